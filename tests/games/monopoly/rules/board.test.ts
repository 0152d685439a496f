import { describe, expect, test } from 'vitest'
import { BOARD, GROUPS, HOTEL, liftCost, mortgageValue } from '@/lib/games/monopoly/board'
import { initial } from '@/lib/games/monopoly/state'
import { given, has, moved, NOTHING, owns, rolled, standsAt, turn, works } from '../story'

// position, price, rents (bare, 1 to 4 houses, hotel), cost of a house: the table of specs/1 section 3, typed anew
const STREETS: readonly (readonly [number, number, readonly number[], number])[] = [
  [1, 60, [2, 10, 30, 90, 160, 250], 50],
  [3, 60, [4, 20, 60, 180, 320, 450], 50],
  [6, 100, [6, 30, 90, 270, 400, 550], 50],
  [8, 100, [6, 30, 90, 270, 400, 550], 50],
  [9, 120, [8, 40, 100, 300, 450, 600], 50],
  [11, 140, [10, 50, 150, 450, 625, 750], 100],
  [13, 140, [10, 50, 150, 450, 625, 750], 100],
  [14, 160, [12, 60, 180, 500, 700, 900], 100],
  [16, 180, [14, 70, 200, 550, 750, 950], 100],
  [18, 180, [14, 70, 200, 550, 750, 950], 100],
  [19, 200, [16, 80, 220, 600, 800, 1000], 100],
  [21, 220, [18, 90, 250, 700, 875, 1050], 150],
  [23, 220, [18, 90, 250, 700, 875, 1050], 150],
  [24, 240, [20, 100, 300, 750, 925, 1100], 150],
  [26, 260, [22, 110, 330, 800, 975, 1150], 150],
  [27, 260, [22, 110, 330, 800, 975, 1150], 150],
  [29, 280, [24, 120, 360, 850, 1025, 1200], 150],
  [31, 300, [26, 130, 390, 900, 1100, 1275], 200],
  [32, 300, [26, 130, 390, 900, 1100, 1275], 200],
  [34, 320, [28, 150, 450, 1000, 1200, 1400], 200],
  [37, 350, [35, 175, 500, 1100, 1300, 1500], 200],
  [39, 400, [50, 200, 600, 1400, 1700, 2000], 200],
]

describe('the board', () => {
  test('M-BOARD-1 forty squares with the printed prices, rents and house costs', () => {
    expect(BOARD).toHaveLength(40)
    for (const [position, price, rents, houseCost] of STREETS)
      expect(BOARD[position], `square ${position}`).toMatchObject({ kind: 'street', price, rents, houseCost })
    for (const position of [5, 15, 25, 35])
      expect(BOARD[position]).toMatchObject({ kind: 'railroad', price: 200, rents: [25, 50, 100, 200] })
    for (const position of [12, 28]) expect(BOARD[position]).toMatchObject({ kind: 'utility', price: 150 })
    expect(BOARD.filter(({ kind }) => kind === 'street')).toHaveLength(STREETS.length)
  })

  test('M-BOARD-2 ten groups of lots, 28 lots in all', () => {
    expect(GROUPS).toEqual([
      [1, 3],
      [6, 8, 9],
      [11, 13, 14],
      [16, 18, 19],
      [21, 23, 24],
      [26, 27, 29],
      [31, 32, 34],
      [37, 39],
      [5, 15, 25, 35],
      [12, 28],
    ])
  })

  test('M-BOARD-3 a lot is mortgaged for half its price and lifted at 110 %, rounded up', () => {
    expect([1, 14, 39, 5, 12].map(mortgageValue)).toEqual([30, 80, 200, 100, 75])
    expect([1, 14, 39, 5, 12].map(liftCost)).toEqual([33, 88, 220, 110, 83])
    expect(HOTEL).toBe(5)
  })

  test('M-BOARD-4 everyone starts on GO with the starting cash and nothing else', () => {
    const { table } = initial({
      seats: 3,
      options: { startingCash: 1500, turnLimit: 1000, minimumRaise: 10 },
    })
    expect(table).toMatchObject({
      cash: [1500, 1500, 1500],
      at: [0, 0, 0],
      tries: [0, 0, 0],
      houses: 32,
      hotels: 12,
    })
    expect(new Set(table.owner)).toEqual(new Set([-1]))
  })
})

describe('GO and taxes', () => {
  test('M-GO-1 passing GO by a throw pays $200', () =>
    given(standsAt(0, 38), owns(0, 3), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [2, 3])
      .thenJust(rolled(0, 2, 3), moved(0, 3, 5), { type: 'salary-paid', seat: 0, amount: 200 }))

  test('M-GO-2 stopping on GO pays it too', () =>
    given(standsAt(0, 35), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [2, 3])
      .thenJust(rolled(0, 2, 3), moved(0, 0, 5), { type: 'salary-paid', seat: 0, amount: 200 }))

  test('M-TAX-1 income tax is $200', () =>
    given(turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [1, 3])
      .thenJust(rolled(0, 1, 3), moved(0, 4, 4), {
        type: 'paid',
        seat: 0,
        payee: -1,
        amount: 200,
        why: 'tax',
      }))

  test('M-TAX-2 luxury tax is $100', () =>
    given(standsAt(0, 35), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [1, 2])
      .thenJust(rolled(0, 1, 2), moved(0, 38, 3), {
        type: 'paid',
        seat: 0,
        payee: -1,
        amount: 100,
        why: 'tax',
      }))
})

describe('buying', () => {
  const landed = given(has(0, 300), turn(0)).when(0, 'pre_roll_decision', NOTHING, [1, 5])

  test('M-BUY-1 who lands on a free lot and has the price may buy it', () =>
    landed
      .thenJust(rolled(0, 1, 5), moved(0, 6, 6), { type: 'lot-offered', seat: 0, lot: 6, price: 100 })
      .thenAsks(0, 'buy_decision', { lot: 6, price: 100 })
      .when(0, 'buy_decision', { buy: true })
      .thenJust({ type: 'lot-bought', seat: 0, lot: 6, price: 100 })
      .thenState(({ table }) => expect([table.cash[0], table.owner[6]]).toEqual([200, 0]))
      .thenAsks(0, 'post_roll_decision'))

  test('M-BUY-2 who cannot pay the price is not asked: the lot is auctioned', () =>
    given(has(0, 99), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [1, 5])
      .thenJust(rolled(0, 1, 5), moved(0, 6, 6), {
        type: 'auction-opened',
        lot: 6,
        first: 1,
        because: 'unaffordable',
      })
      .thenAsks(1, 'auction_bid_decision'))

  test('M-BUY-3 nothing happens on a lot of one’s own', () =>
    given(owns(0, 6), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [1, 5])
      .thenJust(rolled(0, 1, 5), moved(0, 6, 6))
      .thenAsks(0, 'post_roll_decision')
      .when(0, 'post_roll_decision', works())
      .thenAlso({ type: 'turn-began', seat: 1, turn: 2 }))
})
