// Building, selling, mortgaging, lifting. A bundle of works is judged by where it ends, then written or not at all.
import type { Seat } from '@/lib/core/game'
import { type Rejection, rejected } from '@/lib/core/result'
import { BOARD, GROUPS, HOTEL, LOTS, liftCost, mortgageValue } from '../board'
import type { MonopolyStep, View } from '../state'
import { isBuiltUp, ownsGroup } from './estate'

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

/** Where a bundle would leave buildings, stock and cash. */
type Draft = {
  readonly levels: number[]
  readonly mortgaged: boolean[]
  houses: number
  hotels: number
  cash: number
}
/** Levels between selling and building, and at the end. */
type Plan = { readonly sold: readonly number[]; readonly built: readonly number[] }

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

function planOf(view: View, seat: Seat, bundle: Bundle): Plan | Rejection {
  const draft: Draft = {
    levels: view.buildings.slice(),
    mortgaged: view.mortgaged.slice(),
    houses: view.houses,
    hotels: view.hotels,
    cash: view.cash[seat],
  }
  for (const lot of bundle.sells) {
    const no = draftSale(view, seat, draft, lot)
    if (no) return no
  }
  if (draft.houses < 0)
    return rejected('house-shortage', 'The bank has not enough houses to break hotels down into.')
  const sold = bundle.builds.length === 0 ? draft.levels : draft.levels.slice()
  const no = draftMortgages(view, seat, draft, bundle) ?? draftBuilds(view, seat, draft, bundle.builds)
  if (no) return no
  if (draft.houses < 0) return rejected('house-shortage', 'The bank has not enough houses left.')
  if (draft.hotels < 0) return rejected('hotel-shortage', 'The bank has not enough hotels left.')
  if (draft.cash < 0) return rejected('cash', `All of it together costs $${-draft.cash} more than you have.`)
  for (const lot of bundle.sells) if (isUneven(draft, lot)) return unevenAt(lot)
  for (const { position } of bundle.builds) if (isUneven(draft, position)) return unevenAt(position)
  return { sold, built: draft.levels }
}

function draftSale(view: View, seat: Seat, draft: Draft, lot: number): Rejection | null {
  const level = draft.levels[lot]
  if (view.owner[lot] !== seat || !(level > 0))
    return rejected('no-building', `You have no building to sell on ${nameOf(lot)}.`)
  draft.levels[lot] = level - 1
  draft.cash += BOARD[lot].houseCost / 2
  if (level === HOTEL) {
    draft.hotels++
    draft.houses -= HOTEL - 1
  } else draft.houses++
  return null
}

function draftMortgages(view: View, seat: Seat, draft: Draft, bundle: Bundle): Rejection | null {
  for (const lot of bundle.mortgages) {
    if (view.owner[lot] !== seat) return rejected('not-owned', `${nameOf(lot)} is not yours.`)
    if (draft.mortgaged[lot]) return rejected('mortgaged', `${nameOf(lot)} is mortgaged already.`)
    for (const other of GROUPS[BOARD[lot].group])
      if (draft.levels[other] > 0)
        return rejected('built-up', `Sell the buildings of ${nameOf(lot)}'s colour group first.`)
    draft.mortgaged[lot] = true
    draft.cash += mortgageValue(lot)
  }
  for (const lot of bundle.unmortgages) {
    if (view.owner[lot] !== seat || !draft.mortgaged[lot])
      return rejected('not-mortgaged', `${nameOf(lot)} is no mortgaged lot of yours.`)
    draft.mortgaged[lot] = false
    draft.cash -= liftCost(lot)
  }
  return null
}

function draftBuilds(view: View, seat: Seat, draft: Draft, builds: readonly Build[]): Rejection | null {
  for (const { position: lot } of builds) {
    const square = BOARD[lot]
    if (square?.kind !== 'street' || !ownsGroup(view, seat, square.group))
      return rejected('no-monopoly', `You do not own the whole colour group of ${nameOf(lot)}.`)
    for (const other of GROUPS[square.group])
      if (draft.mortgaged[other])
        return rejected('mortgaged', `${nameOf(other)} is mortgaged: nothing is built in its colour group.`)
    const level = draft.levels[lot]
    if (level === HOTEL) return rejected('full', `${nameOf(lot)} has a hotel already.`)
    draft.levels[lot] = level + 1
    draft.cash -= square.houseCost
    if (level === HOTEL - 1) {
      draft.hotels--
      draft.houses += HOTEL - 1
    } else draft.houses--
  }
  for (const one of builds) if (isMistyped(draft, one, builds)) return mistypedAt(one.position)
  return null
}

/** A lot that ends with a hotel has just one `hotel` among its builds, any other none. */
function isMistyped({ levels }: Draft, { position }: Build, builds: readonly Build[]): boolean {
  let hotels = 0
  for (const one of builds) if (one.position === position && one.type === 'hotel') hotels++
  return hotels !== (levels[position] === HOTEL ? 1 : 0)
}
const mistypedAt = (lot: number): Rejection =>
  rejected('wrong-building', `On ${nameOf(lot)} a hotel follows the fourth house, and nothing but that.`)

function isUneven({ levels }: Draft, lot: number): boolean {
  let least = HOTEL
  let most = 0
  for (const other of GROUPS[BOARD[lot].group]) {
    if (levels[other] < least) least = levels[other]
    if (levels[other] > most) most = levels[other]
  }
  return most - least > 1
}
const unevenAt = (lot: number): Rejection =>
  rejected('uneven', `Buildings in the colour group of ${nameOf(lot)} would differ by more than one.`)

const nameOf = (lot: number): string => BOARD[lot]?.name ?? 'That'

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
