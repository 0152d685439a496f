import { describe, expect, test } from 'vitest'
import type { Event } from '@/lib/games/monopoly/state'
import { given, givenSeats, has, NOTHING, turn } from '../story'

/** Seat 0 lands on Connecticut Avenue (9, $120) and declines. */
const declined = (...facts: Parameters<typeof given>) =>
  given(...facts, turn(0))
    .when(0, 'pre_roll_decision', NOTHING, [3, 6])
    .when(0, 'buy_decision', { buy: false })
const opened: Event = { type: 'auction-opened', lot: 9, first: 1, because: 'declined' }
const bid = (seat: number, amount: number): Event => ({ type: 'bid-made', seat, lot: 9, amount })
const passed = (seat: number): Event => ({ type: 'bid-passed', seat, lot: 9 })

describe('auctions', () => {
  test('M-AUCTION-1 a lot not bought is auctioned, from the seat after the one that declined, who may bid too', () =>
    declined()
      .thenJust(opened)
      .when(1, 'auction_bid_decision', { bid: 0 })
      .when(2, 'auction_bid_decision', { bid: 0 })
      .when(3, 'auction_bid_decision', { bid: 5 })
      .when(0, 'auction_bid_decision', { bid: 20 })
      .thenJust(bid(0, 20))
      .when(3, 'auction_bid_decision', { bid: 0 })
      .thenJust(passed(3), { type: 'auction-won', seat: 0, lot: 9, price: 20 })
      .thenState(({ table }) => expect([table.owner[9], table.cash[0]]).toEqual([0, 1480])))

  test('M-AUCTION-2 bidding starts at $1, and each raise is at least the minimum raise', () => {
    declined()
      .thenAsks(1, 'auction_bid_decision', { lot: 9, highest: 0, least: 1, most: 1500 })
      .when(1, 'auction_bid_decision', { bid: 1 })
      .thenAsks(2, 'auction_bid_decision', { lot: 9, highest: 1, least: 11, most: 1500 })
      .when(2, 'auction_bid_decision', { bid: 10 })
      .thenRefused('bid-out-of-range')
    givenSeats(3, { minimumRaise: 50 }, turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .when(0, 'buy_decision', { buy: false })
      .when(1, 'auction_bid_decision', { bid: 7 })
      .thenAsks(2, 'auction_bid_decision', { lot: 9, highest: 7, least: 57, most: 1500 })
  })

  test('M-AUCTION-3 a pass is final', () =>
    declined()
      .when(1, 'auction_bid_decision', { bid: 0 })
      .when(2, 'auction_bid_decision', { bid: 10 })
      .when(3, 'auction_bid_decision', { bid: 20 })
      .when(0, 'auction_bid_decision', { bid: 0 })
      // seats 1 and 0 are out: it goes between 2 and 3 alone
      .thenAsks(2, 'auction_bid_decision')
      .when(2, 'auction_bid_decision', { bid: 30 })
      .thenAsks(3, 'auction_bid_decision'))

  test('M-AUCTION-4 it ends when all but the highest bidder have passed, who is not asked to raise', () =>
    declined()
      .when(1, 'auction_bid_decision', { bid: 40 })
      .when(2, 'auction_bid_decision', { bid: 0 })
      .when(3, 'auction_bid_decision', { bid: 0 })
      .when(0, 'auction_bid_decision', { bid: 0 })
      .thenJust(passed(0), { type: 'auction-won', seat: 1, lot: 9, price: 40 })
      .thenAsks(0, 'post_roll_decision'))

  test('M-AUCTION-5 with no bid the lot stays with the bank', () =>
    declined()
      .when(1, 'auction_bid_decision', { bid: 0 })
      .when(2, 'auction_bid_decision', { bid: 0 })
      .when(3, 'auction_bid_decision', { bid: 0 })
      .when(0, 'auction_bid_decision', { bid: 0 })
      .thenJust(passed(0), { type: 'auction-failed', lot: 9 })
      .thenState(({ table }) => expect(table.owner[9]).toBe(-1)))

  test('M-AUCTION-6 only cash in hand counts', () => {
    declined(has(1, 90)).when(1, 'auction_bid_decision', { bid: 91 }).thenRefused('bid-out-of-range')
    declined().when(1, 'auction_bid_decision', { bid: 10.5 }).thenRefused('bid-out-of-range')
    declined().when(1, 'auction_bid_decision', { bid: -5 }).thenRefused('bid-out-of-range')
  })

  test('M-AUCTION-7 who cannot raise is passed over, with a fact of its own', () =>
    declined(has(2, 55), has(3, 0))
      .when(1, 'auction_bid_decision', { bid: 50 })
      .thenJust(
        bid(1, 50),
        { type: 'bidder-passed-over', seat: 2, lot: 9 },
        { type: 'bidder-passed-over', seat: 3, lot: 9 },
      )
      .thenAsks(0, 'auction_bid_decision'))
})
