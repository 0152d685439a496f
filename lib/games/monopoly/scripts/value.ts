// What lots are worth to a seat: landing odds, rent, and above all whole groups. Dollars throughout.
import type { Seat } from '@/lib/core/game'
import { BOARD, GROUPS, interest, liftCost, RAILROADS, STREET_GROUPS, UTILITIES } from '../board'
import { heldInGroup } from '../rules/estate'
import type { View } from '../state'
import { ODDS } from './odds'
import { NEUTRAL, type Traits } from './traits'

/** Throws of others that a whole group may hope for: about a third of those in a match of four. */
const THROWS = 55
/** What each lot already held in a group adds to the worth of the next. */
const TOGETHER = 0.15
/** Dollars that can usually be raised beside the cash in hand when a group is to be built up. */
const RAISED = 400
/** By number held. A railroad earns from the first, a utility little until there are two. */
const RAILROAD_WORTH = [0, 200, 450, 750, 1100]
const UTILITY_WORTH = [0, 120, 330]

const sum = (lots: readonly number[], of: (lot: number) => number): number =>
  lots.reduce((total, lot) => total + of(lot), 0)

const PRICE = GROUPS.map((lots) => sum(lots, (lot) => BOARD[lot].price))
const THREE_HOUSES = GROUPS.map((lots) => lots.length * 3 * BOARD[lots[0]].houseCost)
/** Dollars a throw with three houses on each lot. */
const EARNED = GROUPS.map((lots, group) =>
  group < STREET_GROUPS ? sum(lots, (lot) => ODDS[lot] * BOARD[lot].rents[3]) : 0,
)
/** Return on price and houses, a throw. */
const RETURN = EARNED.map((earned, group) => earned / (PRICE[group] + THREE_HOUSES[group]))
const MEAN_RETURN = sum(RETURN.slice(0, STREET_GROUPS), (r) => r) / STREET_GROUPS
/** How a group's streets compare with the board's in what they return and how soon they are whole: about 1. */
const QUALITY = RETURN.map((r, group) =>
  group < STREET_GROUPS ? Math.sqrt((r / MEAN_RETURN) * (3 / GROUPS[group].length)) : 1,
)

/** Street groups, those first that return most on the houses. */
export const BEST_FIRST: readonly number[] = GROUPS.map((_, group) => group)
  .slice(0, STREET_GROUPS)
  .sort((a, b) => EARNED[b] / THREE_HOUSES[b] - EARNED[a] / THREE_HOUSES[a])

/** What a dollar of printed price is worth in a group of which so many are held, short of the whole. */
const PART = GROUPS.map((lots, group) => lots.map((_, held) => QUALITY[group] * (1 + TOGETHER * (held - 1))))
const SIZE = GROUPS.map((lots) => lots.length)

/** Worth of `held` lots of a group with printed prices of `price` to someone with `cash` to build on them. */
export function groupWorth(group: number, held: number, price: number, cash: number): number {
  if (group === RAILROADS) return RAILROAD_WORTH[held]
  if (group === UTILITIES) return UTILITY_WORTH[held]
  if (held < SIZE[group]) return price * PART[group][held]
  const share = Math.min(1, (cash + RAISED) / THREE_HOUSES[group])
  return PRICE[group] + Math.max(PRICE[group], share * EARNED[group] * THROWS - THREE_HOUSES[group])
}

/** Through whose eyes a table is valued. */
export type Eyes = { readonly view: View; readonly seat: Seat; readonly weights: readonly number[] }

/** A stranger's guess at a seat's valuation: nobody sees another's preferences. */
export const guessed = (view: View, seat: Seat): Eyes => ({ view, seat, weights: NEUTRAL })
export const own = (view: View, seat: Seat, { weights }: Traits): Eyes => ({ view, seat, weights })

export const NONE: readonly number[] = []
/** The list of one lot, for each position: searching builds none anew. */
export const JUST: readonly (readonly number[])[] = BOARD.map((_, lot) => [lot])

/** Printed prices of a seat's lots in a group, together. */
function priceHeld(view: View, seat: Seat, group: number): number {
  let price = 0
  for (const lot of GROUPS[group]) if (view.owner[lot] === seat) price += BOARD[lot].price
  return price
}

/** What a seat gains by one lot more; 0 for no lot. A mortgaged one brings its interest and its lifting. */
export function gainOf({ view, seat, weights }: Eyes, lot: number): number {
  if (lot === 0) return 0
  const { group, price } = BOARD[lot]
  const held = heldInGroup(view, seat, group)
  const prices = priceHeld(view, seat, group)
  const before = groupWorth(group, held, prices, view.cash[seat])
  const after = groupWorth(group, held + 1, prices + price, view.cash[seat])
  return (after - before) * weights[group] - (view.mortgaged[lot] ? liftCost(lot) + interest(lot) : 0)
}

/** What a seat loses by giving away one of its lots; 0 for no lot. */
export function lossOf({ view, seat, weights }: Eyes, lot: number): number {
  if (lot === 0) return 0
  const { group, price } = BOARD[lot]
  const held = heldInGroup(view, seat, group)
  const prices = priceHeld(view, seat, group)
  const before = groupWorth(group, held, prices, view.cash[seat])
  const after = groupWorth(group, held - 1, prices - price, view.cash[seat])
  return (before - after) * weights[group] - (view.mortgaged[lot] ? liftCost(lot) : 0)
}

/** How the worth of one group changes for a seat that gains and loses lots (of any group). */
export function change(
  eyes: Eyes,
  group: number,
  gained: readonly number[],
  lost: readonly number[],
): number {
  const { view, seat } = eyes
  const cash = view.cash[seat]
  let held = 0
  let price = 0
  let heldAfter = 0
  let priceAfter = 0
  let burden = 0
  for (const lot of GROUPS[group]) {
    const mine = view.owner[lot] === seat
    const after = mine ? !lost.includes(lot) : gained.includes(lot)
    if (mine) {
      held++
      price += BOARD[lot].price
    }
    if (after) {
      heldAfter++
      priceAfter += BOARD[lot].price
    }
    if (mine !== after && view.mortgaged[lot])
      burden += after ? liftCost(lot) + interest(lot) : -liftCost(lot)
  }
  const before = groupWorth(group, held, price, cash)
  return (groupWorth(group, heldAfter, priceAfter, cash) - before) * eyes.weights[group] - burden
}

/** Worth of keeping a free lot from whoever else it would complete a group for. */
export function denialOf(view: View, seat: Seat, lot: number): number {
  const { group, price } = BOARD[lot]
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && heldInGroup(view, other, group) === GROUPS[group].length - 1)
      return gainOf(guessed(view, other), lot) - price
  return 0
}

/** Own value of a free lot: what it brings, and a share of what others would have of it. */
export const ownValue = (view: View, seat: Seat, lot: number, traits: Traits): number =>
  gainOf(own(view, seat, traits), lot) + traits.denial * Math.max(0, denialOf(view, seat, lot))

export const completes = (view: View, seat: Seat, lot: number): boolean => {
  const { group } = BOARD[lot]
  return heldInGroup(view, seat, group) === GROUPS[group].length - 1
}
