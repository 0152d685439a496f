// Plays matches among scripts and watches what each seat decides, to measure what a parameter does.
import type { Game, Seat } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import type { Action, Request } from '@/lib/games/monopoly/actions'
import { monopoly } from '@/lib/games/monopoly/index'
import type { Event, Options, State, View } from '@/lib/games/monopoly/state'
import { playOut } from '@/lib/match/simulate'

export type Monopoly = Game<State, Event, Request, View, Action, Options>
export const OPTIONS: Options = { startingCash: 1500, turnLimit: 1000, minimumRaise: 10 }

export const withParameters = (persona: Persona, parameters: Record<string, number>): Persona => ({
  ...persona,
  parameters: { ...persona.parameters, ...parameters },
})

export type Result = {
  readonly winner: Seat
  readonly by: string
  readonly state: State
  readonly events: readonly Event[]
}

/** One match; each persona is played by the script it names. A shared first place counts for its lowest seat. */
export function playMatch(seed: number, personas: readonly Persona[], game: Monopoly = monopoly): Result {
  const setup = { seats: personas.length, options: OPTIONS }
  const sittings = personas.map((persona) => ({ persona, agent: { script: persona.script } }))
  const { state, events } = playOut(game, { seed, setup, sittings })
  const end = game.outcome(state as State)
  if (end === null) throw new Error('a match played out has no outcome')
  return { winner: end.ranking[0][0], by: end.by, state: state as State, events: events as Event[] }
}

/** One figure a match. Matches are independent, decisions within one are not: the match is the unit of a mean. */
export type Sample = readonly number[]

export const meanOf = (sample: Sample): number => sample.reduce((a, b) => a + b, 0) / sample.length

/** Standard error of the mean. */
export function errorOf(sample: Sample): number {
  const mean = meanOf(sample)
  const squares = sample.reduce((total, figure) => total + (figure - mean) ** 2, 0)
  return Math.sqrt(squares / (sample.length - 1) / sample.length)
}

/** How many standard errors the second mean lies above the first. */
export const distance = (low: Sample, high: Sample): number =>
  (meanOf(high) - meanOf(low)) / Math.hypot(errorOf(low), errorOf(high))
