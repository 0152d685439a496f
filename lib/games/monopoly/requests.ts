import type { Decision, Request } from './actions'
import { BOARD, FINE } from './board'
import { isOver } from './outcome'
import { isAuctionOver, leastBid } from './rules/auction'
import { jailCards } from './rules/estate'
import { prospectOf } from './rules/money'
import { mayPropose, proposalsLeft } from './rules/trade'
import { THROWS_IN_JAIL } from './rules/turn'
import { hasWork } from './rules/works'
import type { State, Task, View } from './state'

export const topOf = ({ agenda }: View): Task => agenda[agenda.length - 1]

/** What would be asked now; null where nobody has a choice. */
export function pending(view: View): Decision | null {
  const task = topOf(view)
  switch (task.do) {
    case 'answer':
      return 'trade_response_decision'
    case 'owe':
      return prospectOf(view, task.debt) === 'choose' ? 'bankruptcy_decision' : null
    case 'buy':
      return 'buy_decision'
    case 'bid':
      return !isAuctionOver(task.auction) && view.cash[task.auction.next] >= leastBid(view, task.auction)
        ? 'auction_bid_decision'
        : null
    case 'talk':
      return mayPropose(view) ? 'trade_decision' : null
    case 'jail':
      return mayPayFine(view) || jailCards(view, view.active) > 0 ? 'jail_action_decision' : null
    case 'pre-roll':
      return mayPropose(view) || hasWork(view, view.active) ? 'pre_roll_decision' : null
    case 'post-roll':
      return mayPropose(view) || hasWork(view, view.active) ? 'post_roll_decision' : null
    case 'estate':
    case 'moving':
    case 'turn-over':
    case 'over':
      return null
  }
}

/** On the third turn in jail the fine is paid after the throw, if at all. */
export const mayPayFine = ({ tries, cash, active }: View): boolean =>
  tries[active] < THROWS_IN_JAIL && cash[active] >= FINE

const NONE: readonly Request[] = []

/** One question at a time, or none when the match is over. */
export const requests = ({ table }: State): readonly Request[] => (isOver(table) ? NONE : [requestOf(table)])

const TRADING = { mayTrade: true }
const NOT_TRADING = { mayTrade: false }

function requestOf(view: View): Request {
  const { active: seat, turn } = view
  const task = topOf(view)
  switch (task.do) {
    case 'pre-roll':
      return {
        seat,
        decision: 'pre_roll_decision',
        phase: 'PRE_ROLL',
        turn,
        bounds: mayPropose(view) ? TRADING : NOT_TRADING,
      }
    case 'post-roll':
      return {
        seat,
        decision: 'post_roll_decision',
        phase: 'POST_ROLL',
        turn,
        bounds: mayPropose(view) ? TRADING : NOT_TRADING,
      }
    case 'jail': {
      const bounds = { mayPay: mayPayFine(view), cards: jailCards(view, seat), attempt: view.tries[seat] }
      return { seat, decision: 'jail_action_decision', phase: 'JAIL', turn, bounds }
    }
    case 'buy': {
      const { lot } = task
      return {
        seat,
        decision: 'buy_decision',
        phase: 'PROPERTY_LANDING',
        turn,
        bounds: { lot, price: BOARD[lot].price },
      }
    }
    case 'bid': {
      const { lot, highest, next } = task.auction
      const bounds = { lot, highest, least: leastBid(view, task.auction), most: view.cash[next] }
      return { seat: next, decision: 'auction_bid_decision', phase: 'AUCTION', turn, bounds }
    }
    case 'talk':
      return { seat, decision: 'trade_decision', phase: 'TRADE', turn, bounds: { left: proposalsLeft(view) } }
    case 'answer': {
      const { offer } = task
      return {
        seat: offer.target,
        decision: 'trade_response_decision',
        phase: 'TRADE',
        turn,
        bounds: { offer },
      }
    }
    case 'owe': {
      const { seat: debtor, amount: owed, payee } = task.debt
      const bounds = { owed, payee, shortfall: owed - view.cash[debtor] }
      return { seat: debtor, decision: 'bankruptcy_decision', phase: 'BANKRUPTCY', turn, bounds }
    }
    case 'estate':
    case 'moving':
    case 'turn-over':
    case 'over':
      throw new Error(`play stopped at "${task.do}", where nobody has a choice`)
  }
}
