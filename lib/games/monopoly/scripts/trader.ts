// One heuristic player. Its persona's parameters govern all it does.
import type { Mind, Seat } from '@/lib/core/game'
import { type Action, NO_ACTIONS, NO_PROPOSAL, NOTHING, type Request } from '../actions'
import type { View } from '../state'
import { develop, PROPOSING } from './build'
import { nextBid, wantsToBuy } from './buy'
import { isSoldOut } from './danger'
import { bestDeal, type Deal } from './deals'
import { leaveJail } from './jail'
import { appraise, balance } from './ledger'
import { idleLots, mortgageAction, raiseCash } from './raise'
import { type Traits, traitsOf } from './traits'

const TRADES: Action<'pre_roll_decision'> = { actions: ['propose_trade'] }
const YES = { accept: true }
const NO = { accept: false }
const BUYS = { buy: true }
const DECLINES = { buy: false }

/** Index of the chance that decides whether a seat looks for a trade in a phase. */
const LOOKING = 0

export function choose(view: View, request: Request, mind: Mind): Action {
  const { seat } = request
  const traits = traitsOf(mind.persona)
  switch (request.decision) {
    case 'pre_roll_decision':
      if (view.cash[seat] < traits.pawn) {
        const pawned = pawn(view, seat, traits)
        if (pawned !== NO_ACTIONS) return pawned
      }
      return request.bounds.mayTrade && looksForTrade(view, seat, traits, mind) ? TRADES : NO_ACTIONS
    case 'post_roll_decision': {
      const works = develop(view, seat, traits, mind)
      if (works !== NOTHING || !request.bounds.mayTrade) return works
      return looksForTrade(view, seat, traits, mind) ? PROPOSING : NOTHING
    }
    case 'buy_decision':
      return wantsToBuy(view, seat, request.bounds.lot, traits) ? BUYS : DECLINES
    case 'auction_bid_decision':
      return { bid: nextBid(view, seat, request.bounds, traits) }
    case 'trade_decision': {
      const deal = bestDeal(view, seat, traits)
      return deal === null ? NO_PROPOSAL : proposalOf(deal)
    }
    case 'trade_response_decision':
      return balance(appraise(view, seat, request.bounds.offer, traits), traits) > 0 ? YES : NO
    case 'jail_action_decision':
      return leaveJail(view, seat, request.bounds, traits)
    case 'bankruptcy_decision':
      return raiseCash(view, seat, request.bounds.shortfall)
  }
}

/** Raises cash with idle lots to go on buying, as long as the bank has lots to sell. */
function pawn(view: View, seat: Seat, traits: Traits): Action<'pre_roll_decision'> {
  if (isSoldOut(view)) return NO_ACTIONS
  const lots = idleLots(view, seat, traits.pawn - view.cash[seat])
  return lots.length === 0 ? NO_ACTIONS : { actions: lots.map(mortgageAction) }
}

const looksForTrade = (view: View, seat: Seat, traits: Traits, mind: Mind): boolean =>
  mind.chance(LOOKING) < traits.tradeFrequency && bestDeal(view, seat, traits) !== null

const proposalOf = ({ target, want, give, cash, card }: Deal): Action<'trade_decision'> => ({
  propose_trade: true,
  target_player: target,
  offer_properties: give,
  request_properties: want > 0 ? [want] : [],
  offer_cash: Math.max(0, cash),
  request_cash: Math.max(0, -cash),
  offer_jail_cards: card ? 1 : 0,
  request_jail_cards: 0,
  pitch: '',
})
