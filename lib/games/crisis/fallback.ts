import { type Action, NO_JUDGEMENT, NO_RESPONSE, NO_UPDATES, type Request } from './actions'
import type { View } from './state'

/** For an agent that gave no usable answer: it holds its position. For the engine: nothing changes, and that is told to all. */
export function fallback(_view: View, request: Request): Action {
  switch (request.decision) {
    case 'respond':
      return NO_RESPONSE
    case 'judge':
      return { state_updates: NO_UPDATES, events: [UNJUDGED] }
  }
}

const UNJUDGED = {
  type: NO_JUDGEMENT,
  description: 'No judgement came of this step: what was done in it changes nothing by itself.',
  known_to: [],
}
