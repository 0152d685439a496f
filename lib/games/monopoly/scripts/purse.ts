// What one phase's money is spent on: works are gathered here in the order in which they are done.
import type { Seat } from '@/lib/core/game'
import type { Action } from '../actions'
import { BOARD, GROUPS, HOTEL, LOTS, liftCost, mortgageValue } from '../board'
import { heldInGroup, isBuiltUp } from '../rules/estate'
import type { View } from '../state'
import { isSoldOut } from './danger'
import type { Traits } from './traits'

type PostRoll = Action<'post_roll_decision'>
type Works = { -readonly [K in 'builds' | 'mortgages' | 'unmortgages']: PostRoll[K][number][] }

/** Level at which houses earn most for what they cost: every group comes to it before any goes beyond. */
export const SWEET = 3
export const CHEAPEST_LIFT = liftCost(1)

/** `budget`: for building. `cash`, `houses`, `hotels`, `levels`: as they will be after the works so far. */
export type Purse = {
  readonly view: View
  readonly seat: Seat
  readonly traits: Traits
  budget: number
  cash: number
  houses: number
  hotels: number
  readonly levels: number[]
  readonly works: Works
}

export const purseOf = (view: View, seat: Seat, traits: Traits, budget: number): Purse => ({
  view,
  seat,
  traits,
  budget,
  cash: view.cash[seat],
  houses: view.houses,
  hotels: view.hotels,
  levels: view.buildings.slice(),
  works: { builds: [], mortgages: [], unmortgages: [] },
})

/** Dollars that no idle mortgage is lifted from: what a seat likes to keep, or pawns lots for. */
export function keptFromLifting(view: View, { cashTarget, minCashReserve, pawn }: Traits): number {
  const wanted = Math.max(cashTarget, minCashReserve)
  return wanted < pawn && !isSoldOut(view) ? pawn : wanted
}

/** Frees a whole group of mortgages, then builds on it evenly, as far as budget, cover and the bank's supply go. */
export function buildEvenly(purse: Purse, group: number, upTo: number): void {
  const lots = GROUPS[group]
  const cost = BOARD[lots[0]].houseCost
  for (const lot of lots) if (purse.view.mortgaged[lot] && !lift(purse, lot, purse.budget - cost)) return
  while (purse.budget >= cost && purse.cash >= cost * purse.traits.buildCover) {
    let next = lots[0]
    for (const lot of lots) if (purse.levels[lot] < purse.levels[next]) next = lot
    const level = purse.levels[next]
    const hotel = level === HOTEL - 1
    // beyond three houses only from what it does not like to keep
    if (level >= SWEET && purse.cash - cost < purse.traits.cashTarget) return
    if (level >= upTo || (hotel ? purse.hotels === 0 : purse.houses === 0)) return
    purse.levels[next]++
    if (hotel) {
      purse.hotels--
      purse.houses += HOTEL - 1
    } else purse.houses--
    purse.works.builds.push({ position: next, type: hotel ? 'hotel' : 'house' })
    spend(purse, cost)
  }
}

function spend(purse: Purse, amount: number): void {
  purse.cash -= amount
  purse.budget -= amount
}

/** @returns whether the lot is free of its mortgage now */
function lift(purse: Purse, lot: number, most: number): boolean {
  if (purse.works.unmortgages.includes(lot)) return true
  const cost = liftCost(lot)
  if (cost > most) return false
  purse.works.unmortgages.push(lot)
  spend(purse, cost)
  return true
}

/** Lots outside whole groups are freed last, and not in a phase that borrows. */
export function liftIdle(purse: Purse): void {
  const { view, seat, traits } = purse
  if (purse.works.mortgages.length > 0 || purse.cash - traits.cashTarget < CHEAPEST_LIFT) return
  const keep = keptFromLifting(view, traits)
  for (const lot of LOTS)
    if (view.mortgaged[lot] && view.owner[lot] === seat) lift(purse, lot, purse.cash - keep)
}

/** Mortgages single lots to bring the best unbuilt group to three houses: nobody sells what is mortgaged. */
export function borrow(purse: Purse, wanted: number): void {
  const { view, seat } = purse
  let short = wanted - purse.budget
  if (wanted === 0 || short <= 0) return
  for (const lot of LOTS) {
    if (short <= 0) break
    const { group } = BOARD[lot]
    if (view.owner[lot] !== seat || view.mortgaged[lot]) continue
    if (heldInGroup(view, seat, group) > 1 || isBuiltUp(view, group)) continue
    const gain = mortgageValue(lot)
    purse.works.mortgages.push(lot)
    purse.cash += gain
    purse.budget += gain
    short -= gain
  }
  purse.budget = Math.min(purse.budget, purse.cash - purse.traits.minCashReserve)
}
