// What the packet shows of a reply, beside its schema.
import type { Action, Request } from './actions'
import { leversOf } from './rules/effects'
import { agentAt, agentSeats, scenarioOf, worldOf } from './seen'
import type { View } from './state'

/** The thought category where the agent gave none. */
export const category = (request: Request): string =>
  request.decision === 'respond' ? 'strategy' : 'valuation'

/** A legal reply that shows the shape and pushes no choice: lever and partner take turns with the steps. */
export function example(view: View, request: Request): Action {
  const { turn, seat } = request
  switch (request.decision) {
    case 'respond': {
      const others = agentSeats(view).filter((other) => other !== seat)
      const other = agentAt(view, others[(turn + seat) % others.length]).name
      const levers = leversOf(scenarioOf(view), seat)
      const lever = levers[(turn + seat) % Math.max(1, levers.length)]
      const target = lever && lever.target !== 'none' ? other : ''
      const act = {
        lever: lever?.id ?? 'other',
        target,
        text: 'What is done, where and by whom.',
        covert: false,
      }
      return { actions: [act], communications: [{ to: [other], text: 'What only they are to read.' }] }
    }
    case 'judge': {
      const [world] = worldOf(view)
      const global_vars = world ? { [world.variable.id]: world.value } : {}
      const happening = {
        type: 'kind_of_event',
        description: 'What happened, where and to whom.',
        known_to: [],
      }
      return { state_updates: { global_vars, agent_vars: {} }, events: [happening] }
    }
  }
}
