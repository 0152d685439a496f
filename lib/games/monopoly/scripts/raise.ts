// In debt: idle lots are mortgaged first, houses go before hotels' groups break, whole groups are mortgaged last.
import type { Seat } from '@/lib/core/game'
import type { Action } from '../actions'
import { BOARD, GROUPS, HOTEL, mortgageValue, RAILROADS, STREET_GROUPS, UTILITIES } from '../board'
import { isBuiltUp, ownsGroup } from '../rules/estate'
import type { View } from '../state'
import { BEST_FIRST } from './value'

/** Groups in the order in which idle lots are mortgaged: streets that return least, utilities, railroads. */
const WORST_FIRST: readonly number[] = [...BEST_FIRST].reverse()
const MORTGAGE_ORDER: readonly number[] = [...WORST_FIRST, UTILITIES, RAILROADS]

/** The next works of a debtor who can still pay. Asked again until the debt is covered. */
export function raiseCash(view: View, seat: Seat, shortfall: number): Action<'bankruptcy_decision'> {
  const mortgage: number[] = []
  let short = shortfall
  for (const whole of [false, true]) {
    for (const group of MORTGAGE_ORDER) {
      if (isBuiltUp(view, group) || (group < STREET_GROUPS && ownsGroup(view, seat, group)) !== whole)
        continue
      for (const lot of GROUPS[group]) {
        if (short <= 0) return works([], mortgage, view)
        if (view.owner[lot] !== seat || view.mortgaged[lot]) continue
        mortgage.push(lot)
        short -= mortgageValue(lot)
      }
    }
    // whole groups without houses are kept until the houses elsewhere are sold
    const sold = short > 0 ? salesOf(view, seat, short) : []
    if (sold.length > 0) return works(sold, mortgage, view)
  }
  return works([], mortgage, view)
}

/** Buildings of the group that returns least: one from each of its most built lots, as far as needed. */
function salesOf(view: View, seat: Seat, shortfall: number): number[] {
  for (const group of WORST_FIRST) {
    if (view.built[group] === 0 || !ownsGroup(view, seat, group)) continue
    return evenSales(view, group, shortfall)
  }
  return []
}

function evenSales(view: View, group: number, shortfall: number): number[] {
  const lots = GROUPS[group]
  let top = 0
  for (const lot of lots) top = Math.max(top, view.buildings[lot])
  const most = lots.filter((lot) => view.buildings[lot] === top)
  if (top === HOTEL && view.houses < (HOTEL - 1) * most.length) return hotelsForSale(view, lots, most)
  return most.slice(0, Math.ceil(shortfall / (BOARD[lots[0]].houseCost / 2)))
}

/** Few houses left in the bank: one hotel where four are there to replace it, else the whole group at once. */
const hotelsForSale = (view: View, lots: readonly number[], most: number[]): number[] =>
  view.houses >= HOTEL - 1 ? most.slice(0, 1) : [...lots]

function works(
  sold: readonly number[],
  mortgage: readonly number[],
  view: View,
): Action<'bankruptcy_decision'> {
  return {
    sell_houses: sold.filter((lot) => view.buildings[lot] < HOTEL),
    sell_hotels: sold.filter((lot) => view.buildings[lot] === HOTEL),
    mortgage,
    declare_bankruptcy: false,
  }
}
