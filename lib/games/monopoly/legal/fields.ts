import type { Choice } from '@/lib/core/choice'
import type { Seat } from '@/lib/core/game'
import type { Actions, Bounds, Decision, Request } from '../actions'
import { BANK, HOTEL, LOTS } from '../board'
import { jailCards } from '../rules/estate'
import { mayChangeHands } from '../rules/trade'
import { type Menu, menuOf } from '../rules/works'
import type { View } from '../state'

/** Bounds for each field of a decision alone, by the field's name. */
type Fields<D extends Decision> = { readonly [Name in keyof Actions[D]]: Choice }

/** Works in one reply, at most; more than enough for a form or a random reply. */
const MOST_WORKS = 40
const FLAG: Choice = { kind: 'flag' }
const NEVER: Choice = { kind: 'flag', only: false }
const flag = (may: boolean): Choice => (may ? FLAG : NEVER)
const lots = (values: readonly number[]): Choice => ({ kind: 'some-of', values, most: values.length })
const sales = (values: readonly number[]): Choice => ({
  kind: 'some-of',
  values,
  most: values.length * HOTEL,
  repeats: true,
})

export function fieldsOf(view: View, request: Request): Readonly<Record<string, Choice>> {
  const { seat } = request
  switch (request.decision) {
    case 'pre_roll_decision':
      return preRoll(menuOf(view, seat), request.bounds.mayTrade)
    case 'post_roll_decision':
      return postRoll(menuOf(view, seat), request.bounds.mayTrade)
    case 'buy_decision':
      return { buy: FLAG } satisfies Fields<'buy_decision'>
    case 'auction_bid_decision':
      return bids(request.bounds)
    case 'trade_decision':
      return trade(view, seat)
    case 'trade_response_decision':
      return { accept: FLAG } satisfies Fields<'trade_response_decision'>
    case 'jail_action_decision':
      return jail(request.bounds)
    case 'bankruptcy_decision':
      return bankruptcy(view, menuOf(view, seat))
  }
}

function preRoll(menu: Menu, mayTrade: boolean): Fields<'pre_roll_decision'> {
  const values = [
    ...menu.sells.map((lot) => `sell:${lot}`),
    ...menu.mortgages.map((lot) => `mortgage:${lot}`),
    ...menu.unmortgages.map((lot) => `unmortgage:${lot}`),
    ...menu.builds.map(({ position, type }) => `build:${position}:${type}`),
  ]
  if (mayTrade) values.push('propose_trade')
  return { actions: { kind: 'some-of', values, most: MOST_WORKS, repeats: menu.sells.length > 0 } }
}

const postRoll = (menu: Menu, mayTrade: boolean): Fields<'post_roll_decision'> => ({
  builds: { kind: 'some-of', values: menu.builds, most: menu.builds.length },
  sells: sales(menu.sells),
  mortgages: lots(menu.mortgages),
  unmortgages: lots(menu.unmortgages),
  propose_trade: flag(mayTrade),
})

const bids = ({ least, most }: Bounds['auction_bid_decision']): Fields<'auction_bid_decision'> => ({
  bid: { kind: 'number', from: least, to: most, or: [0] },
})

function trade(view: View, seat: Seat): Fields<'trade_decision'> {
  const others = view.cash.map((_, other) => other).filter((other) => other !== seat && !view.bankrupt[other])
  const free = LOTS.filter((lot) => view.owner[lot] !== BANK && mayChangeHands(view, lot))
  const upTo = (to: number): Choice => ({ kind: 'number', from: 0, to })
  return {
    propose_trade: FLAG,
    target_player: { kind: 'one-of', values: others },
    offer_properties: lots(free.filter((lot) => view.owner[lot] === seat)),
    request_properties: lots(free.filter((lot) => view.owner[lot] !== seat)),
    offer_cash: upTo(view.cash[seat]),
    request_cash: upTo(Math.max(...others.map((other) => view.cash[other]))),
    offer_jail_cards: upTo(jailCards(view, seat)),
    request_jail_cards: upTo(Math.max(...others.map((other) => jailCards(view, other)))),
    pitch: { kind: 'text' },
  }
}

function jail({ mayPay, cards }: Bounds['jail_action_decision']): Fields<'jail_action_decision'> {
  const values = ['roll_doubles']
  if (mayPay) values.push('pay_fine')
  if (cards > 0) values.push('use_card')
  return { action: { kind: 'one-of', values } }
}

const bankruptcy = (view: View, menu: Menu): Fields<'bankruptcy_decision'> => ({
  sell_houses: sales(menu.sells),
  sell_hotels: lots(menu.sells.filter((lot) => view.buildings[lot] === HOTEL)),
  mortgage: lots(menu.mortgages),
  declare_bankruptcy: NEVER,
})
