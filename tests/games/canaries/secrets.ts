import type { AnyGame, GameEvent, Seat, SeatRequest } from '@/lib/core/game'
import type { Random } from '@/lib/core/random'
import type { Match } from '../run'
import type { Hearers } from './cage'

/** Plants a token of this kind, to be heard by these at most. */
export type Plant = (kind: string, hearers: Hearers) => string

/** What is secret in a game, told from its rules and from what really is, never from what its events say of themselves. */
export type Secrets = {
  readonly game: AnyGame
  /** The number of a decision in the match is everyone's to know. */
  readonly isCounted: boolean
  /** A match of random size and options; `players` is filled in by whoever plays it. */
  match(pick: (n: number) => number): Match['setup']
  /** Who hears the words that go with an answer. */
  listeners(state: unknown, request: SeatRequest): Hearers
  /** An answer with a canary in each of its free texts. */
  planted(state: unknown, request: SeatRequest, action: unknown, plant: Plant): unknown
  /** Whom an event of the game is for; null: everyone. Asked when it has been folded. */
  due(state: unknown, event: GameEvent): Hearers
  /** What a public event may tell beside its type. */
  open(state: unknown, event: GameEvent): readonly string[] | 'all'
}

export const only = (seat: Seat): readonly Seat[] => [seat]

/** Whole numbers below n, one after the other. */
export const picker = (random: Random, stream: number) => {
  let drawn = 0
  return (n: number): number => Math.floor((random.at(stream, drawn++) / 2 ** 32) * n)
}
