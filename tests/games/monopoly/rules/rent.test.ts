import { describe, expect, test } from 'vitest'
import type { Event } from '@/lib/games/monopoly/state'
import { given, jailed, mortgaged, moved, NOTHING, owns, rolled, stands, standsAt, turn } from '../story'

const rent = (lot: number, amount: number): Event => ({
  type: 'paid',
  seat: 0,
  payee: 1,
  amount,
  why: 'rent',
  lot,
})
/** Seat 0 walks from GO by 3 and 6 on to Connecticut Avenue (9), or by 1 and 4 to Reading Railroad (5). */
const onConnecticut = [rolled(0, 3, 6), moved(0, 9, 9)]
const onReading = [rolled(0, 1, 4), moved(0, 5, 5)]

describe('rent', () => {
  test('M-RENT-1 a single lot costs its bare rent', () =>
    given(owns(1, 9), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .thenJust(...onConnecticut, rent(9, 8))
      .thenState(({ table }) => expect(table.cash.slice(0, 2)).toEqual([1492, 1508])))

  test('M-RENT-2 an unbuilt lot of a whole colour group costs double', () =>
    given(owns(1, 6, 8, 9), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .thenJust(...onConnecticut, rent(9, 16)))

  test('M-RENT-3 double rent also where another lot of the group is built on', () =>
    given(owns(1, 6, 8, 9), stands(1, 6, 8), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .thenJust(...onConnecticut, rent(9, 16)))

  test('M-RENT-4 double rent also where another lot of the group is mortgaged', () =>
    given(owns(1, 6, 8, 9), mortgaged(6), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .thenJust(...onConnecticut, rent(9, 16)))

  test('M-RENT-5 houses and hotels cost the printed rent', () => {
    for (const [level, amount] of [
      [1, 40],
      [2, 100],
      [3, 300],
      [4, 450],
      [5, 600],
    ])
      given(owns(1, 6, 8, 9), stands(level, 6, 8, 9), turn(0))
        .when(0, 'pre_roll_decision', NOTHING, [3, 6])
        .thenJust(...onConnecticut, rent(9, amount))
  })

  test('M-RENT-6 railroads by how many unmortgaged ones the owner has', () => {
    const visit = (...facts: Parameters<typeof given>) =>
      given(...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING, [1, 4])
    visit(owns(1, 5)).thenJust(...onReading, rent(5, 25))
    visit(owns(1, 5, 15)).thenJust(...onReading, rent(5, 50))
    visit(owns(1, 5, 15, 25)).thenJust(...onReading, rent(5, 100))
    visit(owns(1, 5, 15, 25, 35)).thenJust(...onReading, rent(5, 200))
    visit(owns(1, 5, 15, 25, 35), mortgaged(15, 25)).thenJust(...onReading, rent(5, 50))
  })

  test('M-RENT-7 utilities four times the throw, ten times with both unmortgaged', () => {
    const visit = (...facts: Parameters<typeof given>) =>
      given(standsAt(0, 7), ...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING, [1, 4])
    const onElectric = [rolled(0, 1, 4), moved(0, 12, 5)]
    visit(owns(1, 12)).thenJust(...onElectric, rent(12, 20))
    visit(owns(1, 12, 28)).thenJust(...onElectric, rent(12, 50))
    visit(owns(1, 12, 28), mortgaged(28)).thenJust(...onElectric, rent(12, 20))
  })

  test('M-RENT-8 a mortgaged lot pays nothing', () =>
    given(owns(1, 9), mortgaged(9), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .thenJust(...onConnecticut)
      .thenAsks(0, 'post_roll_decision'))

  test('M-RENT-9 an owner in jail collects', () =>
    given(owns(1, 9), jailed(1), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .thenJust(...onConnecticut, rent(9, 8)))
})
