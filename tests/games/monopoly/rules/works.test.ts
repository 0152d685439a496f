import { describe, expect, test } from 'vitest'
import type { Event } from '@/lib/games/monopoly/state'
import {
  given,
  has,
  hotel,
  house,
  mortgaged,
  moved,
  NOTHING,
  owns,
  rolled,
  stands,
  standsAt,
  turn,
  works,
} from '../story'

const RED = [21, 23, 24]
const built = (lot: number, level: number, cost: number): Event => ({
  type: 'built',
  seat: 0,
  lot,
  level,
  cost,
})
const sold = (lot: number, level: number, gain: number): Event => ({
  type: 'building-sold',
  seat: 0,
  lot,
  level,
  gain,
})
/** Seat 0 stands in its post-roll phase on Jail, just visiting. */
const managing = (...facts: Parameters<typeof given>) =>
  given(...facts, turn(0), rolled(0, 4, 6), moved(0, 10, 10))
const nextTurn: Event = { type: 'turn-began', seat: 1, turn: 2 }
const post = 'post_roll_decision'

describe('building', () => {
  test('M-BUILD-1 on a whole colour group only', () => {
    managing(owns(0, 21, 23))
      .when(0, post, works({ builds: [house(21)] }))
      .thenRefused('no-monopoly')
    managing(owns(0, 5))
      .when(0, post, works({ builds: [house(5)] }))
      .thenRefused('no-monopoly')
    managing(owns(0, ...RED))
      .when(0, post, works({ builds: [house(21)] }))
      .thenJust(built(21, 1, 150), nextTurn)
      .thenState(({ table }) => expect([table.cash[0], table.houses]).toEqual([1350, 31]))
  })

  test('M-BUILD-2 evenly: no lot of a group is more than one building ahead', () => {
    managing(owns(0, ...RED))
      .when(0, post, works({ builds: [house(21), house(21)] }))
      .thenRefused('uneven')
    managing(owns(0, ...RED), stands(1, 21))
      .when(0, post, works({ builds: [house(21)] }))
      .thenRefused('uneven')
  })

  test('M-BUILD-3 a hotel follows four houses on every lot and gives four houses back', () =>
    managing(owns(0, 37, 39), stands(4, 37, 39))
      .when(0, post, works({ builds: [hotel(39)] }))
      .thenJust(built(39, 5, 200), nextTurn)
      .thenState(({ table }) => expect([table.houses, table.hotels]).toEqual([32 - 4, 11])))

  test('M-BUILD-4 a house is a house and a hotel a hotel', () => {
    managing(owns(0, 37, 39))
      .when(0, post, works({ builds: [hotel(39)] }))
      .thenRefused('wrong-building')
    managing(owns(0, 37, 39), stands(4, 37, 39))
      .when(0, post, works({ builds: [house(39)] }))
      .thenRefused('wrong-building')
    managing(owns(0, 37, 39), stands(5, 37, 39))
      .when(0, post, works({ builds: [hotel(39)] }))
      .thenRefused('full')
  })

  test('M-BUILD-5 only 32 houses and 12 hotels, first come, first served', () => {
    const others = [stands(4, 6, 8, 9, 11, 13, 14), stands(3, 16, 18)]
    managing(owns(0, ...RED), owns(1, 6, 8, 9, 11, 13, 14, 16, 18, 19), ...others)
      .when(0, post, works({ builds: [house(21), house(23), house(24)] }))
      .thenRefused('house-shortage')
      .when(0, post, works({ builds: [house(21), house(23)] }))
      .thenJust(built(21, 1, 150), built(23, 1, 150), nextTurn)
      .thenState(({ table }) => expect(table.houses).toBe(0))
    const hotels = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 26]
    managing(owns(0, 37, 39), owns(1, ...hotels), stands(5, ...hotels), stands(4, 37, 39))
      .when(0, post, works({ builds: [hotel(39)] }))
      .thenRefused('hotel-shortage')
  })

  test('M-BUILD-6 not on a group with a mortgaged lot', () =>
    managing(owns(0, ...RED), mortgaged(24))
      .when(0, post, works({ builds: [house(21)] }))
      .thenRefused('mortgaged'))

  test('M-BUILD-7 only with the cash for it', () =>
    managing(owns(0, ...RED), has(0, 299))
      .when(0, post, works({ builds: [house(21), house(23)] }))
      .thenRefused('cash'))

  test('M-BUILD-8 only on lots of one’s own', () =>
    managing(owns(1, ...RED))
      .when(0, post, works({ builds: [house(21)] }))
      .thenRefused('no-monopoly'))
})

describe('selling buildings', () => {
  test('M-SELL-1 half the cost comes back', () =>
    managing(owns(0, ...RED), stands(2, ...RED))
      .when(0, post, works({ sells: [24] }))
      .thenJust(sold(24, 1, 75), nextTurn)
      .thenState(({ table }) => expect([table.cash[0], table.houses]).toEqual([1575, 32 - 5])))

  test('M-SELL-2 evenly, judged by where it ends', () => {
    managing(owns(0, ...RED), stands(2, ...RED))
      .when(0, post, works({ sells: [24, 24] }))
      .thenRefused('uneven')
    managing(owns(0, ...RED), stands(2, ...RED))
      .when(0, post, works({ sells: [24, 24, 21, 23] }))
      .thenAlso(sold(24, 1, 75), sold(24, 0, 75), sold(21, 1, 75), sold(23, 1, 75))
  })

  test('M-SELL-3 nothing is sold where nothing of one’s own stands', () => {
    managing(owns(0, ...RED))
      .when(0, post, works({ sells: [24] }))
      .thenRefused('no-building')
    managing(owns(1, ...RED), stands(2, ...RED))
      .when(0, post, works({ sells: [24] }))
      .thenRefused('no-building')
  })

  test('M-SELL-4 a hotel is broken down into four houses where the bank has them', () =>
    managing(owns(0, 37, 39), stands(5, 37, 39))
      .when(0, post, works({ sells: [39] }))
      .thenJust(sold(39, 4, 100), nextTurn)
      .thenState(({ table }) => expect([table.houses, table.hotels]).toEqual([28, 11])))

  test('M-SELL-5 in a shortage hotels are sold down only as far as the bank has houses', () => {
    // 30 houses stand elsewhere: the bank has 2
    const others = [6, 8, 9, 11, 13, 14, 16]
    const short = () =>
      managing(
        owns(0, 37, 39),
        owns(1, ...others, 18),
        stands(5, 37, 39),
        stands(4, ...others),
        stands(2, 18),
      )
    short()
      .when(0, post, works({ sells: [39] }))
      .thenRefused('house-shortage')
    short()
      .when(0, post, works({ sells: [39, 39, 39, 37, 37, 37] }))
      .thenRefused('house-shortage')
    short()
      .when(0, post, works({ sells: [39, 39, 39, 39, 37, 37, 37, 37] }))
      .thenJust(sold(39, 1, 400), sold(37, 1, 400), nextTurn)
      .thenState(({ table }) => expect([table.houses, table.hotels]).toEqual([0, 12]))
    // five houses in the bank: one hotel comes down step by step, the other at once, however the list is mixed
    managing(
      owns(0, 37, 39),
      owns(1, ...others),
      stands(5, 37, 39),
      stands(4, ...others.slice(0, 6)),
      stands(3, 16),
    )
      .when(0, post, works({ sells: [39, 37, 39, 37, 39, 37] }))
      .thenJust(sold(39, 4, 100), sold(39, 3, 100), sold(39, 2, 100), sold(37, 2, 300), nextTurn)
  })
})

describe('mortgages', () => {
  test('M-MORTGAGE-1 a lot is mortgaged at half its price', () => {
    managing(owns(0, 24))
      .when(0, post, works({ mortgages: [24] }))
      .thenJust({ type: 'lot-mortgaged', seat: 0, lot: 24, gain: 120 }, nextTurn)
    managing(owns(0, 24), mortgaged(24))
      .when(0, post, works({ mortgages: [24] }))
      .thenRefused('mortgaged')
    managing(owns(1, 24))
      .when(0, post, works({ mortgages: [24] }))
      .thenRefused('not-owned')
    managing(owns(0, 24))
      .when(0, post, works({ mortgages: [40] }))
      .thenRefused('not-owned')
  })

  test('M-MORTGAGE-2 lifting costs 110 %, rounded up', () => {
    managing(owns(0, 12), mortgaged(12))
      .when(0, post, works({ unmortgages: [12] }))
      .thenJust({ type: 'mortgage-lifted', seat: 0, lot: 12, cost: 83 }, nextTurn)
    managing(owns(0, 12), mortgaged(12), has(0, 82))
      .when(0, post, works({ unmortgages: [12] }))
      .thenRefused('cash')
    managing(owns(0, 12))
      .when(0, post, works({ unmortgages: [12] }))
      .thenRefused('not-mortgaged')
  })

  test('M-MORTGAGE-3 no lot is mortgaged while its group has buildings', () =>
    managing(owns(0, ...RED), stands(1, 21))
      .when(0, post, works({ mortgages: [24] }))
      .thenRefused('built-up'))
})

describe('bundles', () => {
  test('M-BUNDLE-1 sells, mortgages, lifts, then builds, whatever the order in the list', () =>
    given(owns(0, ...RED, 37, 39, 5, 12), stands(1, 21), mortgaged(12), standsAt(0, 4), has(0, 0), turn(0))
      .when(
        0,
        'pre_roll_decision',
        { actions: ['build:39:house', 'unmortgage:12', 'mortgage:5', 'mortgage:24', 'sell:21'] },
        [2, 4],
      )
      .thenJust(
        sold(21, 0, 75),
        { type: 'lot-mortgaged', seat: 0, lot: 5, gain: 100 },
        { type: 'lot-mortgaged', seat: 0, lot: 24, gain: 120 },
        { type: 'mortgage-lifted', seat: 0, lot: 12, cost: 83 },
        built(39, 1, 200),
        rolled(0, 2, 4),
        moved(0, 10, 6),
      )
      .thenState(({ table }) => expect(table.cash[0]).toBe(75 + 100 + 120 - 83 - 200)))

  test('M-BUNDLE-2 all of it or nothing', () =>
    managing(owns(0, ...RED, 5))
      .when(0, post, works({ mortgages: [5], builds: [house(21), house(21), house(21)] }))
      .thenRefused('uneven')
      .thenState(({ table }) => expect([table.mortgaged[5], table.cash[0]]).toEqual([false, 1500])))

  test('M-BUNDLE-3 building is judged by where it ends, not by the order in the list', () =>
    managing(owns(0, ...RED))
      .when(0, post, works({ builds: [house(21), house(21), house(23), house(24)] }))
      .thenJust(built(21, 1, 150), built(21, 2, 150), built(23, 1, 150), built(24, 1, 150), nextTurn))

  test('M-BUNDLE-4 supply too: houses that new hotels give back may be built at once', () => {
    // the bank has no house; three hotels return twelve
    const yellow = [26, 27, 29]
    const fours = [6, 8, 9, 21, 23]
    const facts = [
      owns(0, ...yellow, 37, 39),
      owns(1, ...fours, 24),
      has(0, 5000),
      stands(4, ...yellow),
      stands(4, ...fours.slice(0, 3)),
      stands(4, 21, 23),
    ]
    managing(...facts)
      .when(0, post, works({ builds: [house(37), house(39), hotel(26), hotel(27), hotel(29)] }))
      .thenJust(
        built(26, 5, 150),
        built(27, 5, 150),
        built(29, 5, 150),
        built(37, 1, 200),
        built(39, 1, 200),
        nextTurn,
      )
      .thenState(({ table }) => expect(table.houses).toBe(10))
    // from three houses to a hotel with none in the bank: one fact
    const all = [...fours, 24, 11]
    managing(
      owns(0, 37, 39),
      owns(1, ...all, 13),
      has(0, 5000),
      stands(3, 37, 39),
      stands(4, ...all.slice(0, 6)),
      stands(2, 11),
    )
      .when(0, post, works({ builds: [house(37), hotel(37), house(39), hotel(39)] }))
      .thenJust(built(37, 5, 400), built(39, 4, 200), built(39, 5, 200), nextTurn)
  })

  test('M-BUNDLE-5 an empty list does nothing', () => {
    managing(owns(0, ...RED))
      .when(0, post, works())
      .thenJust(nextTurn)
    given(standsAt(0, 4), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [2, 4])
      .thenJust(rolled(0, 2, 4), moved(0, 10, 6))
    given(standsAt(0, 4), turn(0))
      .when(0, 'pre_roll_decision', { actions: ['do_nothing'] }, [2, 4])
      .thenJust(rolled(0, 2, 4), moved(0, 10, 6))
  })

  test('M-BUNDLE-6 a word that is no action is refused', () => {
    for (const word of [
      'roll',
      'build:21',
      'build:21:castle',
      'sell:21:house',
      'mortgage:99',
      'mortgage:-1',
      'sell:',
      '',
    ])
      given(owns(0, ...RED), turn(0))
        .when(0, 'pre_roll_decision', { actions: [word] })
        .thenRefused('no-such-action')
  })

  test('M-BUNDLE-7 a lot is mortgaged or lifted once in a bundle', () => {
    managing(owns(0, 5))
      .when(0, post, works({ mortgages: [5, 5] }))
      .thenRefused('mortgaged')
    managing(owns(0, 5), mortgaged(5))
      .when(0, post, works({ unmortgages: [5, 5] }))
      .thenRefused('not-mortgaged')
  })
})
