import { describe, expect, test } from 'vitest'
import type { Request } from '@/lib/games/monopoly/actions'
import { fallback } from '@/lib/games/monopoly/fallback'
import { requests } from '@/lib/games/monopoly/requests'
import type { State } from '@/lib/games/monopoly/state'
import {
  given,
  has,
  holdsJailCard,
  jailed,
  mortgaged,
  NOTHING,
  offer,
  owns,
  type Story,
  stands,
  standsAt,
  turn,
} from './story'

/** What is done for an agent of this persona that gives no usable answer to the open question. */
function standsIn(story: Story, parameters: Record<string, number> = { auctionMaxMultiplier: 0.9 }): unknown {
  let action: unknown
  story.thenState((state: State) => {
    action = fallback(state.table, requests(state)[0] as Request, { parameters })
  })
  return action
}

const lands = (...facts: Parameters<typeof given>) =>
  given(...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING, [3, 6])

describe('the stand-in', () => {
  test('does nothing before and after the throw, even with a monopoly and cash', () => {
    expect(standsIn(given(owns(0, 37, 39), turn(0)))).toEqual({ actions: [] })
    expect(standsIn(lands(owns(0, 9, 37, 39)))).toMatchObject({ builds: [], propose_trade: false })
  })

  test('buys with twice the price in cash', () => {
    expect(standsIn(lands(has(0, 240)))).toEqual({ buy: true })
    expect(standsIn(lands(has(0, 239)))).toEqual({ buy: false })
  })

  test('bids $10 more, up to the persona’s multiple of the price', () => {
    const auction = lands().when(0, 'buy_decision', { buy: false })
    expect(standsIn(auction)).toEqual({ bid: 10 })
    const bidding = auction.when(1, 'auction_bid_decision', { bid: 98 })
    expect(standsIn(bidding)).toEqual({ bid: 108 })
    expect(standsIn(bidding.when(2, 'auction_bid_decision', { bid: 108 }))).toEqual({ bid: 0 })
    expect(standsIn(bidding, { auctionMaxMultiplier: 1.5 })).toEqual({ bid: 118 })
  })

  test('proposes nothing and accepts nothing', () => {
    const trading = given(turn(0)).when(0, 'pre_roll_decision', { actions: ['propose_trade'] })
    expect(standsIn(trading)).toMatchObject({ propose_trade: false })
    expect(standsIn(trading.when(0, 'trade_decision', offer({ offer_cash: 900 })))).toEqual({ accept: false })
  })

  test('throws for a double in jail, whatever it holds', () =>
    expect(
      standsIn(given(jailed(0), holdsJailCard(0, 0), turn(0)).when(0, 'pre_roll_decision', NOTHING)),
    ).toEqual({ action: 'roll_doubles' }))

  test('in debt mortgages first, in board order, and no more than needed', () =>
    expect(
      standsIn(given(has(0, 20), owns(0, 5, 15, 25), turn(0)).when(0, 'pre_roll_decision', NOTHING, [1, 3])),
    ).toEqual({ sell_houses: [], sell_hotels: [], mortgage: [5, 15], declare_bankruptcy: false }))

  test('then sells evenly, and no more than needed', () =>
    expect(
      standsIn(
        given(has(0, 20), owns(0, 6, 8, 9, 5), stands(3, 6, 8), stands(4, 9), mortgaged(5), turn(0)).when(
          0,
          'pre_roll_decision',
          NOTHING,
          [1, 3],
        ),
      ),
    ).toEqual({
      sell_houses: [9, 6, 8, 9, 6, 8, 9, 6],
      sell_hotels: [],
      mortgage: [],
      declare_bankruptcy: false,
    }))

  test('and in a shortage sells hotels down to what the bank has', () => {
    const others = [11, 13, 14, 16, 18, 19, 21, 23]
    const short = given(
      has(0, 150),
      owns(0, 37, 39),
      owns(1, ...others),
      stands(5, 37, 39),
      stands(4, ...others),
      standsAt(0, 0),
      turn(0),
    ).when(0, 'pre_roll_decision', NOTHING, [1, 3])
    // no house in the bank: all or nothing
    const action = standsIn(short)
    expect(action).toEqual({
      sell_houses: [37, 39, 37, 39, 37, 39, 37, 39],
      sell_hotels: [37, 39],
      mortgage: [],
      declare_bankruptcy: false,
    })
  })
})
