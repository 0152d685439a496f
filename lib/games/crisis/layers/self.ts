import type { Seat } from '@/lib/core/game'
import { isSecret } from '../scenario'
import { agentAt, agentOf, changesIn } from '../seen'
import type { View } from '../state'
import { stateLine } from './lines'
import { stepWord } from './terms'

/** The reader's own state, with words for ranges, and which of it the others do not see. */
export function selfLayer(view: View, seat: Seat): string {
  const agent = agentAt(view, seat)
  const changes = changesIn(view, view.table.step - 1).filter((change) => change.seat === seat)
  const since = `in the last ${stepWord(view)}`
  return [
    'YOUR CURRENT STATE:',
    ...agentOf(view, seat).map((known) => {
      const hidden = isSecret(agent, known.variable) ? ' (the others do not see it)' : ''
      return `${stateLine(known, changes, since)}${hidden}`
    }),
  ].join('\n')
}
