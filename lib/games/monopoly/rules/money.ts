import type { Seat } from '@/lib/core/game'
import { BANK, BOARD, interest, LOTS, mortgageValue } from '../board'
import type { Debt, MonopolyStep, View } from '../state'
import { isBuiltUp, jailCards, liquidationValue } from './estate'
import { standing } from './order'

/**
 * The one door of payments. Paid at once where the cash is there and nobody has an older debt to settle first;
 * otherwise the agenda settles it, asks, or declares the debtor bankrupt.
 */
export function charge(step: MonopolyStep, { seat, payee, amount, why, lot }: Debt): void {
  if (amount === 0) return
  const { cash, agenda } = step.state.table
  const type = cash[seat] >= amount && agenda[agenda.length - 1].do !== 'owe' ? 'paid' : 'debt-incurred'
  step.write(lot === undefined ? { type, seat, payee, amount, why } : { type, seat, payee, amount, why, lot })
}

/** How an open debt can go on. `choose`: the debtor can raise the sum in more ways than one. */
export type Prospect = 'pay' | 'bankrupt' | 'choose' | { readonly mortgage: number }

export function prospectOf(view: View, { seat, amount }: Debt): Prospect {
  if (view.cash[seat] >= amount) return 'pay'
  if (liquidationValue(view, seat) < amount) return 'bankrupt'
  const lot = soleMeans(view, seat)
  return lot === null ? 'choose' : { mortgage: lot }
}

/** The one lot that can be mortgaged where nothing else could raise money. */
function soleMeans(view: View, seat: Seat): number | null {
  let sole: number | null = null
  for (const lot of LOTS) {
    if (view.owner[lot] !== seat || view.mortgaged[lot]) continue
    if (sole !== null || isBuiltUp(view, BOARD[lot].group)) return null
    sole = lot
  }
  return sole
}

export function settle(step: MonopolyStep, debt: Debt): void {
  const { seat, payee, amount, why, lot } = debt
  const prospect = prospectOf(step.state.table, debt)
  if (prospect === 'choose') throw new Error('a debtor with a choice was not asked')
  if (prospect === 'pay')
    step.write(
      lot === undefined
        ? { type: 'debt-paid', seat, payee, amount, why }
        : { type: 'debt-paid', seat, payee, amount, why, lot },
    )
  else if (prospect === 'bankrupt') goBankrupt(step, seat, payee)
  else
    step.write({
      type: 'lot-mortgaged',
      seat,
      lot: prospect.mortgage,
      gain: mortgageValue(prospect.mortgage),
    })
}

/** Buildings are sold, all else goes to the creditor, whose interest on mortgaged lots is a debt of his own. */
function goBankrupt(step: MonopolyStep, seat: Seat, creditor: Seat): void {
  const { table } = step.state
  const lots = LOTS.filter((lot) => table.owner[lot] === seat)
  let fees = 0
  for (const lot of lots) {
    const level = table.buildings[lot]
    if (level > 0)
      step.write({ type: 'building-sold', seat, lot, level: 0, gain: (level * BOARD[lot].houseCost) / 2 })
    if (table.mortgaged[lot]) fees += interest(lot)
  }
  const cash = table.cash[seat]
  step.write({ type: 'estate-passed', seat, heir: creditor, lots, cash, jailCards: jailCards(table, seat) })
  step.write({ type: 'went-bankrupt', seat, creditor })
  if (creditor !== BANK && standing(table) > 1)
    charge(step, { seat: creditor, payee: BANK, amount: fees, why: 'interest' })
}
