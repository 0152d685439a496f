// What the board may cost a seat. Rents are those that the rules would charge.
import type { Seat } from '@/lib/core/game'
import { BANK, LOTS } from '../board'
import { rentDue } from '../rules/estate'
import type { View } from '../state'
import { LAP, ODDS } from './odds'
import type { Traits } from './traits'

/** The commonest throw, for utilities. */
const SEVEN = 7
const DEAREST_THROW = 12
const CAUTION_CAP = 800

const isAnothers = (view: View, seat: Seat, lot: number): boolean =>
  view.owner[lot] !== BANK && view.owner[lot] !== seat

/** Dollars of rent that a seat must expect on its way once round the board: landing odds × rent. */
export function rentAhead(view: View, seat: Seat): number {
  let rent = 0
  for (const lot of LOTS) if (isAnothers(view, seat, lot)) rent += ODDS[lot] * rentDue(view, lot, SEVEN)
  return rent * LAP
}

/** The worst single rent that waits for a seat, and the lot it waits on (0: none). */
export function worstRent(view: View, seat: Seat): { lot: number; rent: number } {
  let worst = 0
  let at = 0
  for (const lot of LOTS) {
    if (!isAnothers(view, seat, lot)) continue
    const rent = rentDue(view, lot, DEAREST_THROW)
    if (rent > worst) {
      worst = rent
      at = lot
    }
  }
  return { lot: at, rent: worst }
}

/** Dollars a seat holds back when it builds: its floor, or a share of the worst rent if that is more. */
export const reserveOf = (view: View, seat: Seat, { minCashReserve, caution }: Traits): number =>
  caution * CAUTION_CAP <= minCashReserve
    ? minCashReserve
    : Math.max(minCashReserve, caution * Math.min(worstRent(view, seat).rent, CAUTION_CAP))

/** Expected rent of the next lap as a share of cash: the figure that decides about jail. */
export const danger = (view: View, seat: Seat): number => rentAhead(view, seat) / Math.max(1, view.cash[seat])

/** Whether the bank has no lot left to sell. */
export const isSoldOut = (view: View): boolean => {
  for (const lot of LOTS) if (view.owner[lot] === BANK) return false
  return true
}
