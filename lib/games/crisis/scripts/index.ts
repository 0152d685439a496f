import type { Mind, Script } from '@/lib/core/game'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { respond } from './agent/respond'
import { judge } from './engine/judge'
import { plain } from './plain'
import { say } from './voice'

/** One for every seat: a statesman at an agent's, the rule-based engine at its own. */
function choose(view: View, request: Request, mind: Mind): Action {
  switch (request.decision) {
    case 'respond':
      return respond(view, request.seat, mind)
    case 'judge':
      return judge(view, mind)
  }
}

/** Heuristic players by id, agents and engine alike; a persona names its own. */
export const scripts: Readonly<Record<string, Script<View, Request, Action>>> = {
  statesman: { choose, say },
  plain,
}
