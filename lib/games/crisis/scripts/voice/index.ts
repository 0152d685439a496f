import type { Mind, Words } from '@/lib/core/game'
import type { Action, Request } from '../../actions'
import type { View } from '../../state'

export const say = (_view: View, request: Request, _action: Action, _mind: Mind): Words<Action> => ({
  thought: request.decision === 'respond' ? 'So be it.' : 'Every act counts.',
  speech: '',
})
