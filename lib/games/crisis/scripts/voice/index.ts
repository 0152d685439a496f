// What statesmen say, write and think beside their choice, and why the engine judges so: called only when somebody listens.
import type { Mind, Words } from '@/lib/core/game'
import type { Action, Actions, Request } from '../../actions'
import type { View } from '../../state'
import { listen } from './listening'
import { reasoningOf } from './reasoning'
import { statementOf } from './statement'
import { assessmentOf } from './thought'
import { writtenIn } from './written'

export function say(view: View, request: Request, action: Action, mind: Mind): Words<Action> {
  switch (request.decision) {
    case 'respond': {
      const chosen = action as Actions['respond']
      const listening = listen(view, request.seat, mind)
      return {
        thought: assessmentOf(listening, chosen),
        speech: statementOf(listening, chosen),
        fields: writtenIn(listening, chosen),
      }
    }
    case 'judge':
      return { thought: reasoningOf(view, mind), speech: '' }
  }
}
