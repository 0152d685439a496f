import { isDeepStrictEqual } from 'node:util'
import { offerValue } from '@/components/launch/agents'
import type { LaunchChoices, SavedSetup, SavedTable } from '@/components/launch/table'
import type { AgentSpec } from '@/lib/agents/agent'
import type { AnyGame } from '@/lib/core/game'
import { findGame } from '@/lib/games'
import type { DocumentChoice } from '@/lib/live/document'
import type { MatchHead } from '@/lib/live/shapes'
import { findDocument } from '@/lib/scenario/documents'
import type { Setup } from '@/lib/store/setups'

const TITLE_MOST = 120

/** Who played a seat, as the form names it; endpoints of others are not offered and so fall away. */
function played(spec: AgentSpec | undefined, kind: string): Omit<SavedTable['seats'][number], 'persona'> {
  if (spec?.kind !== 'model') return { agent: kind }
  const { provider, keyRef, model, temperature, maxTokens, maxPromptTokens } = spec
  const way = provider === 'compatible' ? (keyRef ?? '') : provider
  return {
    agent: offerValue(way, model),
    ...(temperature !== undefined && { temperature: String(temperature) }),
    ...(maxTokens !== undefined && { maxTokens: String(maxTokens) }),
    ...(maxPromptTokens !== undefined && { maxPromptTokens: String(maxPromptTokens) }),
  }
}

/**
 * The document of a match: the shipped one, else a text that reads as it was. Whoever may not know all of it gets the
 * one that stands ready.
 */
function documentOf({ game, setup, audience }: MatchHead): DocumentChoice | undefined {
  const kind = findDocument(game)
  if (!kind) return undefined
  const known = findGame(game)?.disclosed ?? ((options: unknown) => options)
  const told = (options: unknown) => (audience === 'observer' ? options : known(options))
  const shipped = kind.shipped.find(({ options }) => isDeepStrictEqual(told(options), setup.options))
  if (shipped) return { kind: 'shipped', id: shipped.id }
  return audience === 'observer' ? { kind: 'own', text: kind.write(setup.options) } : undefined
}

/** A table as it was set for a match. */
function tableOfMatch(match: MatchHead, agents: readonly AgentSpec[]): SavedTable {
  const { seats, setup, live, visibility } = match
  const document = documentOf(match)
  const options = document ? [] : Object.entries((setup.options ?? {}) as Record<string, unknown>)
  return {
    seats: seats.map(({ persona, agent }, seat) => ({ persona, ...played(agents[seat], agent) })),
    // who sits where was settled then
    drawSeats: false,
    options: Object.fromEntries(options.map(([name, value]) => [name, value === null ? '' : String(value)])),
    ...(document && { document }),
    pace: String(live.pace),
    visibility,
  }
}

/** What the form begins with when a match is played again; its seed where that is wanted and no secret. */
export function again(
  match: MatchHead,
  agents: readonly AgentSpec[],
  seed: 'same' | 'new',
): Partial<LaunchChoices> {
  const title = match.title.endsWith(', again') ? match.title : `${match.title}, again`
  return {
    start: tableOfMatch(match, agents),
    ...(title.length <= TITLE_MOST && { title }),
    ...(seed === 'same' && match.seed !== null && { seed: String(match.seed) }),
  }
}

export const setupsFor = (game: AnyGame, setups: readonly Setup[]): readonly SavedSetup[] =>
  setups
    .filter((setup) => setup.game === game.id)
    // the shape that `setupForm` let in
    .map(({ id, name, table }) => ({ id, name, table: table as unknown as SavedTable }))
