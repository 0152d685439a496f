// What the packet shows of a reply, beside its schema.
import type { CATEGORIES } from '@/lib/core/wire'
import type { Action, Decision, Request } from './actions'
import { fallback } from './fallback'
import type { View } from './state'

const CATEGORY: { readonly [D in Decision]: (typeof CATEGORIES)[number] } = {
  pre_roll_decision: 'strategy',
  buy_decision: 'valuation',
  auction_bid_decision: 'valuation',
  trade_decision: 'trade_evaluation',
  trade_response_decision: 'trade_evaluation',
  jail_action_decision: 'risk_assessment',
  post_roll_decision: 'strategy',
  bankruptcy_decision: 'risk_assessment',
}

/** The thought category where the agent gave none (DESIGN section 9). */
export const category = (request: Request): string => CATEGORY[request.decision]

/**
 * A legal reply that shows the shape and pushes no choice: where something is to be said yes or no to, the two take
 * turns with the turns of the match.
 */
export function example(view: View, request: Request): Action {
  const yes = (view.turn + request.seat) % 2 === 0
  switch (request.decision) {
    case 'buy_decision':
      return { buy: yes }
    case 'auction_bid_decision':
      return { bid: yes ? request.bounds.least : 0 }
    case 'trade_response_decision':
      return { accept: yes }
    case 'jail_action_decision': {
      const { mayPay } = request.bounds
      return { action: yes ? 'roll_doubles' : mayPay ? 'pay_fine' : 'use_card' }
    }
    case 'pre_roll_decision':
    case 'post_roll_decision':
    case 'trade_decision':
    case 'bankruptcy_decision':
      return fallback(view, request, NO_PARAMETERS)
  }
}
const NO_PARAMETERS = { parameters: {} }
