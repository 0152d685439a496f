import type { Seat } from '@/lib/core/game'
import { type Rejection, rejected } from '@/lib/core/result'
import { BANK, BOARD, interest, LOTS } from '../board'
import type { Goods, MonopolyStep, Offer, View } from '../state'
import { isBuiltUp, jailCards } from './estate'
import { charge } from './money'

export const PROPOSALS_PER_PHASE = 2
export const PROPOSALS_PER_TURN = 4

/** Proposals that the active seat may still make in this phase. */
export const proposalsLeft = (view: View): number =>
  Math.max(
    0,
    Math.min(PROPOSALS_PER_PHASE - view.proposalsInPhase, PROPOSALS_PER_TURN - view.proposalsInTurn),
  )

/** Whether the active seat may propose anything at all: some dollar, card or free lot must be there to change hands. */
export function mayPropose(view: View): boolean {
  if (view.proposalsInPhase >= PROPOSALS_PER_PHASE || view.proposalsInTurn >= PROPOSALS_PER_TURN) return false
  for (let seat = 0; seat < view.seats; seat++) if (view.cash[seat] > 0) return true
  if (view.jailCard[0] !== BANK || view.jailCard[1] !== BANK) return true
  for (const lot of LOTS)
    if (view.owner[lot] !== BANK && !view.mortgaged[lot] && mayChangeHands(view, lot)) return true
  return false
}

/** Whether a lot may be traded: nothing is built anywhere in its group. */
export const mayChangeHands = (view: View, lot: number): boolean => !isBuiltUp(view, BOARD[lot].group)

export function whyNotTrade(view: View, offer: Omit<Offer, 'pitch'>): Rejection | null {
  const { seat, target, give, take } = offer
  if (!Number.isInteger(target) || target < 0 || target >= view.seats)
    return rejected('no-such-player', 'There is no such player to trade with.')
  if (target === seat) return rejected('own-seat', 'You cannot trade with yourself.')
  if (view.bankrupt[target]) return rejected('bankrupt-player', 'That player is bankrupt.')
  if (isNothing(give) && isNothing(take))
    return rejected('empty-trade', 'A trade must move something: a lot, cash or a jail card.')
  if (give.cash > 0 && take.cash > 0) return rejected('cash-both-ways', 'Cash may go one way only.')
  return (
    whyNotGive(view, seat, give) ??
    whyNotGive(view, target, take) ??
    whyNotAfford(view, seat, give, take) ??
    whyNotAfford(view, target, take, give)
  )
}

const isNothing = ({ lots, cash, jailCards: cards }: Goods): boolean =>
  lots.length === 0 && cash === 0 && cards === 0
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0

function whyNotGive(view: View, seat: Seat, goods: Goods): Rejection | null {
  if (!isCount(goods.cash)) return rejected('bad-amount', 'Cash is a whole number of dollars, 0 or more.')
  if (!isCount(goods.jailCards) || goods.jailCards > jailCards(view, seat))
    return rejected('jail-cards', 'The giver does not hold that many jail cards.')
  for (let i = 0; i < goods.lots.length; i++) {
    const lot = goods.lots[i]
    if (view.owner[lot] !== seat)
      return rejected('not-owned', `${BOARD[lot]?.name ?? 'That'} is not the giver's lot.`)
    if (goods.lots.indexOf(lot) !== i) return rejected('named-twice', `${BOARD[lot].name} is named twice.`)
    if (!mayChangeHands(view, lot))
      return rejected('built-up', `There are buildings in the colour group of ${BOARD[lot].name}.`)
  }
  return null
}

/** Who receives mortgaged lots pays 10 % on them out of what is left then. */
function whyNotAfford(view: View, seat: Seat, gives: Goods, receives: Goods): Rejection | null {
  const left = view.cash[seat] - gives.cash
  if (left < 0) return rejected('cash', 'One side offers more cash than it has.')
  if (left + receives.cash < interestOn(view, receives))
    return rejected('cash', 'One side could not pay the 10 % on the mortgaged lots it receives.')
  return null
}

/** Dollars of interest on the mortgaged lots among some goods: due at once from whoever receives them. */
export function interestOn(view: View, { lots }: Goods): number {
  let sum = 0
  for (const lot of lots) if (view.mortgaged[lot]) sum += interest(lot)
  return sum
}

export function acceptTrade(step: MonopolyStep, { seat, target, give, take }: Offer): void {
  step.write({ type: 'trade-accepted', seat, target, give, take })
  payInterest(step, seat, take)
  payInterest(step, target, give)
}

function payInterest(step: MonopolyStep, seat: Seat, { lots }: Goods): void {
  for (const lot of lots)
    if (step.state.table.mortgaged[lot])
      charge(step, { seat, payee: BANK, amount: interest(lot), why: 'interest', lot })
}
