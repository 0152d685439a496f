// Figures of any scenario on one scale: how far a move reaches, how bad a value is. Nothing here knows a variable by name.
import type { Goal, NumberVariable, Scenario, Value, Variable } from '../scenario'

/** A large move of a variable within one step: its own limit, else an eighth of its span. */
export const reachOf = ({ most_a_step, min, max }: NumberVariable): number => most_a_step ?? (max - min) / 8

/** What everybody would want of a variable, by its declared direction; null: it has none. */
export const commonAim = ({ better }: NumberVariable): 'high' | 'low' | null =>
  better === 'neither' ? null : better

/** How far a value is from an aim, 0 (there) to 1 (as far as can be). */
export function distance({ min, max }: NumberVariable, aim: Goal['aim'], value: number): number {
  const at = Math.min(1, Math.max(0, (value - min) / (max - min)))
  if (aim === 'high') return 1 - at
  if (aim === 'low') return at
  const wanted = Math.min(1, Math.max(0, (aim - min) / (max - min)))
  return Math.abs(at - wanted) / Math.max(wanted, 1 - wanted)
}

/** What a move is worth to an aim, in large moves: positive where it brings the variable nearer. Moves stop at bounds. */
export function worth(variable: NumberVariable, aim: Goal['aim'], was: number, add: number): number {
  const now = Math.min(variable.max, Math.max(variable.min, was + add))
  const reach = reachOf(variable)
  if (aim === 'high') return (now - was) / reach
  if (aim === 'low') return (was - now) / reach
  return (Math.abs(was - aim) - Math.abs(now - aim)) / reach
}

/** The first open number of the world that is better high or low: by it the scenario measures how things stand. */
export const headline = ({ world }: Scenario): NumberVariable | null =>
  world.find((one): one is NumberVariable => isNumber(one) && !one.secret && commonAim(one) !== null) ?? null

export const isNumber = (variable: Variable): variable is NumberVariable => variable.kind === 'number'

/** How bad a value is for everybody, 0 to 1; 0 where the variable has no direction. */
export function badness(variable: NumberVariable, value: Value | undefined): number {
  const aim = commonAim(variable)
  return aim === null || typeof value !== 'number' ? 0 : distance(variable, aim, value)
}
