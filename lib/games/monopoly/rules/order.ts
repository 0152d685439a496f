import type { Seat } from '@/lib/core/game'
import { BANK } from '../board'
import type { View } from '../state'

type Seats = Pick<View, 'seats' | 'bankrupt'>

/** The next seat that is not bankrupt; the seat itself when no other is left. */
export function nextSeat({ seats, bankrupt }: Seats, from: Seat): Seat {
  let seat = from
  do seat = seat + 1 === seats ? 0 : seat + 1
  while (bankrupt[seat] && seat !== from)
  return seat
}

/** The next seat still in an auction, `from` last of all; BANK when nobody is. */
export function nextBidder(bidding: readonly boolean[], from: Seat): Seat {
  const seats = bidding.length
  for (let i = 1; i <= seats; i++) {
    const seat = (from + i) % seats
    if (bidding[seat]) return seat
  }
  return BANK
}

export const standing = ({ seats, fallen }: Pick<View, 'seats' | 'fallen'>): number => seats - fallen.length
