import { scoreOf } from '@/lib/games/crisis/rules/scores'
import { variableAt } from '@/lib/games/crisis/scenario'
import { agentSeats, agentValues, worldValues } from '@/lib/games/crisis/seen'
import type { State } from '@/lib/games/crisis/state'
import { knownScenario, observes, seenBy } from './gauges'

/** How near each agent is to what it wants, 0 to 100, the engine left out; told to observers alone: 0 where goals are not known. */
export function goalsReached(state: State): readonly number[] {
  const seen = seenBy(state)
  const seats = agentSeats(seen)
  if (!observes(state)) return seats.map((seat) => state.table.scores[seat] ?? 0)
  const scenario = knownScenario(state)
  const world = worldValues(seen)
  const agents = seats.map((seat) => agentValues(seen, seat))
  const at = (agent: string, id: string) => {
    const values = agent === '' ? world : agents[scenario.agents.findIndex(({ name }) => name === agent)]
    const value = values?.[id]
    return value ?? variableAt(scenario, { agent, variable: id })!.start
  }
  return seats.map((seat) => scoreOf(scenario, seat, at) ?? 0)
}

/** The same as a weight of each seat; where goals are not known all weigh alike, and nothing turns. */
export const heldGoals = (state: State): readonly number[] =>
  observes(state) ? goalsReached(state) : state.table.agents.map(() => 1)
