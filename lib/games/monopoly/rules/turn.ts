// A turn from its first throw to its last.
import type { Seat } from '@/lib/core/game'
import { BANK, FINE } from '../board'
import type { MonopolyStep } from '../state'
import { nextDice } from './dice'
import { goTo, land } from './landing'
import { charge } from './money'
import { nextSeat } from './order'

export const THROWS_IN_JAIL = 3

export function beginTurn(step: MonopolyStep): void {
  const { table } = step.state
  if (table.turn >= table.options.turnLimit) step.write({ type: 'turn-limit-reached', turn: table.turn })
  else step.write({ type: 'turn-began', seat: nextSeat(table, table.active), turn: table.turn + 1 })
}

/** From pre-roll: those in jail choose how to try to leave, the others throw. */
export function rollOrFaceJail(step: MonopolyStep): void {
  const { active, tries } = step.state.table
  if (tries[active] > 0) step.write({ type: 'jail-faced', seat: active })
  else throwDice(step)
}

export function throwDice(step: MonopolyStep): void {
  const { table } = step.state
  const seat = table.active
  step.write({ type: 'dice-rolled', seat, dice: nextDice(step, seat) })
  if (table.tries[seat] > 0) leaveOrStay(step, seat)
  else if (table.doubles === 3) step.write({ type: 'jailed', seat, because: 'third-double' })
}

function leaveOrStay(step: MonopolyStep, seat: Seat): void {
  const { table } = step.state
  const attempt = table.tries[seat]
  if (table.dice[0] === table.dice[1]) step.write({ type: 'left-jail', seat, by: 'double' })
  else if (attempt < THROWS_IN_JAIL) step.write({ type: 'stayed-in-jail', seat, attempt })
  else {
    step.write({ type: 'left-jail', seat, by: 'third-try' })
    charge(step, { seat, payee: BANK, amount: FINE, why: 'fine' })
  }
}

/** Moves by the throw, once the fine of a third failure is paid. */
export function advance(step: MonopolyStep): void {
  const { active, dice, at } = step.state.table
  const sum = dice[0] + dice[1]
  goTo(step, active, (at[active] + sum) % 40)
  land(step, active, sum)
}

/** After a double the seat goes again, else the turn is over. */
export function endThrow(step: MonopolyStep): void {
  const { doubles, tries, active } = step.state.table
  if (doubles > 0 && tries[active] === 0) step.write({ type: 'rolls-again', seat: active })
  else beginTurn(step)
}
