import type { Option } from '@/components/ui/field'
import type { Problem } from '@/components/ui/post'
import type { DealtDocument, DocumentChoice } from '@/lib/live/document'
import type { Visibility } from '@/lib/live/shapes'
import type { AgentOffer } from './agents'
import { seated } from './places'

// What the launch form is given and what it gathers: plain data, no React, no schemas.

/** One option of a game, as its schema tells it. */
export type OptionField = {
  readonly name: string
  readonly label: string
  readonly hint: string | null
  readonly value: string
  /** Numbers alone have bounds. */
  readonly least: number | null
  readonly most: number | null
  /** Left empty the game chooses. */
  readonly optional?: boolean
  /** What may be chosen, where it is no number and no yes or no. */
  readonly choices?: readonly string[]
}

/** A persona as people may read it before they choose. */
export type PersonaCard = {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly portrait: string
  readonly strategy: readonly string[]
  readonly notes: readonly string[]
  readonly parameters: Readonly<Record<string, number>>
  /** How a model is asked that sits here, unless the seat says otherwise. */
  readonly temperature: number
  readonly maxTokens: number
}

/** A game as one chooses it. */
export type GameOffer = {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly least: number
  readonly most: number
}

/** What a game is set with, where that is a document. */
export type DocumentCard = {
  readonly noun: string
  readonly format: string
  /** Endings and types, as a file chooser takes them. */
  readonly files: string
  /** Characters. */
  readonly longest: number
  readonly shipped: readonly (DealtDocument & { readonly id: string; readonly text: string })[]
}

export type GameCard = GameOffer & {
  /** Seats of a table that stands ready. */
  readonly usual: number
  readonly options: readonly OptionField[]
  readonly personas: readonly PersonaCard[]
  /** In place of options: what the table is set with. */
  readonly document?: DocumentCard
}

export type LaunchChoices = {
  readonly game: GameCard
  /** All games there are; empty where a game is played again. */
  readonly games: readonly GameOffer[]
  readonly agents: readonly AgentOffer[]
  /** The model that usually plays a persona, by its id. */
  readonly usualModels: Readonly<Record<string, string>>
  /** Milliseconds between steps, as text. */
  readonly paces: readonly Option[]
  readonly usualPace: string
  /** A fresh seed, drawn on the server. */
  readonly seed: string
  /** A name to begin with. */
  readonly title: string
  /** The table to begin with; null: the one that stands ready. */
  readonly start: SavedTable | null
  /** Kept by this person for this game, by name. */
  readonly setups: readonly SavedSetup[]
}

/** All of a draft but seed and title: what is kept under a name. */
export type SavedTable = {
  readonly seats: readonly Omit<SeatDraft, 'key'>[]
  readonly drawSeats: boolean
  readonly ceiling?: string
  readonly options: Readonly<Record<string, string>>
  readonly document?: DocumentChoice
  readonly pace: string
  readonly visibility: Visibility
}
export type SavedSetup = { readonly id: string; readonly name: string; readonly table: SavedTable }

/** `key` tells rows apart while they move; it is never sent. */
export type SeatDraft = {
  readonly key: number
  readonly persona: string
  readonly agent: string
  /** Of a model, as typed; empty or absent: the persona's. */
  readonly temperature?: string
  readonly maxTokens?: string
  readonly maxPromptTokens?: string
}

/** Everything as typed. */
export type Draft = {
  readonly title: string
  readonly seats: readonly SeatDraft[]
  readonly drawSeats: boolean
  readonly options: Readonly<Record<string, string>>
  /** Of a game that is set with a document. */
  readonly document?: DocumentChoice
  readonly seed: string
  readonly pace: string
  readonly visibility: Visibility
  /** Dollars that models may cost, as typed; empty: no ceiling. */
  readonly ceiling: string
}

/** A table that is ready to start: each persona once, as many as sit there usually. */
export function firstDraft({ game, agents, usualPace, seed, title }: LaunchChoices): Draft {
  const sitters = Array.from({ length: game.usual }, (_, i) => game.personas[i % game.personas.length])
  const shipped = game.document?.shipped[0]
  const seats = sitters.map(({ id }, key) => ({ key, persona: id, agent: agents[0].value }))
  return {
    title,
    seats: shipped?.places ? seated([], shipped.places, agents) : seats,
    ...(shipped && { document: { kind: 'shipped', id: shipped.id } }),
    drawSeats: false,
    options: Object.fromEntries(game.options.map(({ name, value }) => [name, value])),
    seed,
    pace: usualPace,
    visibility: 'public',
    ceiling: '',
  }
}

export const tableOf = ({ seats, drawSeats, options, document, ...rest }: Draft): SavedTable => ({
  ...{ drawSeats, options, pace: rest.pace, visibility: rest.visibility, ceiling: rest.ceiling },
  ...(document && { document }),
  seats: seats.map(({ key: _, ...seat }) => seat),
})

/** A draft as it was kept, as far as the game still knows what it names; the rest as it stands ready. */
export function laid(draft: Draft, table: SavedTable, { game, agents, paces }: LaunchChoices): Draft {
  const knows = (options: readonly Option[], value: string) =>
    options.some((option) => option.value === value)
  const seats = table.seats
    .filter(({ persona }) => game.personas.some(({ id }) => id === persona))
    .map(({ agent, ...seat }, key) => ({
      ...{ ...seat, key },
      agent: knows(agents, agent) ? agent : agents[0].value,
    }))
  const options = game.options.map(({ name, value }) => [name, table.options[name] ?? value])
  const document = knownDocument(game, table.document) ?? draft.document
  return {
    ...draft,
    ...(document && { document }),
    seats: seats.length > 0 ? seats : draft.seats,
    drawSeats: table.drawSeats,
    options: Object.fromEntries(options),
    pace: knows(paces, table.pace) ? table.pace : draft.pace,
    visibility: table.visibility,
    ceiling: table.ceiling ?? '',
  }
}

/** A document as it was kept; undefined where it is shipped no more, or none was kept. */
const knownDocument = (
  { document }: GameCard,
  kept: DocumentChoice | undefined,
): DocumentChoice | undefined =>
  kept?.kind === 'shipped' && !document?.shipped.some(({ id }) => id === kept.id) ? undefined : kept

/** The draft that the form opens with. */
export function openingDraft(choices: LaunchChoices): Draft {
  const first = firstDraft(choices)
  return choices.start ? laid(first, choices.start, choices) : first
}

/** What of the refusals still holds after a change: what was said of a field goes once the field is another. */
export function stillRefused(problems: readonly Problem[], before: Draft, after: Draft): readonly Problem[] {
  const isSame = (field: string): boolean => {
    const [part, ...rest] = field.split('.')
    if (part === 'options') return before.options[rest.join('.')] === after.options[rest.join('.')]
    if (
      part === 'seats' ||
      part === 'title' ||
      part === 'seed' ||
      part === 'pace' ||
      part === 'visibility' ||
      part === 'ceiling' ||
      part === 'document'
    )
      return before[part] === after[part]
    return false
  }
  return problems.filter(({ field }) => isSame(field))
}
