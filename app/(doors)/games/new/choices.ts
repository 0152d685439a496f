import { z } from 'zod'
import type { AgentOffer } from '@/components/launch/agents'
import type { DocumentCard, GameCard, GameOffer, LaunchChoices, OptionField } from '@/components/launch/table'
import type { AnyGame } from '@/lib/core/game'
import { games } from '@/lib/games'
import { freshSeed } from '@/lib/match/create'
import { PACES } from '@/lib/match/paces'
import { findDocument } from '@/lib/scenario/documents'
import { TITLES } from './titles'

type Described = {
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly string[]
  readonly anyOf?: readonly (Described & { readonly type?: string })[]
}

/** The part of an option that is no null, and whether it may be one. */
function unwrapped(option: Described): readonly [Described, boolean] {
  const kinds = option.anyOf ?? []
  const own = kinds.find(({ type }) => type !== 'null')
  return own && kinds.length > 1 ? [{ ...option, ...own }, true] : [option, false]
}

/** "startingCash" as "Starting cash". */
const named = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}

/** The options of a game from its schema, as plain fields with bounds: no schema reaches the browser. */
export function optionFields(options: AnyGame['options']): readonly OptionField[] {
  const { properties = {} } = z.toJSONSchema(options, { io: 'input' }) as {
    properties?: Record<string, Described>
  }
  return Object.entries(properties).map(([name, described]) => {
    const [option, optional] = unwrapped(described)
    return {
      name,
      label: option.title ?? named(name),
      hint: option.description ?? null,
      value: String(option.default ?? ''),
      least: option.minimum ?? null,
      most: option.maximum ?? null,
      ...(optional && { optional }),
      ...(option.enum && { choices: option.enum }),
    }
  })
}

const offerOf = ({ id, title, tagline, seats }: AnyGame): GameOffer => ({
  ...{ id, title, tagline },
  least: seats.min,
  most: seats.max,
})

/** What a game is set with, where that is a document. */
function documentCard(game: AnyGame): DocumentCard | undefined {
  const kind = findDocument(game.id)
  if (!kind) return undefined
  const { noun, format, files, longest, shipped, preview } = kind
  return {
    ...{ noun, format, files, longest },
    shipped: shipped.map(({ id, text, options }) => ({
      ...{ id, text },
      preview: preview(options),
      places: game.places?.(options) ?? null,
    })),
  }
}

/** The options one by one, or the document that holds all of them. */
function withOptions(game: AnyGame): Pick<GameCard, 'options' | 'document'> {
  const document = documentCard(game)
  return document ? { options: [], document } : { options: optionFields(game.options) }
}

const gameCard = (game: AnyGame): GameCard => ({
  ...offerOf(game),
  usual: game.seats.usual,
  ...withOptions(game),
  personas: game.personas.map(
    ({ id, name, tagline, portrait, strategy, notes, parameters, temperature, maxTokens }) => ({
      ...{ id, name, tagline, portrait, strategy, notes, parameters, temperature, maxTokens },
    }),
  ),
})

export const SCRIPTS: readonly AgentOffer[] = [
  { value: 'scripted', label: 'Script' },
  { value: 'random', label: 'Chance' },
]

const seconds = (pace: number): string => `${(pace / 1000).toLocaleString('en')} s a step`
const PACE_WORDS = {
  slow: `Slow, ${seconds(PACES.slow)}`,
  normal: `Steady, ${seconds(PACES.normal)}`,
  quick: `Quick, ${seconds(PACES.quick)}`,
  instant: 'At once',
} as const satisfies Record<keyof typeof PACES, string>

/** All that the launch form of a game offers, and a seed drawn for it. */
export const launchChoices = (game: AnyGame, begun: Partial<LaunchChoices> = {}): LaunchChoices => ({
  game: gameCard(game),
  games: games.map(offerOf),
  agents: SCRIPTS,
  paces: (Object.keys(PACES) as (keyof typeof PACES)[]).map((name) => ({
    value: String(PACES[name]),
    label: PACE_WORDS[name],
  })),
  usualPace: String(PACES.normal),
  seed: String(freshSeed()),
  // a draw of its own: a public title tells nothing of the seed
  title: TITLES[freshSeed() % TITLES.length],
  usualModels: {},
  start: null,
  setups: [],
  ...begun,
})
