import type { Seat } from '@/lib/core/game'
import type { Debt, Offer } from './state'

/**
 * Every fact of a Monopoly log. docs/events.md is made from this union; `@document` names what specs/1 and specs/2
 * call the same.
 */
export type Event =
  /** The order of a deck's cards, top first; told to nobody. */
  | {
      readonly type: 'deck-shuffled'
      readonly deck: number
      readonly order: readonly number[]
      readonly to: readonly Seat[]
    }
  /** A seat's turn begins; extra throws belong to it. */
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** The two dice fall. */
  | { readonly type: 'dice-rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  /** The throw that sets the rent after the nearest-utility card. */
  | { readonly type: 'utility-dice-rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  /** A double gives another throw. */
  | { readonly type: 'rolls-again'; readonly seat: Seat }
  /** A token moves; `steps` are squares walked, negative when backwards. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly square: number; readonly steps: number }
  /** Salary for passing or reaching GO. */
  | { readonly type: 'salary-paid'; readonly seat: Seat; readonly amount: number }
  /** A card is drawn and put back beneath its deck. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly deck: number; readonly card: number }
  /** A Get Out of Jail Free card is kept, out of its deck. */
  | { readonly type: 'jail-card-kept'; readonly seat: Seat; readonly deck: number }
  /** The bank pays what a card says. */
  | { readonly type: 'card-cashed'; readonly seat: Seat; readonly amount: number }
  /** A seat is sent to jail; its turn ends. */
  | { readonly type: 'jailed'; readonly seat: Seat; readonly because: 'square' | 'card' | 'third-double' }
  /** In jail, past its pre-roll phase: how to leave comes next. */
  | { readonly type: 'jail-faced'; readonly seat: Seat }
  /** A throw for a double failed. */
  | { readonly type: 'stayed-in-jail'; readonly seat: Seat; readonly attempt: number }
  /** A seat is free again; `deck` is the deck of the card used. */
  | {
      readonly type: 'left-jail'
      readonly seat: Seat
      readonly by: 'fine' | 'card' | 'double' | 'third-try'
      readonly deck?: number
    }
  /** Money owed is paid at once. */
  | ({ readonly type: 'paid' } & Debt)
  /** Cash does not cover what is owed. */
  | ({ readonly type: 'debt-incurred' } & Debt)
  /** A debt is settled after money was raised. */
  | ({ readonly type: 'debt-paid' } & Debt)
  /** An unowned lot is offered at its price. */
  | { readonly type: 'lot-offered'; readonly seat: Seat; readonly lot: number; readonly price: number }
  /** The lot is bought from the bank. @document PROPERTY_BOUGHT */
  | { readonly type: 'lot-bought'; readonly seat: Seat; readonly lot: number; readonly price: number }
  /** A lot comes under the hammer; `first` is asked first. */
  | {
      readonly type: 'auction-opened'
      readonly lot: number
      readonly first: Seat
      readonly because: 'declined' | 'unaffordable' | 'estate'
    }
  /** A bid. */
  | { readonly type: 'bid-made'; readonly seat: Seat; readonly lot: number; readonly amount: number }
  /** A bidder withdraws for good. */
  | { readonly type: 'bid-passed'; readonly seat: Seat; readonly lot: number }
  /** A bidder cannot raise and is out without being asked. */
  | { readonly type: 'bidder-passed-over'; readonly seat: Seat; readonly lot: number }
  /** The highest bidder pays and owns the lot. */
  | { readonly type: 'auction-won'; readonly seat: Seat; readonly lot: number; readonly price: number }
  /** Nobody bid; the lot stays with the bank. */
  | { readonly type: 'auction-failed'; readonly lot: number }
  /** `level` stands there now: 1 to 4 houses, 5 a hotel; one level a fact, but several where the bank is short of houses. */
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly lot: number
      readonly level: number
      readonly cost: number
    }
  /** Buildings go back at half price; `level` stands there now. */
  | {
      readonly type: 'building-sold'
      readonly seat: Seat
      readonly lot: number
      readonly level: number
      readonly gain: number
    }
  /** A lot is mortgaged at half its price. */
  | { readonly type: 'lot-mortgaged'; readonly seat: Seat; readonly lot: number; readonly gain: number }
  /** A mortgage is lifted at 110 %, rounded up. */
  | { readonly type: 'mortgage-lifted'; readonly seat: Seat; readonly lot: number; readonly cost: number }
  /** A seat wants to propose a trade. */
  | { readonly type: 'trading-began'; readonly seat: Seat }
  /** It proposes no more in this phase. */
  | { readonly type: 'trading-ended'; readonly seat: Seat }
  /** An offer with its terms and its pitch. */
  | ({ readonly type: 'trade-proposed' } & Offer)
  /** The goods change hands. @document TRADE_ACCEPTED, TRADE_COMPLETED */
  | ({ readonly type: 'trade-accepted' } & Omit<Offer, 'pitch'>)
  /** `target` refuses what `seat` proposed. @document TRADE_REJECTED */
  | { readonly type: 'trade-rejected'; readonly seat: Seat; readonly target: Seat }
  /** All that a bankrupt seat has left goes to its creditor, or to the bank. */
  | {
      readonly type: 'estate-passed'
      readonly seat: Seat
      readonly heir: Seat
      readonly lots: readonly number[]
      readonly cash: number
      readonly jailCards: number
    }
  /** A seat is out. */
  | { readonly type: 'went-bankrupt'; readonly seat: Seat; readonly creditor: Seat }
  /** The last turn that the options allow is over. */
  | { readonly type: 'turn-limit-reached'; readonly turn: number }
