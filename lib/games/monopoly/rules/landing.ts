// Where a token comes to stand, and what follows there.
import type { Seat } from '@/lib/core/game'
import { BANK, BOARD, SALARY } from '../board'
import { CHANCE, CHEST, DECKS } from '../cards'
import type { MonopolyStep } from '../state'
import { openAuction } from './auction'
import { nextDice } from './dice'
import { rentDue, repairBill } from './estate'
import { charge } from './money'
import { nextSeat } from './order'

/** Walks forward to a square, with the salary for passing GO or stopping on it. */
export function goTo(step: MonopolyStep, seat: Seat, square: number): void {
  const from = step.state.table.at[seat]
  const steps = square > from ? square - from : square + 40 - from
  step.write({ type: 'moved', seat, square, steps })
  if (square <= from) step.write({ type: 'salary-paid', seat, amount: SALARY })
}

/** @param dice the sum that brought the token there: the rent of a utility counts it. */
export function land(step: MonopolyStep, seat: Seat, dice: number): void {
  const at = step.state.table.at[seat]
  const { kind, tax } = BOARD[at]
  switch (kind) {
    case 'rest':
      return
    case 'tax':
      return charge(step, { seat, payee: BANK, amount: tax, why: 'tax' })
    case 'to-jail':
      return step.write({ type: 'jailed', seat, because: 'square' })
    case 'chance':
      return draw(step, seat, CHANCE)
    case 'chest':
      return draw(step, seat, CHEST)
    case 'street':
    case 'railroad':
    case 'utility':
      return visit(step, seat, dice, 1)
  }
}

/** @param times the usual rent that is due. */
function visit(step: MonopolyStep, seat: Seat, dice: number, times: number): void {
  const { table } = step.state
  const lot = table.at[seat]
  const payee = table.owner[lot]
  const { price } = BOARD[lot]
  if (payee === seat) return
  if (payee !== BANK)
    charge(step, { seat, payee, amount: rentDue(table, lot, dice) * times, why: 'rent', lot })
  else if (table.cash[seat] >= price) step.write({ type: 'lot-offered', seat, lot, price })
  else openAuction(step, lot, seat, 'unaffordable')
}

function draw(step: MonopolyStep, seat: Seat, deck: number): void {
  const { table, decks } = step.state
  const card = decks[deck][0]
  const effect = DECKS[deck][card]
  step.write({ type: 'card-drawn', seat, deck, card })
  switch (effect.do) {
    case 'advance':
      goTo(step, seat, effect.to)
      return land(step, seat, table.dice[0] + table.dice[1])
    case 'nearest':
      return visitNearest(step, seat, effect.kind)
    case 'back':
      step.write({ type: 'moved', seat, square: table.at[seat] - effect.squares, steps: -effect.squares })
      return land(step, seat, table.dice[0] + table.dice[1])
    case 'jail':
      return step.write({ type: 'jailed', seat, because: 'card' })
    case 'keep':
      return step.write({ type: 'jail-card-kept', seat, deck })
    case 'collect':
      return step.write({ type: 'card-cashed', seat, amount: effect.amount })
    case 'pay':
      return charge(step, { seat, payee: BANK, amount: effect.amount, why: 'card' })
    case 'repairs':
      return charge(step, {
        seat,
        payee: BANK,
        amount: repairBill(table, seat, effect.house, effect.hotel),
        why: 'repairs',
      })
    case 'collect-each':
      for (let other = nextSeat(table, seat); other !== seat; other = nextSeat(table, other))
        charge(step, { seat: other, payee: seat, amount: effect.amount, why: 'card' })
      return
    case 'pay-each':
      for (let other = nextSeat(table, seat); other !== seat; other = nextSeat(table, other))
        charge(step, { seat, payee: other, amount: effect.amount, why: 'card' })
      return
  }
}

/** A railroad at twice its rent, a utility at ten times a throw of its own. */
function visitNearest(step: MonopolyStep, seat: Seat, kind: 'railroad' | 'utility'): void {
  const { table } = step.state
  let lot = table.at[seat]
  do lot = (lot + 1) % 40
  while (BOARD[lot].kind !== kind)
  goTo(step, seat, lot)
  const payee = table.owner[lot]
  if (kind === 'railroad') return visit(step, seat, 0, 2)
  if (payee === BANK || payee === seat || table.mortgaged[lot]) return visit(step, seat, 0, 1)
  const dice = nextDice(step, seat)
  step.write({ type: 'utility-dice-rolled', seat, dice })
  charge(step, { seat, payee, amount: 10 * (dice[0] + dice[1]), why: 'rent', lot })
}
