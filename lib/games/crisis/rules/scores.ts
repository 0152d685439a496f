// How an agent fared: each of its goals as a share of the way, weighed. Our own rule; docs/rules.md, C-SCORE.
import type { Seat } from '@/lib/core/game'
import { type Goal, type NumberVariable, type Scenario, variableAt } from '../scenario'
import type { Lookup } from './conditions'

/** From 0 (as far from its goals as the bounds allow) to 100 (all reached), to one place; null: the scenario gives none. */
export function scoreOf(scenario: Scenario, seat: Seat, at: Lookup): number | null {
  const { name, goal } = scenario.agents[seat]
  if (goal.length === 0) return null
  let sum = 0
  let weights = 0
  for (const one of goal) {
    const agent = one.of === 'world' ? '' : one.of === 'own' ? name : one.of
    const variable = variableAt(scenario, { agent, variable: one.variable }) as NumberVariable
    sum += one.weight * share(one.aim, variable, at(agent, one.variable) as number)
    weights += one.weight
  }
  return Math.round((1000 * sum) / weights) / 10
}

/** How near a value is to an aim, 0 to 1. */
function share(aim: Goal['aim'], { min, max }: NumberVariable, value: number): number {
  const at = (value - min) / (max - min)
  if (aim === 'high') return at
  if (aim === 'low') return 1 - at
  const wanted = Math.min(1, Math.max(0, (aim - min) / (max - min)))
  return 1 - Math.abs(at - wanted) / Math.max(wanted, 1 - wanted)
}
