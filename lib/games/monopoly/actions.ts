import type { SeatRequest } from '@/lib/core/game'
import type { Offer } from './state'

/** The eight replies of specs/1 section 7, their own fields; DESIGN section 9 adds `pitch`, `propose_trade`, `sells`. */
export type Actions = {
  /** `build:<pos>:house|hotel`, `sell:<pos>`, `mortgage:<pos>`, `unmortgage:<pos>`, `propose_trade`, `do_nothing`. */
  readonly pre_roll_decision: { readonly actions: readonly string[] }
  readonly buy_decision: { readonly buy: boolean }
  readonly auction_bid_decision: { readonly bid: number }
  readonly trade_decision: {
    readonly propose_trade: boolean
    readonly target_player: number
    readonly offer_properties: readonly number[]
    readonly request_properties: readonly number[]
    readonly offer_cash: number
    readonly request_cash: number
    readonly offer_jail_cards: number
    readonly request_jail_cards: number
    readonly pitch: string
  }
  readonly trade_response_decision: { readonly accept: boolean }
  readonly jail_action_decision: { readonly action: 'pay_fine' | 'use_card' | 'roll_doubles' }
  readonly post_roll_decision: {
    readonly builds: readonly { readonly position: number; readonly type: 'house' | 'hotel' }[]
    readonly sells: readonly number[]
    readonly mortgages: readonly number[]
    readonly unmortgages: readonly number[]
    readonly propose_trade: boolean
  }
  readonly bankruptcy_decision: {
    readonly sell_houses: readonly number[]
    readonly sell_hotels: readonly number[]
    readonly mortgage: readonly number[]
    readonly declare_bankruptcy: boolean
  }
}
export type Decision = keyof Actions
export type Action<D extends Decision = Decision> = Actions[D]

/** The numbers that each question is bounded by. Money in dollars. */
export type Bounds = {
  readonly pre_roll_decision: { readonly mayTrade: boolean }
  readonly buy_decision: { readonly lot: number; readonly price: number }
  /** A bid from `least` to `most`, or 0 to pass. */
  readonly auction_bid_decision: {
    readonly lot: number
    readonly highest: number
    readonly least: number
    readonly most: number
  }
  /** Proposals left in this phase. */
  readonly trade_decision: { readonly left: number }
  readonly trade_response_decision: { readonly offer: Offer }
  readonly jail_action_decision: {
    readonly mayPay: boolean
    readonly cards: number
    readonly attempt: number
  }
  readonly post_roll_decision: { readonly mayTrade: boolean }
  readonly bankruptcy_decision: { readonly owed: number; readonly payee: number; readonly shortfall: number }
}
export const PHASES = [
  'PRE_ROLL',
  'PROPERTY_LANDING',
  'AUCTION',
  'TRADE',
  'JAIL',
  'POST_ROLL',
  'BANKRUPTCY',
] as const

export type Request = {
  readonly [D in Decision]: SeatRequest & {
    readonly decision: D
    readonly phase: (typeof PHASES)[number]
    readonly bounds: Bounds[D]
  }
}[Decision]

/** Terms of a trade that nobody proposes; the target is no seat. */
export const NO_TERMS: Omit<Actions['trade_decision'], 'propose_trade'> = {
  target_player: -1,
  offer_properties: [],
  request_properties: [],
  offer_cash: 0,
  request_cash: 0,
  offer_jail_cards: 0,
  request_jail_cards: 0,
  pitch: '',
}
/** The replies that do nothing: shared, since simulations give them millions of times. */
export const NO_PROPOSAL: Actions['trade_decision'] = { propose_trade: false, ...NO_TERMS }
export const NO_ACTIONS: Actions['pre_roll_decision'] = { actions: [] }
export const NOTHING: Actions['post_roll_decision'] = {
  builds: [],
  sells: [],
  mortgages: [],
  unmortgages: [],
  propose_trade: false,
}
