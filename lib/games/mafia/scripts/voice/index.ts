// What a scripted player says, thinks and writes down beside its action: called only when somebody listens.
import type { Mind, Words } from '@/lib/core/game'
import type { Action, Request } from '../../actions'
import type { View } from '../../state'
import { type Listening, listen } from './listening'
import { messageOf } from './message'
import { readsOf, reasonOf, relationsOf } from './notes'
import { defenceOf, farewellOf, speechOf } from './speech'
import { thoughtOf } from './thought'

/** Words for an action that a talker chose. */
export function say(view: View, request: Request, action: Action, mind: Mind): Words<Action> {
  const listening = listen(view, request, action, mind)
  const reason = reasonOf(listening, request, action)
  return {
    thought: thoughtOf(listening, request, action),
    speech: aloud(listening, request, action),
    fields: {
      beliefs: { ...action.beliefs, relations: relationsOf(listening), reads: readsOf(listening) },
      ...(reason !== '' && { reason }),
    },
  }
}

function aloud(listening: Listening, { decision, bounds }: Request, action: Action): string {
  switch (decision) {
    case 'speaking':
      return speechOf(listening, action as Action<'speaking'>)
    case 'defence':
      return defenceOf(listening, action as Action<'defence'>)
    case 'last_words':
      return farewellOf(listening, action as Action<'last_words'>)
    case 'night_kill':
      return messageOf(listening, action as Action<'night_kill'>, bounds.round)
    case 'voting':
    case 'investigation':
    case 'protection':
      return ''
  }
}
