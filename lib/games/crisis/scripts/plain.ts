import type { Mind, Script, Words } from '@/lib/core/game'
import type { Action, Actions, Request } from '../actions'
import { leversOf, pullsOf } from '../rules/effects'
import type { Value } from '../scenario'
import { actsIn, agentAt, agentSeats, agentValues, scenarioOf, worldValues } from '../seen'
import type { View } from '../state'

/** Agents pull a lever at random every other time; the engine adds up the levers' effects, no more. */
function choose(view: View, request: Request, mind: Mind): Action {
  switch (request.decision) {
    case 'respond':
      return respond(view, request.seat, mind)
    case 'judge':
      return { state_updates: addedUp(view), events: [] }
  }
}

function respond(view: View, seat: number, { chance }: Mind): Actions['respond'] {
  const levers = leversOf(scenarioOf(view), seat)
  if (levers.length === 0 || chance(0) < 0.5) return { actions: [], communications: [] }
  const lever = levers[Math.floor(chance(1) * levers.length)]
  const others = agentSeats(view).filter((other) => other !== seat)
  const other = agentAt(view, others[Math.floor(chance(2) * others.length)]).name
  const target = lever.target === 'none' ? '' : other
  const act = { lever: lever.id, target, text: lever.title, covert: chance(3) < 0.1 }
  return { actions: [act], communications: [] }
}

/** New values of all that the step's acts move by the scenario's own effects, covert ones included. */
export function addedUp(view: View): Actions['judge']['state_updates'] {
  const scenario = scenarioOf(view)
  const world = worldValues(view)
  const agents = agentSeats(view).map((seat) => agentValues(view, seat))
  const global_vars: Record<string, Value> = {}
  const agent_vars: Record<string, Record<string, Value>> = {}
  for (const act of actsIn(view, view.table.step))
    for (const { seat, variable, add, set } of pullsOf(scenario, act)) {
      const values = seat === null ? world : agents[seat]
      values[variable.id] = set ?? (values[variable.id] as number) + (add ?? 0)
      if (seat === null) global_vars[variable.id] = values[variable.id]
      else {
        const name = agentAt(view, seat).name
        agent_vars[name] ??= {}
        agent_vars[name][variable.id] = values[variable.id]
      }
    }
  return { global_vars, agent_vars }
}

const say = (_view: View, request: Request): Words<Action> => ({
  thought:
    request.decision === 'respond'
      ? 'Now one lever, now another; nothing more is meant by it.'
      : 'Every act counts for what the scenario says it does.',
  speech: '',
})

export const plain: Script<View, Request, Action> = { choose, say }
