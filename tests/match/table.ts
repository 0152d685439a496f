import { agentFor } from '@/lib/agents/roster'
import type { AnyGame } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { canonical } from '@/lib/match/chain'
import { type Launch, newMatch } from '@/lib/match/create'
import type { PlayDeps } from '@/lib/match/play'
import type { MatchStore, NewMatch } from '@/lib/store/store'
import { bids } from './bids'

const PLAIN = {
  shuffleSeats: false,
  seed: 1,
  title: '',
  ownerId: null,
  visibility: 'public',
  pace: 0,
} as const

/** A match of the bidding game, ready to be stored. */
export function aMatch(wanted: Partial<Launch> = {}): NewMatch {
  const game = wanted.game ?? bids
  const seats = game.personas.map((persona) => ({ persona, agent: { kind: 'scripted' } as const }))
  const launched = newMatch({ ...PLAIN, game, options: {}, seats, ...wanted })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  return launched.match
}

export const depsOn = (store: MatchStore, more: Partial<PlayDeps> = {}): PlayDeps => ({
  store,
  findGame: (id) => (id === bids.id ? (bids as AnyGame) : null),
  agentFor,
  now: () => new Date(),
  announce: async () => {},
  ...more,
})

export const never = new AbortController().signal

/** A log as text, without the times. */
export const bytes = (entries: readonly Entry[]): string =>
  entries.map(({ at: _, ...entry }) => canonical(entry)).join('\n')
