import type { Outcome, Seat } from '@/lib/core/game'
import type { State } from './state'

/**
 * Agents by score where the scenario declares goals for all of them, ties sharing a place; where it does not, all
 * share the first. The engine takes no side and stands last.
 */
export function outcome({ table, scenario }: State): Outcome | null {
  if (table.by === null) return null
  const { scores } = table
  const seats = scenario.agents.map((_, seat) => seat)
  const isRanked = scenario.agents.every(({ goal }) => goal.length > 0)
  const tiers = isRanked ? [...new Set(seats.map((seat) => scores[seat]))].sort((a, b) => b - a) : []
  const ranking: Seat[][] = isRanked
    ? tiers.map((score) => seats.filter((seat) => scores[seat] === score))
    : [seats]
  return { by: table.by, ranking: [...ranking, [seats.length]], scores: scores.slice() }
}
