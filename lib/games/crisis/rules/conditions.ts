import type { Condition, Value } from '../scenario'
import { isSame } from '../schema/values'

/** What a variable stands at; `agent` empty: of the world. */
export type Lookup = (agent: string, variable: string) => Value

/** Whether a condition of the scenario holds. */
export function holds(condition: Condition, at: Lookup): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, at))
  if ('any' in condition) return condition.any.some((one) => holds(one, at))
  if ('not' in condition) return !holds(condition.not, at)
  const { agent, variable, is, at_least, at_most } = condition
  const value = at(agent, variable)
  if (is !== null && !isSame(value, is)) return false
  if (at_least !== null && !(typeof value === 'number' && value >= at_least)) return false
  return at_most === null || (typeof value === 'number' && value <= at_most)
}
