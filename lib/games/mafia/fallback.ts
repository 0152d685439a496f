import { type Action, NO_BELIEFS, NOBODY, type Request } from './actions'
import { NOTHING_DECLARED } from './rules/declared'
import { livingOthers } from './rules/living'
import { killTargets, mayProtect, protectTargets, voteTargets } from './rules/targets'
import type { View } from './state'
import { ownOf } from './view'

/**
 * What is done for an agent that gave no usable answer: it declares nothing, and names nobody where it may. Who must be
 * named goes round by turn and seat, so that stand-ins pick on nobody. A doctor watches over itself where it can.
 */
export function fallback(view: View, request: Request): Action {
  const { table } = view
  const { seat } = request
  const beliefs = NO_BELIEFS
  const someone = (seats: readonly number[]) => seats[(table.turn + seat) % seats.length]
  switch (request.decision) {
    case 'speaking':
      return { beliefs, nominates: NOBODY, ...NOTHING_DECLARED }
    case 'defence':
    case 'last_words':
      return { beliefs, ...NOTHING_DECLARED }
    case 'voting': {
      const vote = request.bounds.mayAbstain ? NOBODY : someone(voteTargets(table, seat))
      return { beliefs, vote, reason: '' }
    }
    case 'night_kill': {
      const target = request.bounds.maySkip ? NOBODY : someone(killTargets(table, ownOf(view)))
      return { beliefs, target, reason: '' }
    }
    case 'protection': {
      const own = ownOf(view)
      const target = mayProtect(table, own, seat) ? seat : someone(protectTargets(table, own))
      return { beliefs, target, reason: '' }
    }
    case 'investigation':
      return { beliefs, target: someone(livingOthers(table, seat)), reason: '' }
  }
}
