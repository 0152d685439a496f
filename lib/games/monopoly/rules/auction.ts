import type { Seat } from '@/lib/core/game'
import { type Rejection, rejected } from '@/lib/core/result'
import { BANK, BOARD } from '../board'
import type { Auction, MonopolyStep, View } from '../state'
import { nextSeat } from './order'

/** The least legal bid in dollars: anything before the first, then the minimum raise more. */
export const leastBid = (view: View, { highest }: Auction): number =>
  highest === 0 ? 1 : highest + view.options.minimumRaise

export const isAuctionOver = ({ next, leader }: Auction): boolean => next === leader

/** @param after the bidding begins with the seat after this one. */
export const openAuction = (
  step: MonopolyStep,
  lot: number,
  after: Seat,
  because: 'declined' | 'unaffordable' | 'estate',
): void => step.write({ type: 'auction-opened', lot, first: nextSeat(step.state.table, after), because })

/** An auction where nobody is to be asked: it closes, or passes over a seat that cannot raise. */
export function moveAuctionOn(step: MonopolyStep, auction: Auction): void {
  const { lot, leader, highest, next } = auction
  if (!isAuctionOver(auction)) step.write({ type: 'bidder-passed-over', seat: next, lot })
  else if (leader === BANK) step.write({ type: 'auction-failed', lot })
  else step.write({ type: 'auction-won', seat: leader, lot, price: highest })
}

export function bid(step: MonopolyStep, auction: Auction, amount: number): Rejection | null {
  const { table } = step.state
  const { next: seat, lot } = auction
  if (amount === 0) {
    step.write({ type: 'bid-passed', seat, lot })
    return null
  }
  const least = leastBid(table, auction)
  if (!Number.isInteger(amount) || amount < least || amount > table.cash[seat])
    return rejected(
      'bid-out-of-range',
      `For ${BOARD[lot].name} bid 0 to pass, or a whole number from $${least} to $${table.cash[seat]}.`,
    )
  step.write({ type: 'bid-made', seat, lot, amount })
  return null
}
