// Own phases: what to build, which mortgages to take up and to lift, in a sane order and within the purse.
import type { Mind, Seat } from '@/lib/core/game'
import type { Action } from '../actions'
import { BOARD, GROUPS, HOTEL, LOTS, liftCost, mortgageValue, STREET_GROUPS } from '../board'
import { heldInGroup, isBuiltUp, ownsGroup } from '../rules/estate'
import type { View } from '../state'
import { isSoldOut, reserveOf } from './danger'
import type { Traits } from './traits'
import { BEST_FIRST } from './value'

type PostRoll = Action<'post_roll_decision'>
type Works = { -readonly [K in 'builds' | 'mortgages' | 'unmortgages']: PostRoll[K][number][] }

export const NOTHING: PostRoll = {
  builds: [],
  sells: [],
  mortgages: [],
  unmortgages: [],
  propose_trade: false,
}
export const PROPOSING: PostRoll = { ...NOTHING, propose_trade: true }

/** Level at which houses earn most for what they cost: every group comes to it before any goes beyond. */
const SWEET = 3
const CHEAPEST_WORK = 33
/** Index of the chance that decides whether a building phase goes by whim. */
const WHIM = 1

/** Dollars that a seat gives to building in this phase: its share of the cash above the floor. */
export function buildBudget(view: View, seat: Seat, traits: Traits, whim: number): number {
  const { buildAggression, minCashReserve } = traits
  const above = view.cash[seat] - minCashReserve
  if (above <= 0) return 0
  const share = whim < traits.whim / 2 ? 0 : whim < traits.whim ? 1 : buildAggression
  return Math.min(share * above, view.cash[seat] - reserveOf(view, seat, traits))
}

const ownsMortgaged = (view: View, seat: Seat): boolean => {
  if (!view.mortgaged.includes(true)) return false
  for (const lot of LOTS) if (view.mortgaged[lot] && view.owner[lot] === seat) return true
  return false
}

/** Dollars of the cheapest building that a seat's whole groups have room for; Infinity: none. */
function cheapestBuilding(view: View, seat: Seat): number {
  for (let group = 0; group < STREET_GROUPS; group++)
    if (ownsGroup(view, seat, group) && view.built[group] < GROUPS[group].length * HOTEL)
      return BOARD[GROUPS[group][0]].houseCost
  return Number.POSITIVE_INFINITY
}

type Purse = {
  readonly view: View
  readonly seat: Seat
  readonly traits: Traits
  budget: number
  cash: number
  houses: number
  hotels: number
  readonly levels: number[]
  readonly lifted: number[]
  readonly works: Works
}

/** What a seat does with its estate after a throw. Legal as one bundle: mortgages, lifts, then builds. */
export function develop(view: View, seat: Seat, traits: Traits, mind: Mind): PostRoll {
  const cash = view.cash[seat]
  const borrows = traits.leverage > 0
  if (cash < traits.minCashReserve + CHEAPEST_WORK && !borrows) return NOTHING
  const cheapest = cheapestBuilding(view, seat)
  const mortgaged = ownsMortgaged(view, seat)
  if (cheapest === Number.POSITIVE_INFINITY && (!mortgaged || cash <= traits.cashTarget)) return NOTHING
  const budget = buildBudget(view, seat, traits, traits.whim > 0 ? mind.chance(WHIM) : 1)
  if (budget < cheapest && !borrows && !mortgaged) return NOTHING
  const purse: Purse = {
    view,
    seat,
    traits,
    budget,
    cash,
    houses: view.houses,
    hotels: view.hotels,
    levels: view.buildings.slice(),
    lifted: [],
    works: { builds: [], mortgages: [], unmortgages: [] },
  }
  if (traits.leverage > 0) borrow(purse)
  if (traits.liftFirst > 0) liftIdle(purse)
  for (const level of [SWEET, HOTEL])
    for (const group of BEST_FIRST) if (ownsGroup(view, seat, group)) buildEvenly(purse, group, level)
  if (traits.liftFirst === 0) liftIdle(purse)
  const { builds, mortgages, unmortgages } = purse.works
  if (builds.length + unmortgages.length === 0) return NOTHING
  return { builds, sells: [], mortgages, unmortgages, propose_trade: false }
}

/** Frees a whole group of mortgages, then builds on it evenly, as far as budget, cover and the bank's supply go. */
function buildEvenly(purse: Purse, group: number, upTo: number): void {
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
  if (purse.lifted.includes(lot)) return true
  const cost = liftCost(lot)
  if (cost > most) return false
  purse.works.unmortgages.push(lot)
  purse.lifted.push(lot)
  spend(purse, cost)
  return true
}

/** Lots outside whole groups are freed only from what a seat likes to keep, or pawns lots for. */
function liftIdle(purse: Purse): void {
  const { view, seat, traits } = purse
  const wanted = Math.max(traits.cashTarget, traits.minCashReserve)
  if (purse.cash <= wanted) return
  const keep = wanted < traits.pawn && !isSoldOut(view) ? traits.pawn : wanted
  if (purse.cash <= keep || purse.works.mortgages.length > 0) return
  for (const lot of LOTS)
    if (view.mortgaged[lot] && view.owner[lot] === seat) lift(purse, lot, purse.cash - keep)
}

/** Mortgages single lots to bring the best unbuilt group to three houses: nobody sells what is mortgaged. */
function borrow(purse: Purse): void {
  const { view, seat } = purse
  const wanted = fundsWanted(purse)
  let short = wanted - purse.budget
  if (short <= 0) return
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

function fundsWanted({ view, seat, houses }: Purse): number {
  for (const group of BEST_FIRST) {
    if (!ownsGroup(view, seat, group)) continue
    const missing = GROUPS[group].length * SWEET - view.built[group]
    if (missing > 0 && houses >= missing) return missing * BOARD[GROUPS[group][0]].houseCost
  }
  return 0
}
