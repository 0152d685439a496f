// Own phases: what to build, which mortgages to take up and to lift, in a sane order and within the purse.
import type { Mind, Seat } from '@/lib/core/game'
import { type Action, NOTHING } from '../actions'
import { BOARD, GROUPS, HOTEL, liftCost, STREET_GROUPS } from '../board'
import { heldInGroup, ownsGroup } from '../rules/estate'
import type { View } from '../state'
import { reserveOf } from './danger'
import { borrow, buildEvenly, CHEAPEST_LIFT, keptFromLifting, liftIdle, purseOf, SWEET } from './purse'
import type { Traits } from './traits'
import { BEST_FIRST } from './value'

type PostRoll = Action<'post_roll_decision'>

export const PROPOSING: PostRoll = { ...NOTHING, propose_trade: true }

const LEVELS = [SWEET, HOTEL]
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

/** Dollars that lift the cheapest of a seat's mortgages; Infinity: it has none. */
function cheapestLift(view: View, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY
  for (let group = 0; group < GROUPS.length; group++) {
    if (heldInGroup(view, seat, group) === 0) continue
    for (const lot of GROUPS[group])
      if (view.mortgaged[lot] && view.owner[lot] === seat) least = Math.min(least, liftCost(lot))
  }
  return least
}

/** Dollars of the cheapest building that a seat's whole groups have room for and it would pay; Infinity: none. */
function cheapestBuilding(view: View, seat: Seat, { cashTarget }: Traits): number {
  for (let group = 0; group < STREET_GROUPS; group++) {
    if (!ownsGroup(view, seat, group)) continue
    const size = GROUPS[group].length
    const cost = BOARD[GROUPS[group][0]].houseCost
    const most = view.cash[seat] - cost < cashTarget ? SWEET : HOTEL
    if (view.built[group] < size * most) return cost
  }
  return Number.POSITIVE_INFINITY
}

/** What a seat does with its estate after a throw. Legal as one bundle: mortgages, lifts, then builds. */
export function develop(view: View, seat: Seat, traits: Traits, mind: Mind): PostRoll {
  const cash = view.cash[seat]
  const cheapest = cheapestBuilding(view, seat, traits)
  const spare = cash - traits.cashTarget < CHEAPEST_LIFT ? 0 : cash - keptFromLifting(view, traits)
  const lifts = spare >= CHEAPEST_LIFT && spare >= cheapestLift(view, seat)
  if (cheapest === Number.POSITIVE_INFINITY && !lifts) return NOTHING
  const wanted = traits.leverage > 0 ? fundsWanted(view, seat) : 0
  const budget = buildBudget(view, seat, traits, traits.whim > 0 ? mind.chance(WHIM) : 1)
  if (budget < cheapest && wanted === 0 && !lifts) return NOTHING
  const purse = purseOf(view, seat, traits, budget)
  borrow(purse, wanted)
  if (lifts && traits.liftFirst > 0) liftIdle(purse)
  for (const level of LEVELS)
    for (const group of BEST_FIRST) if (ownsGroup(view, seat, group)) buildEvenly(purse, group, level)
  if (lifts && traits.liftFirst === 0) liftIdle(purse)
  const { builds, mortgages, unmortgages } = purse.works
  if (builds.length + unmortgages.length === 0) return NOTHING
  return { builds, sells: [], mortgages, unmortgages, propose_trade: false }
}

/** Dollars that bring the best group below three houses there, if the bank has the houses. */
function fundsWanted(view: View, seat: Seat): number {
  for (const group of BEST_FIRST) {
    if (!ownsGroup(view, seat, group)) continue
    const missing = GROUPS[group].length * SWEET - view.built[group]
    if (missing > 0 && view.houses >= missing) return missing * BOARD[GROUPS[group][0]].houseCost
  }
  return 0
}
