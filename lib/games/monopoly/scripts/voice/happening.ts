// Which moment a decision is, and the names and figures that its sentences may use.
import type { Mind, Names, Seat } from '@/lib/core/game'
import type { Facts } from '@/lib/core/slots'
import { list } from '@/lib/core/words'
import type { Action, Request } from '../../actions'
import { BANK, BOARD, GROUP_NAMES } from '../../board'
import { rentDue } from '../../rules/estate'
import type { Goods, View } from '../../state'
import { count, money, nameOf } from '../../words'
import { mortgagedBy } from '../raise'
import { completes } from '../value'
import type { Moment } from './moments'

export type Happening = { readonly moment: Moment; readonly facts: Facts }

const lotName = (lot: number): string => BOARD[lot].name
const groupName = (lot: number): string => GROUP_NAMES[BOARD[lot].group]

/** "Kentucky Avenue and $50": said aloud, so without positions. */
export const goodsAloud = ({ lots, cash, jailCards }: Goods): string =>
  list([
    ...lots.map(lotName),
    ...(cash > 0 ? [money(cash)] : []),
    ...(jailCards > 0 ? [count(jailCards, 'jail card')] : []),
  ])

/** "Turtle": nobody is addressed with an article. */
const aloud = (names: Names, seat: Seat): string => nameOf(names, seat).replace(/^The /, '')

/** Goods as slots: a lot or card is named, cash alone is a price. */
const slot = (name: 'give' | 'want', goods: Goods): Facts =>
  goods.lots.length + goods.jailCards > 0 ? { [name]: goodsAloud(goods) } : {}

/** What a proposal gives and takes. */
export const sidesOf = (action: Action<'trade_decision'>): { give: Goods; take: Goods } => ({
  give: { lots: action.offer_properties, cash: action.offer_cash, jailCards: action.offer_jail_cards },
  take: { lots: action.request_properties, cash: action.request_cash, jailCards: action.request_jail_cards },
})

export function happeningOf(view: View, request: Request, action: Action, mind: Mind): Happening {
  const { seat } = request
  switch (request.decision) {
    case 'pre_roll_decision':
      return beforeRoll(view, seat, (action as Action<'pre_roll_decision'>).actions, mind)
    case 'post_roll_decision':
      return afterRoll(view, seat, action as Action<'post_roll_decision'>, mind)
    case 'buy_decision':
      return buying(view, request, action as Action<'buy_decision'>)
    case 'auction_bid_decision':
      return bidding(request, action as Action<'auction_bid_decision'>)
    case 'trade_decision':
      return proposing(view, seat, action as Action<'trade_decision'>, mind)
    case 'trade_response_decision': {
      const { offer } = request.bounds
      const facts = {
        who: aloud(mind.names, offer.seat),
        give: goodsAloud(offer.give),
        ...slot('want', offer.take),
      }
      return { moment: (action as Action<'trade_response_decision'>).accept ? 'accept' : 'reject', facts }
    }
    case 'jail_action_decision': {
      const how = { pay_fine: 'pay-fine', use_card: 'use-card', roll_doubles: 'stay' } as const
      return { moment: how[(action as Action<'jail_action_decision'>).action], facts: {} }
    }
    case 'bankruptcy_decision': {
      const { owed, payee } = request.bounds
      const broke = (action as Action<'bankruptcy_decision'>).declare_bankruptcy
      return {
        moment: broke ? 'ruin' : 'raise',
        facts: { owed: money(owed), who: aloud(mind.names, payee) },
      }
    }
  }
}

function beforeRoll(view: View, seat: Seat, actions: readonly string[], mind: Mind): Happening {
  const [pawned] = mortgagedBy(actions)
  if (pawned !== undefined) return { moment: 'mortgage', facts: { lot: lotName(pawned) } }
  return actions.includes('propose_trade')
    ? { moment: 'trading', facts: { cash: money(view.cash[seat]) } }
    : quiet(view, seat, mind)
}

/** Nothing to do: small talk, about whoever else holds most cash. */
function quiet(view: View, seat: Seat, mind: Mind): Happening {
  let richest = seat === 0 ? 1 : 0
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && view.cash[other] > view.cash[richest]) richest = other
  return { moment: 'quiet', facts: { who: aloud(mind.names, richest), cash: money(view.cash[richest]) } }
}

function afterRoll(view: View, seat: Seat, action: Action<'post_roll_decision'>, mind: Mind): Happening {
  const { builds, sells, mortgages, unmortgages, propose_trade } = action
  if (builds.length > 0) {
    const lot = builds[builds.length - 1].position
    const level = view.buildings[lot] + builds.filter(({ position }) => position === lot).length
    const facts = { lot: lotName(lot), group: groupName(lot), rent: money(BOARD[lot].rents[level]) }
    return { moment: 'build', facts }
  }
  if (unmortgages.length > 0) return { moment: 'lift', facts: { lot: lotName(unmortgages[0]) } }
  if (mortgages.length > 0) return { moment: 'mortgage', facts: { lot: lotName(mortgages[0]) } }
  if (sells.length > 0) return { moment: 'sell', facts: { lot: lotName(sells[0]) } }
  if (propose_trade) return { moment: 'trading', facts: { cash: money(view.cash[seat]) } }
  return landed(view, seat, mind)
}

/** On a street of somebody else's, its rent is the talk; its owner alone sets it, whatever brought one here. */
function landed(view: View, seat: Seat, mind: Mind): Happening {
  const lot = view.at[seat]
  const owner = view.owner[lot]
  if (owner === BANK || owner === seat || BOARD[lot].kind !== 'street' || view.mortgaged[lot])
    return quiet(view, seat, mind)
  const facts = { who: aloud(mind.names, owner), lot: lotName(lot), rent: money(rentDue(view, lot, 0)) }
  return { moment: 'landed', facts }
}

function buying(
  view: View,
  { seat, bounds: { lot, price } }: Extract<Request, { decision: 'buy_decision' }>,
  { buy }: Action<'buy_decision'>,
): Happening {
  const left = money(view.cash[seat] - price)
  const facts = { lot: lotName(lot), price: money(price), left, group: groupName(lot) }
  if (!buy) return { moment: 'decline', facts }
  return { moment: completes(view, seat, lot) ? 'buy-group' : 'buy', facts }
}

function bidding(
  { bounds: { lot, highest } }: Extract<Request, { decision: 'auction_bid_decision' }>,
  { bid }: Action<'auction_bid_decision'>,
): Happening {
  const facts = { lot: lotName(lot), bid: money(bid === 0 ? highest : bid) }
  return { moment: bid === 0 ? 'pass' : 'bid', facts }
}

function proposing(view: View, seat: Seat, action: Action<'trade_decision'>, mind: Mind): Happening {
  if (!action.propose_trade) return { moment: 'no-offer', facts: { cash: money(view.cash[seat]) } }
  const { give, take } = sidesOf(action)
  const who = aloud(mind.names, action.target_player)
  if (take.lots.length + take.jailCards === 0)
    return { moment: 'offer-sale', facts: { who, give: goodsAloud(give), price: money(take.cash) } }
  return { moment: 'offer', facts: { who, give: goodsAloud(give), want: goodsAloud(take) } }
}
