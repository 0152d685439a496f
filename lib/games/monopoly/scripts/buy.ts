// Purchases and auctions.
import type { Seat } from '@/lib/core/game'
import type { Bounds } from '../actions'
import { BOARD } from '../board'
import type { View } from '../state'
import type { Traits } from './traits'
import { completes, ownValue } from './value'

/** Own value at which a seat buys a lot at its printed price. */
export const leastValue = (price: number, { buyThreshold }: Traits): number => price * (1.5 - buyThreshold)

/** Buys what is worth it and leaves the floor whole. */
export const wantsToBuy = (view: View, seat: Seat, lot: number, traits: Traits): boolean =>
  view.cash[seat] - BOARD[lot].price >= traits.minCashReserve &&
  ownValue(view, seat, lot, traits) >= leastValue(BOARD[lot].price, traits)

/** The highest bid a seat would make: what the lot is worth to it, its multiple of the price, and what it can spare. */
export function highestBid(view: View, seat: Seat, lot: number, traits: Traits): number {
  const { price } = BOARD[lot]
  const worth = Math.max(ownValue(view, seat, lot, traits), traits.shill * price)
  const keep = completes(view, seat, lot)
    ? traits.minCashReserve
    : Math.max(traits.minCashReserve, traits.cashTarget)
  return Math.floor(Math.min(worth, price * traits.auctionMaxMultiplier, view.cash[seat] - keep))
}

/** The next bid in dollars, or 0 to pass. */
export function nextBid(
  view: View,
  seat: Seat,
  bounds: Bounds['auction_bid_decision'],
  traits: Traits,
): number {
  const { lot, highest, least, most } = bounds
  // cash first: whoever is far below needs no valuation
  if (Math.min(most, view.cash[seat] - traits.minCashReserve) < least) return 0
  const limit = Math.min(most, highestBid(view, seat, lot, traits))
  if (limit < least) return 0
  const raise = Math.ceil((BOARD[lot].price * traits.bidStep) / 5) * 5
  return Math.min(limit, Math.max(least, highest + raise))
}
