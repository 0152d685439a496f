import { describe, expect, test } from 'vitest'
import type { Event } from '@/lib/games/monopoly/state'
import {
  given,
  givenSeats,
  has,
  holdsJailCard,
  mortgaged,
  moved,
  NOTHING,
  onTop,
  owns,
  raise,
  rolled,
  stands,
  standsAt,
  turn,
  works,
} from '../story'

const bankruptcy = 'bankruptcy_decision'
/** Seat 0 walks from GO on to Income Tax and owes $200. */
const taxed = (...facts: Parameters<typeof given>) =>
  given(...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING, [1, 3])
const owes = (seat: number, payee: number, amount: number, why: 'tax' | 'card'): Event => ({
  type: 'debt-incurred',
  seat,
  payee,
  amount,
  why,
})

describe('debts', () => {
  test('M-DEBT-1 who is short of cash but worth enough is asked to raise it', () =>
    taxed(has(0, 20), owns(0, 5, 15))
      .thenJust(rolled(0, 1, 3), moved(0, 4, 4), owes(0, -1, 200, 'tax'))
      .thenAsks(0, bankruptcy, { owed: 200, payee: -1, shortfall: 180 })
      .when(0, bankruptcy, raise({ mortgage: [5, 15] }))
      .thenJust(
        { type: 'lot-mortgaged', seat: 0, lot: 5, gain: 100 },
        { type: 'lot-mortgaged', seat: 0, lot: 15, gain: 100 },
        { type: 'debt-paid', seat: 0, payee: -1, amount: 200, why: 'tax' },
      )
      .thenState(({ table }) => expect(table.cash[0]).toBe(20)))

  test('M-DEBT-2 asked again until the debt is covered', () =>
    taxed(has(0, 20), owns(0, 5, 15, 25))
      .when(0, bankruptcy, raise({ mortgage: [5] }))
      .thenJust({ type: 'lot-mortgaged', seat: 0, lot: 5, gain: 100 })
      .thenAsks(0, bankruptcy, { owed: 200, payee: -1, shortfall: 80 }))

  test('M-DEBT-3 a reply that raises nothing, or gives up while solvent, is refused', () =>
    taxed(has(0, 20), owns(0, 5, 15))
      .when(0, bankruptcy, raise({}))
      .thenRefused('raises-nothing')
      .when(0, bankruptcy, raise({ declare_bankruptcy: true }))
      .thenRefused('solvent')
      .when(0, bankruptcy, raise({ mortgage: [25] }))
      .thenRefused('not-owned'))

  test('M-DEBT-4 hotels are sold under their own name, houses under theirs', () => {
    const facts = [has(0, 0), owns(0, 37, 39), stands(5, 37, 39)]
    taxed(...facts)
      .when(0, bankruptcy, raise({ sell_houses: [39] }))
      .thenRefused('hotel-first')
    taxed(...facts, stands(4, 37))
      .when(0, bankruptcy, raise({ sell_hotels: [37] }))
      .thenRefused('no-hotel')
    taxed(...facts)
      .when(0, bankruptcy, raise({ sell_hotels: [39, 37], sell_houses: [39] }))
      .thenAlso(
        { type: 'building-sold', lot: 39, level: 4, gain: 100 },
        { type: 'building-sold', lot: 39, level: 3, gain: 100 },
        { type: 'building-sold', lot: 37, level: 4, gain: 100 },
        { type: 'debt-paid', seat: 0, amount: 200 },
      )
  })

  test('M-DEBT-5 worth less than the debt means bankrupt at once, unasked', () =>
    taxed(has(0, 20), owns(0, 5))
      .thenAlso(owes(0, -1, 200, 'tax'), { type: 'went-bankrupt', seat: 0, creditor: -1 })
      .thenAsks(1, 'auction_bid_decision'))

  test('M-DEBT-6 liquidation value: cash, half of all buildings, mortgage values of unmortgaged lots', () => {
    // two houses at $50 and two mortgages at $30: $110 beside the cash
    const worth = [owns(0, 1, 3), stands(1, 1, 3)]
    const bankrupt: Partial<Event> = { type: 'went-bankrupt', seat: 0 }
    taxed(has(0, 90), ...worth).thenAsks(0, bankruptcy)
    taxed(has(0, 89), ...worth).thenAlso(bankrupt)
    taxed(has(0, 89), ...worth, owns(0, 5)).thenAsks(0, bankruptcy)
    taxed(has(0, 89), ...worth, owns(0, 5), mortgaged(5)).thenAlso(bankrupt)
  })

  test('M-DEBT-7 where one mortgage is the only means it is taken unasked', () =>
    taxed(has(0, 150), owns(0, 5)).thenJust(
      rolled(0, 1, 3),
      moved(0, 4, 4),
      owes(0, -1, 200, 'tax'),
      { type: 'lot-mortgaged', seat: 0, lot: 5, gain: 100 },
      { type: 'debt-paid', seat: 0, payee: -1, amount: 200, why: 'tax' },
    ))

  test('M-DEBT-8 settled one at a time in the order they arise, from the seat after the drawer', () =>
    // seat 2 has its birthday: 3, 0 and 1 owe $10 each; 0 is short and must settle before 1 pays
    given(onTop(1, 8), standsAt(2, 10), has(0, 5), owns(0, 5, 15), turn(2))
      .when(2, 'pre_roll_decision', NOTHING, [3, 4])
      .thenAlso(
        { type: 'paid', seat: 3, payee: 2, amount: 10, why: 'card' },
        owes(0, 2, 10, 'card'),
        owes(1, 2, 10, 'card'),
      )
      .thenAsks(0, bankruptcy, { owed: 10, payee: 2, shortfall: 5 })
      .when(0, bankruptcy, raise({ mortgage: [15] }))
      .thenJust(
        { type: 'lot-mortgaged', seat: 0, lot: 15, gain: 100 },
        { type: 'debt-paid', seat: 0, payee: 2, amount: 10, why: 'card' },
        { type: 'debt-paid', seat: 1, payee: 2, amount: 10, why: 'card' },
      )
      .thenAsks(2, 'post_roll_decision'))

  test('M-DEBT-9 raised in another’s turn; the roller then goes on, the double included', () =>
    given(onTop(1, 8), standsAt(2, 11), has(0, 5), owns(0, 5, 15), turn(2))
      .when(2, 'pre_roll_decision', NOTHING, [3, 3])
      .when(0, bankruptcy, raise({ mortgage: [15] }))
      .when(2, 'post_roll_decision', works())
      .thenJust({ type: 'rolls-again', seat: 2 }))

  test('M-DEBT-10 no phase of one’s own opens before the debt is settled', () =>
    taxed(has(0, 20), owns(0, 5, 15, 25, 35), mortgaged(25))
      .thenAsks(0, bankruptcy)
      .when(0, bankruptcy, raise({ mortgage: [5] }))
      .thenAsks(0, bankruptcy)
      .when(0, bankruptcy, raise({ mortgage: [15] }))
      .thenAsks(0, 'post_roll_decision'))
})

describe('bankruptcy', () => {
  test('M-BANKRUPT-1 to a player: buildings are sold, all that is left goes to the creditor', () =>
    given(
      owns(1, 37, 39),
      stands(5, 37, 39),
      owns(0, 1, 3, 5),
      stands(2, 1, 3),
      has(0, 60),
      holdsJailCard(0, 0),
      standsAt(0, 33),
      turn(0),
    )
      .when(0, 'pre_roll_decision', NOTHING, [1, 3])
      .thenJust(
        rolled(0, 1, 3),
        moved(0, 37, 4),
        { type: 'debt-incurred', seat: 0, payee: 1, amount: 1500, why: 'rent', lot: 37 },
        { type: 'building-sold', seat: 0, lot: 1, level: 0, gain: 50 },
        { type: 'building-sold', seat: 0, lot: 3, level: 0, gain: 50 },
        { type: 'estate-passed', seat: 0, heir: 1, lots: [1, 3, 5], cash: 160, jailCards: 1 },
        { type: 'went-bankrupt', seat: 0, creditor: 1 },
        { type: 'turn-began', seat: 1, turn: 2 },
      )
      .thenState(({ table }) => {
        expect([table.owner[1], table.owner[3], table.owner[5]]).toEqual([1, 1, 1])
        expect([table.cash[0], table.cash[1], table.jailCard[0]]).toEqual([0, 1660, 1])
      }))

  test('M-BANKRUPT-2 the heir’s 10 % on mortgaged lots is a debt of the heir’s own to the bank', () => {
    const ruined = (...facts: Parameters<typeof given>) =>
      given(
        owns(1, 39),
        owns(0, 5, 12),
        mortgaged(5, 12),
        has(0, 40),
        standsAt(0, 35),
        ...facts,
        turn(0),
      ).when(0, 'pre_roll_decision', NOTHING, [1, 3])
    const estate: Partial<Event> = { type: 'estate-passed', seat: 0, heir: 1, lots: [5, 12], cash: 40 }
    ruined().thenAlso(estate, { type: 'paid', seat: 1, payee: -1, amount: 18, why: 'interest' })
    // an heir who cannot pay it falls too
    ruined(has(1, 0), { type: 'card-cashed', seat: 0, amount: -30 }).thenAlso(
      { type: 'went-bankrupt', seat: 0, creditor: 1 },
      { type: 'debt-incurred', seat: 1, payee: -1, amount: 18, why: 'interest' },
      { type: 'lot-mortgaged', seat: 1, lot: 39 },
      { type: 'debt-paid', seat: 1, amount: 18 },
    )
  })

  test('M-BANKRUPT-3 to the bank: cards go back, lots are lifted and auctioned from the seat after the bankrupt', () =>
    taxed(has(0, 20), owns(0, 5, 12), mortgaged(5), holdsJailCard(0, 1))
      .thenAlso(
        { type: 'estate-passed', seat: 0, heir: -1, lots: [5, 12], cash: 20, jailCards: 1 },
        { type: 'went-bankrupt', seat: 0, creditor: -1 },
        { type: 'auction-opened', lot: 5, first: 1, because: 'estate' },
      )
      .thenState(({ table, decks }) => {
        expect([table.mortgaged[5], table.jailCard[1], decks[1].length]).toEqual([false, -1, 16])
      })
      .when(1, 'auction_bid_decision', { bid: 1 })
      .when(2, 'auction_bid_decision', { bid: 0 })
      .when(3, 'auction_bid_decision', { bid: 0 })
      .thenJust(
        { type: 'bid-passed', seat: 3, lot: 5 },
        { type: 'auction-won', seat: 1, lot: 5, price: 1 },
        { type: 'auction-opened', lot: 12, first: 1, because: 'estate' },
      )
      .when(1, 'auction_bid_decision', { bid: 0 })
      .when(2, 'auction_bid_decision', { bid: 0 })
      .when(3, 'auction_bid_decision', { bid: 0 })
      .thenJust(
        { type: 'bid-passed', seat: 3, lot: 12 },
        { type: 'auction-failed', lot: 12 },
        { type: 'turn-began', seat: 1, turn: 2 },
      ))

  test('M-BANKRUPT-4 paying each player: each $50 is a debt of its own, the first creditor unpaid takes all', () =>
    given(onTop(0, 15), has(0, 70), owns(0, 1), mortgaged(1), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 4])
      .thenAlso(
        { type: 'paid', seat: 0, payee: 1, amount: 50, why: 'card' },
        owes(0, 2, 50, 'card'),
        owes(0, 3, 50, 'card'),
        { type: 'estate-passed', seat: 0, heir: 2, lots: [1], cash: 20, jailCards: 0 },
        { type: 'went-bankrupt', seat: 0, creditor: 2 },
        { type: 'paid', seat: 2, payee: -1, amount: 3, why: 'interest' },
        { type: 'turn-began', seat: 1, turn: 2 },
      )
      .thenState(({ table }) => expect(table.cash).toEqual([0, 1550, 1517, 1500])))

  test('M-BANKRUPT-5 one left: the match ends there', () =>
    givenSeats(2, {}, has(0, 20), owns(0, 5, 12), mortgaged(5), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [1, 3])
      .thenJust(
        rolled(0, 1, 3),
        moved(0, 4, 4),
        owes(0, -1, 200, 'tax'),
        { type: 'estate-passed', seat: 0, heir: -1, lots: [5, 12], cash: 20, jailCards: 0 },
        { type: 'went-bankrupt', seat: 0, creditor: -1 },
      )
      .thenOver('bankruptcy', [[1], [0]]))
})

describe('the end', () => {
  const last = (...facts: Parameters<typeof given>) =>
    givenSeats(3, { turnLimit: 7 }, ...facts, turn(0, 7), rolled(0, 4, 6), moved(0, 10, 10)).when(
      0,
      'post_roll_decision',
      works(),
    )

  test('M-END-1 the last one standing wins; the others rank by how long they lasted', () =>
    givenSeats(3, {}, { type: 'went-bankrupt', seat: 2, creditor: -1 }, has(0, 20), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [1, 3])
      .thenOver('bankruptcy', [[1], [0], [2]]))

  test('M-END-2 at the turn limit by net worth: cash, lots at price or half of it, buildings at cost', () =>
    last(owns(1, 39, 37), stands(2, 37), stands(1, 39), has(1, 100), owns(2, 5), mortgaged(5), has(2, 1400))
      .thenJust({ type: 'turn-limit-reached', turn: 7 })
      // 100 + 750 + 600 = 1,450 against 1,400 + 100 and 1,500
      .thenOver('turn-limit', [[0, 2], [1]]))

  test('M-END-3 equal net worths share the place', () => last().thenOver('turn-limit', [[0, 1, 2]]))

  test('M-END-4 the limit counts turns, and the last one is played to its end', () =>
    givenSeats(3, { turnLimit: 7 }, standsAt(0, 4), turn(0, 7))
      .when(0, 'pre_roll_decision', NOTHING, [3, 3])
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'rolls-again', seat: 0 })
      .when(0, 'pre_roll_decision', NOTHING, [4, 6])
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'turn-limit-reached', turn: 7 }))
})
