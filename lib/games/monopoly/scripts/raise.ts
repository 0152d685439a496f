// In debt: idle lots are mortgaged first, then buildings sold evenly, then what stood under them is mortgaged.
import type { Seat } from '@/lib/core/game'
import type { Action } from '../actions'
import { BOARD, GROUPS, HOTEL, mortgageValue, RAILROADS, STREET_GROUPS, UTILITIES } from '../board'
import { isBuiltUp, ownsGroup } from '../rules/estate'
import type { View } from '../state'
import { BEST_FIRST } from './value'

const WORST_FIRST: readonly number[] = [...BEST_FIRST].reverse()
/** Streets that return least, then utilities, then railroads. */
const LOT_ORDER: readonly number[] = [...WORST_FIRST, UTILITIES, RAILROADS]

type Plan = {
  readonly view: View
  readonly seat: Seat
  short: number
  readonly houses: number[]
  readonly hotels: number[]
  readonly mortgages: number[]
}

/** What a debtor who can still pay sells and mortgages: enough for the whole debt, in one bundle. */
export function raiseCash(view: View, seat: Seat, shortfall: number): Action<'bankruptcy_decision'> {
  const plan: Plan = { view, seat, short: shortfall, houses: [], hotels: [], mortgages: [] }
  const isWhole = (group: number): boolean => group < STREET_GROUPS && ownsGroup(view, seat, group)
  for (const group of LOT_ORDER) if (!isWhole(group)) mortgageIn(plan, group)
  for (const group of LOT_ORDER) if (isWhole(group) && !isBuiltUp(view, group)) mortgageIn(plan, group)
  for (const group of WORST_FIRST) {
    if (plan.short <= 0) break
    if (isBuiltUp(view, group) && isWhole(group) && sellIn(plan, group)) mortgageIn(plan, group)
  }
  return {
    sell_houses: plan.houses,
    sell_hotels: plan.hotels,
    mortgage: plan.mortgages,
    declare_bankruptcy: false,
  }
}

function mortgageIn(plan: Plan, group: number): void {
  for (const lot of GROUPS[group]) {
    if (plan.short <= 0) return
    if (plan.view.owner[lot] !== plan.seat || plan.view.mortgaged[lot]) continue
    plan.mortgages.push(lot)
    plan.short -= mortgageValue(lot)
  }
}

/** Idle lots to mortgage, outside whole groups, until `short` dollars are raised or none is left. */
export function idleLots(view: View, seat: Seat, short: number): readonly number[] {
  const plan: Plan = { view, seat, short, houses: [], hotels: [], mortgages: [] }
  for (const group of LOT_ORDER)
    if (!(group < STREET_GROUPS && ownsGroup(view, seat, group))) mortgageIn(plan, group)
  return plan.mortgages
}

const MORTGAGE = 'mortgage:'
export const mortgageAction = (lot: number): string => `${MORTGAGE}${lot}`
/** The lots that a pre-roll answer mortgages. */
export const mortgagedBy = (actions: readonly string[]): number[] =>
  actions.flatMap((text) => (text.startsWith(MORTGAGE) ? [Number(text.slice(MORTGAGE.length))] : []))

/**
 * Sells a group down from the top until the debt is covered and the bank has the houses that hotels break into.
 * @returns whether nothing is left standing
 */
function sellIn(plan: Plan, group: number): boolean {
  const lots = GROUPS[group]
  const levels = lots.map((lot) => plan.view.buildings[lot])
  let inBank = plan.view.houses
  while (plan.short > 0 || inBank < 0) {
    const top = levels.indexOf(Math.max(...levels))
    const level = levels[top]
    if (level === 0) return true
    const hotel = level === HOTEL
    ;(hotel ? plan.hotels : plan.houses).push(lots[top])
    inBank += hotel ? 1 - HOTEL : 1
    levels[top]--
    plan.short -= BOARD[lots[top]].houseCost / 2
  }
  return levels.every((level) => level === 0)
}
