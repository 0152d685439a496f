import type { Seat } from '@/lib/core/game'
import { type NumberVariable, variablesOf } from '@/lib/games/crisis/scenario'
import { agentAt, agentSeats, agentValues, lettersIn } from '@/lib/games/crisis/seen'
import type { State } from '@/lib/games/crisis/state'
import { knownScenario, seenBy } from './gauges'
import type { Shape } from './use-shape'
import { baseTitle } from './words'

/** A relation that the scenario has between agents. */
export type Relation = { readonly base: string; readonly title: string; readonly sample: NumberVariable }

/** Number relations of the scenario, each once. */
export function relationsOf(state: State): readonly Relation[] {
  const found: Relation[] = []
  for (const variable of knownScenario(state).each)
    if (
      variable.kind === 'number' &&
      variable.base !== '' &&
      !found.some(({ base }) => base === variable.base)
    )
      found.push({ base: variable.base, title: baseTitle(variable), sample: variable })
  return found
}

/** Two agents: what each holds of the other (null: not known here), and what their line says. */
export type Tie = {
  readonly a: Seat
  readonly b: Seat
  readonly ofA: number | null
  readonly ofB: number | null
  readonly kind: 'bond' | 'rift'
  /** 0: as far apart as can be, 1: as close. */
  readonly near: number
}

/** At or below this share of the scale, or in its worst range, a line is a rift. */
const RIFT = 0.25

/** Where a value lies between worst and best. */
export function closeness({ min, max, better }: NumberVariable, value: number): number {
  const share = (value - min) / (max - min)
  return better === 'low' ? 1 - share : share
}

/** The bound of what counts as a rift: the edge of the worst range, else a quarter of the scale. */
export function riftBound(variable: NumberVariable): number {
  const { ranges, min, max, better } = variable
  if (better === 'low') return ranges.length > 1 ? ranges.at(-2)!.up_to : max - RIFT * (max - min)
  return ranges.length > 1 ? ranges[0]!.up_to : min + RIFT * (max - min)
}

const isRift = (variable: NumberVariable, value: number): boolean =>
  variable.better === 'low' ? value > riftBound(variable) : value <= riftBound(variable)

function held(state: State, of: Seat, towards: Seat, base: string): number | null {
  const seen = seenBy(state)
  const { name } = agentAt(seen, of)
  const variable = variablesOf(knownScenario(state), name).find(
    (one) => one.base === base && one.towards === agentAt(seen, towards).name,
  )
  const value = variable && agentValues(seen, of)[variable.id]
  return typeof value === 'number' ? value : null
}

/** Every pair of agents of whom something is known, lower seats first. */
export function tiesOf(state: State, { base, sample }: Relation): readonly Tie[] {
  const seats = agentSeats(seenBy(state))
  return seats.flatMap((a) =>
    seats.flatMap((b): Tie[] => {
      if (b <= a) return []
      const [ofA, ofB] = [held(state, a, b, base), held(state, b, a, base)]
      const known = [ofA, ofB].filter((value) => value !== null)
      if (known.length === 0) return []
      const mean = known.reduce((sum, value) => sum + value, 0) / known.length
      return [{ a, b, ofA, ofB, kind: isRift(sample, mean) ? 'rift' : 'bond', near: closeness(sample, mean) }]
    }),
  )
}

/** Pairs that wrote to one another in a step, with the number of letters; whoever is told of none sees none. */
export function postIn(state: State, step: number): readonly { a: Seat; b: Seat; letters: number }[] {
  const found: { a: Seat; b: Seat; letters: number }[] = []
  for (const { seat, recipients } of lettersIn(seenBy(state), step))
    for (const other of recipients) {
      const [a, b] = seat < other ? [seat, other] : [other, seat]
      const pair = found.find((one) => one.a === a && one.b === b)
      if (pair) pair.letters++
      else found.push({ a, b, letters: 1 })
    }
  return found
}

/** Where an agent stands in a drawing. */
export function placeOf(
  seat: Seat,
  seats: number,
  { wide, high }: Shape,
): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * seat) / seats - Math.PI / 2
  return {
    x: wide / 2 + (wide / 2 - 40) * Math.cos(angle),
    y: high / 2 - 2 + Math.max(20, high / 2 - 36) * Math.sin(angle),
  }
}
