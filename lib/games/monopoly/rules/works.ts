// Building, selling, mortgaging, lifting. A bundle of works is judged by where it ends, then written or not at all.
import type { Seat } from '@/lib/core/game'
import type { Rejection } from '@/lib/core/result'
import { BOARD, HOTEL, LOTS, liftCost, mortgageValue } from '../board'
import type { MonopolyStep, View } from '../state'
import { isBuiltUp, ownsGroup } from './estate'
import { planOf } from './plan'

export type Build = { readonly position: number; readonly type: 'house' | 'hotel' }
/** A lot in `sells` comes down one level for each time it is named. */
export type Bundle = {
  readonly sells: readonly number[]
  readonly mortgages: readonly number[]
  readonly unmortgages: readonly number[]
  readonly builds: readonly Build[]
}
export const NO_WORKS: Bundle = { sells: [], mortgages: [], unmortgages: [], builds: [] }

export const isIdle = ({ sells, mortgages, unmortgages, builds }: Bundle): boolean =>
  sells.length + mortgages.length + unmortgages.length + builds.length === 0

export const whyNotWork = (view: View, seat: Seat, bundle: Bundle): Rejection | null => {
  const plan = planOf(view, seat, bundle)
  return 'code' in plan ? plan : null
}

/** All or nothing. */
export function work(step: MonopolyStep, seat: Seat, bundle: Bundle): Rejection | null {
  if (isIdle(bundle)) return null
  const plan = planOf(step.state.table, seat, bundle)
  if ('code' in plan) return plan
  sell(step, seat, bundle.sells, plan.sold)
  for (const lot of bundle.mortgages)
    step.write({ type: 'lot-mortgaged', seat, lot, gain: mortgageValue(lot) })
  for (const lot of bundle.unmortgages)
    step.write({ type: 'mortgage-lifted', seat, lot, cost: liftCost(lot) })
  build(step, seat, bundle.builds, plan.built)
  return null
}

/** Houses first: what they give back is there for hotels to be broken down into, one hotel after the other. */
function sell(step: MonopolyStep, seat: Seat, lots: readonly number[], ends: readonly number[]): void {
  const { table } = step.state
  const { buildings } = table
  for (const lot of lots) if (buildings[lot] < HOTEL) sellOne(step, seat, lot, buildings[lot] - 1)
  for (const lot of lots)
    while (buildings[lot] > ends[lot]) {
      // with fewer than four houses in the bank a hotel comes down to its end at once
      const short = buildings[lot] === HOTEL && table.houses < HOTEL - 1
      sellOne(step, seat, lot, short ? ends[lot] : buildings[lot] - 1)
    }
}
function sellOne(step: MonopolyStep, seat: Seat, lot: number, level: number): void {
  const gain = ((step.state.table.buildings[lot] - level) * BOARD[lot].houseCost) / 2
  step.write({ type: 'building-sold', seat, lot, level, gain })
}

/** Hotels first: the houses they give back are there for the others. */
function build(step: MonopolyStep, seat: Seat, builds: readonly Build[], ends: readonly number[]): void {
  const { table } = step.state
  for (const { position: lot } of builds) {
    const level = table.buildings[lot]
    if (ends[lot] !== HOTEL || level === HOTEL) continue
    const next = level < HOTEL - 1 && table.houses === 0 ? HOTEL : level + 1
    buildOne(step, seat, lot, next)
  }
  for (const { position: lot } of builds)
    if (ends[lot] !== HOTEL) buildOne(step, seat, lot, table.buildings[lot] + 1)
}
function buildOne(step: MonopolyStep, seat: Seat, lot: number, level: number): void {
  const cost = (level - step.state.table.buildings[lot]) * BOARD[lot].houseCost
  step.write({ type: 'built', seat, lot, level, cost })
}

/** Whether a seat could build, sell, mortgage or lift anything. */
export function hasWork(view: View, seat: Seat): boolean {
  for (const lot of LOTS) {
    if (view.owner[lot] !== seat) continue
    // unmortgaged: it can be mortgaged, or the buildings of its group can be sold
    if (!view.mortgaged[lot] || view.cash[seat] >= liftCost(lot)) return true
  }
  return false
}

/** What could be done singly, and where buildings stand; positions in board order. */
export type Menu = {
  readonly builds: readonly Build[]
  readonly sells: readonly number[]
  readonly mortgages: readonly number[]
  readonly unmortgages: readonly number[]
}
export function menuOf(view: View, seat: Seat): Menu {
  const menu = {
    builds: [] as Build[],
    sells: [] as number[],
    mortgages: [] as number[],
    unmortgages: [] as number[],
  }
  for (const position of LOTS) {
    if (view.owner[position] !== seat) continue
    if (view.mortgaged[position] && view.cash[seat] >= liftCost(position)) menu.unmortgages.push(position)
    if (!view.mortgaged[position] && !isBuiltUp(view, BOARD[position].group)) menu.mortgages.push(position)
    if (view.buildings[position] > 0) menu.sells.push(position)
    if (!ownsGroup(view, seat, BOARD[position].group)) continue
    const build: Build = { position, type: view.buildings[position] === HOTEL - 1 ? 'hotel' : 'house' }
    if (whyNotWork(view, seat, { ...NO_WORKS, builds: [build] }) === null) menu.builds.push(build)
  }
  return menu
}
