// Who owns what, and what it earns: pure questions about a view.
import type { Seat } from '@/lib/core/game'
import { BANK, BOARD, GROUPS, HOTEL, LOTS, mortgageValue, STREET_GROUPS } from '../board'
import type { View } from '../state'

export const heldInGroup = (view: View, seat: Seat, group: number): number => view.held[seat * 10 + group]

export const ownsGroup = (view: View, seat: Seat, group: number): boolean =>
  view.held[seat * 10 + group] === GROUPS[group].length

export const isBuiltUp = (view: View, group: number): boolean => view.built[group] > 0

/** Lots of a group that a seat owns free of mortgage. */
export function unmortgagedInGroup(view: View, seat: Seat, group: number): number {
  let count = 0
  for (const lot of GROUPS[group]) if (view.owner[lot] === seat && !view.mortgaged[lot]) count++
  return count
}

/**
 * Dollars that a visitor would be charged now; 0 on a lot of the bank's or a mortgaged one. For utilities `dice` is
 * the sum thrown; for the others it does not count.
 */
export function rentDue(view: View, lot: number, dice: number): number {
  const owner = view.owner[lot]
  if (owner === BANK || view.mortgaged[lot]) return 0
  const { kind, group, rents } = BOARD[lot]
  if (kind === 'railroad') return rents[unmortgagedInGroup(view, owner, group) - 1]
  if (kind === 'utility') return dice * utilityFactor(view, lot)
  const level = view.buildings[lot]
  return level === 0 && ownsGroup(view, owner, group) ? rents[0] * 2 : rents[level]
}

/** What the throw is multiplied by at an owned utility: 4, or 10 where both are owned and free of mortgage. */
export const utilityFactor = (view: View, lot: number): number =>
  unmortgagedInGroup(view, view.owner[lot], BOARD[lot].group) === 2 ? 10 : 4

/** Liquidation value in dollars: cash, half the cost of all buildings, mortgage values of the unmortgaged lots. */
export function liquidationValue(view: View, seat: Seat): number {
  let sum = view.cash[seat]
  for (const lot of LOTS)
    if (view.owner[lot] === seat && !view.mortgaged[lot])
      sum += mortgageValue(lot) + (view.buildings[lot] * BOARD[lot].houseCost) / 2
  return sum
}

/** Dollars: cash, printed prices (half of them where mortgaged), buildings at cost. */
export function netWorth(view: View, seat: Seat): number {
  let sum = view.cash[seat]
  for (const lot of LOTS)
    if (view.owner[lot] === seat)
      sum +=
        view.buildings[lot] * BOARD[lot].houseCost +
        (view.mortgaged[lot] ? mortgageValue(lot) : BOARD[lot].price)
  return sum
}

export const jailCards = (view: View, seat: Seat): number =>
  (view.jailCard[0] === seat ? 1 : 0) + (view.jailCard[1] === seat ? 1 : 0)

/** The deck whose jail card a seat parts with first: Chance, where it holds both. */
export const firstJailCard = (view: View, seat: Seat): number => (view.jailCard[0] === seat ? 0 : 1)

/** Dollars that a repairs card asks of a seat. */
export function repairBill(view: View, seat: Seat, house: number, hotel: number): number {
  let bill = 0
  for (let group = 0; group < STREET_GROUPS; group++) {
    if (view.built[group] === 0 || !ownsGroup(view, seat, group)) continue
    for (const lot of GROUPS[group]) {
      const level = view.buildings[lot]
      bill += level === HOTEL ? hotel : level * house
    }
  }
  return bill
}
