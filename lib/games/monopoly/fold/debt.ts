import type { Seat } from '@/lib/core/game'
import type { Debt, State } from '../state'
import { AT } from './walk'

type Table = State['table']

/** A debt in the shape it has when read back from a log. */
export const debtOf = ({ seat, payee, amount, why, lot }: Debt): Debt =>
  lot === undefined ? { seat, payee, amount, why } : { seat, payee, amount, why, lot }

/** Beneath the debts that are open already: they are settled in the order in which they arise. */
export function owe({ agenda }: Table, debt: Debt): void {
  let place = agenda.length
  while (agenda[place - 1].do === 'owe') place--
  agenda.splice(place, 0, { do: 'owe', debt })
}

export function fall(table: Table, seat: Seat): void {
  table.bankrupt[seat] = true
  table.fallen.push(seat)
  table.tries[seat] = 0
  table.agenda = table.agenda.filter(
    (task) => task.do !== 'owe' || (task.debt.seat !== seat && task.debt.payee !== seat),
  )
  if (seat === table.active) table.agenda[0] = AT['turn-over']
}
