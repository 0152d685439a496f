import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '@/lib/core/random'
import { monopoly } from '@/lib/games/monopoly'
import { BOARD, GROUPS, HOTEL, HOUSES, LOTS, STREET_GROUPS } from '@/lib/games/monopoly/board'
import { copy } from '@/lib/games/monopoly/copy'
import { evolve } from '@/lib/games/monopoly/evolve'
import { raiseEvenly } from '@/lib/games/monopoly/fallback'
import { bundleOf } from '@/lib/games/monopoly/rules/bundle'
import { liquidationValue, netWorth, rentDue } from '@/lib/games/monopoly/rules/estate'
import { type Bundle, work } from '@/lib/games/monopoly/rules/works'
import { type Event, initial, type State } from '@/lib/games/monopoly/state'
import { runMatch } from '../run'
import { expectConserved, noSights } from './audit'
import { expectWhole } from './story'

const setup = { seats: 4, options: monopoly.options.parse({}) }
const street = fc.constantFrom(...LOTS.filter((lot) => BOARD[lot].kind === 'street'))
const lot = fc.constantFrom(...LOTS)

/** Seat 0 has some groups whole, built to some even level or mortgaged; seat 1 the rest, and perhaps the houses. */
const positions: fc.Arbitrary<State> = fc
  .record({
    cash: fc.integer({ min: 0, max: 3000 }),
    groups: fc.array(
      fc.record({ mine: fc.boolean(), level: fc.nat(HOTEL), extra: fc.nat(2), mortgaged: fc.nat(7) }),
      {
        minLength: 10,
        maxLength: 10,
      },
    ),
  })
  .map(({ cash, groups }) => {
    const state = initial(setup)
    const facts: Event[] = [{ type: 'card-cashed', seat: 0, amount: cash - 1500 }]
    groups.forEach(({ mine, level, extra, mortgaged }, group) => {
      const seat = mine ? 0 : 1
      GROUPS[group].forEach((one, i) => {
        facts.push(
          { type: 'lot-offered', seat, lot: one, price: 0 },
          { type: 'lot-bought', seat, lot: one, price: 0 },
        )
        const to = Math.min(HOTEL, level + (i < extra ? 1 : 0))
        if (group < STREET_GROUPS && to > 0) facts.push({ type: 'built', seat, lot: one, level: to, cost: 0 })
        else if (level === 0 && extra === 0 && mortgaged & (1 << i))
          facts.push({ type: 'lot-mortgaged', seat, lot: one, gain: 0 })
      })
    })
    for (const fact of facts) {
      if (fact.type === 'built' && !inStock(state, fact.level)) continue
      evolve(state, fact)
    }
    return state
  })
  .filter(isEven)

const inStock = ({ table }: State, level: number): boolean =>
  level === HOTEL ? table.hotels > 0 : table.houses >= level
function isEven({ table }: State): boolean {
  return GROUPS.every((lots) => {
    const levels = lots.map((one) => table.buildings[one])
    return Math.max(...levels) - Math.min(...levels) <= 1
  })
}

const bundles: fc.Arbitrary<Bundle> = fc.record({
  sells: fc.array(street, { maxLength: 9 }),
  mortgages: fc.array(lot, { maxLength: 3 }),
  unmortgages: fc.array(lot, { maxLength: 3 }),
  builds: fc.array(
    fc.record({ position: street, type: fc.constantFrom('house' as const, 'hotel' as const) }),
    {
      maxLength: 6,
    },
  ),
})
/** Works likely to be legal: the same number of levels on every lot of a group. */
const evenSales = fc
  .record({ group: fc.nat(STREET_GROUPS - 1), times: fc.integer({ min: 1, max: HOTEL }) })
  .map(({ group, times }) => GROUPS[group].flatMap((one) => Array.from({ length: times }, () => one)))

function attempt(state: State, bundle: Bundle) {
  const after = copy(state)
  const written: Event[] = []
  const write = (event: Event) => {
    written.push(event)
    evolve(after, event)
    expectWhole(after)
  }
  return { no: work({ state: after, random: seeded(1), write }, 0, bundle), after, written }
}

describe('bundles of works', () => {
  test('end even, within the bank’s supply, paid for; or leave no trace', () => {
    fc.assert(
      fc.property(positions, bundles, (state, bundle) => {
        const { no, after, written } = attempt(state, bundle)
        if (no) expect([written, after]).toEqual([[], state])
        else expect(isEven(after)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  test('the order within a list changes neither the verdict nor the end', () => {
    fc.assert(
      fc.property(positions, evenSales, bundles, (state, sells, { mortgages, builds }) => {
        const bundle = { sells, mortgages, unmortgages: [], builds }
        const turned = {
          sells: sells.toReversed(),
          mortgages: mortgages.toReversed(),
          unmortgages: [],
          builds: builds.toReversed(),
        }
        const [one, other] = [attempt(state, bundle), attempt(state, turned)]
        expect(other.no === null).toBe(one.no === null)
        expect(other.after).toEqual(one.after)
      }),
      { numRuns: 400 },
    )
  })

  test('a group can always be sold down to its bare lots, for half of what stands there', () => {
    fc.assert(
      fc.property(positions, fc.nat(STREET_GROUPS - 1), (state, group) => {
        const { table } = state
        const lots = GROUPS[group].filter((one) => table.owner[one] === 0)
        const sells = lots.flatMap((one) => Array.from({ length: table.buildings[one] }, () => one))
        const { no, after } = attempt(state, { sells, mortgages: [], unmortgages: [], builds: [] })
        expect(no).toBeNull()
        expect(after.table.cash[0] - table.cash[0]).toBe(
          (sells.length * BOARD[GROUPS[group][0]].houseCost) / 2,
        )
        expect(liquidationValue(after.table, 0)).toBe(liquidationValue(table, 0))
      }),
    )
  })

  test('the stand-in of a debtor is legal and raises what is missing, where that can be raised', () => {
    fc.assert(
      fc.property(positions, fc.nat(3000), (state, missing) => {
        const { table } = state
        const means = liquidationValue(table, 0) - table.cash[0]
        fc.pre(missing > 0 && missing <= means)
        const bundle = bundleOf(table, raiseEvenly(table, 0, missing))
        if ('code' in bundle) return expect.fail(bundle.message)
        const { no, after } = attempt(state, bundle)
        expect(no).toBeNull()
        expect(after.table.cash[0]).toBeGreaterThanOrEqual(table.cash[0] + missing)
      }),
      { numRuns: 400 },
    )
  })
})

describe('figures', () => {
  test('rent is never negative, nothing for the bank’s lots and mortgaged ones, and rises with what stands there', () => {
    fc.assert(
      fc.property(positions, lot, fc.integer({ min: 2, max: 12 }), (state, one, dice) => {
        const { table } = state
        const rent = rentDue(table, one, dice)
        if (table.mortgaged[one]) expect(rent).toBe(0)
        else expect(rent).toBeGreaterThan(0)
        if (BOARD[one].kind !== 'street' || table.mortgaged[one] || table.buildings[one] === HOTEL) return
        const higher = { ...table, buildings: table.buildings.with(one, table.buildings[one] + 1) }
        expect(rentDue(higher, one, dice)).toBeGreaterThan(rent)
      }),
    )
  })

  test('what could be raised is never more than the net worth', () => {
    fc.assert(
      fc.property(positions, ({ table }) => {
        for (const seat of [0, 1])
          expect(liquidationValue(table, seat)).toBeLessThanOrEqual(netWorth(table, seat))
        expect(table.houses).toBeLessThanOrEqual(HOUSES)
      }),
    )
  })
})

test('any random match conserves money, deeds, houses and cards', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 40 }),
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 500, max: 5000 }),
      (seed, seats, startingCash) => {
        const options = monopoly.options.parse({ startingCash, turnLimit: 40 })
        const players = Array.from({ length: seats }, () => 'random' as const)
        const { log } = runMatch(monopoly, { seed, setup: { seats, options }, players })
        expectConserved({ seats, options }, log, noSights())
      },
    ),
    { numRuns: 60 },
  )
})
