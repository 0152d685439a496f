// What a trade brings and costs a seat, in its own valuation.
import type { Seat } from '@/lib/core/game'
import { BOARD } from '../board'
import type { Offer, View } from '../state'
import type { Traits } from './traits'
import { change, completes, type Eyes, guessed, own } from './value'

/** Dollars. `theirs`: what the other side seems to gain. `completes`: something received completes a group. */
export type Ledger = {
  readonly received: number
  readonly given: number
  readonly theirs: number
  readonly completes: boolean
}

/** What a dollar below the cash target counts for beyond itself. */
const THRIFT = 0.3
/** Worth of a jail card: the fine it saves, nearly. */
export const CARD_WORTH = 40

/** Worth of a change in cash to a seat: dollars below its target count for more. */
export function cashWorth(view: View, seat: Seat, amount: number, { cashTarget }: Traits): number {
  const cash = view.cash[seat]
  return amount + THRIFT * (short(cash, cashTarget) - short(cash + amount, cashTarget))
}
/** Apart, since a closure made anew for each sum would cost a tenth of the time. */
const short = (dollars: number, target: number): number => Math.max(0, target - dollars)

/** The lots that come and go, group by group, each sum on its own side. */
function lotsOf(
  eyes: Eyes,
  gained: readonly number[],
  lost: readonly number[],
): { gain: number; loss: number } {
  let gain = 0
  let loss = 0
  const groups: number[] = []
  for (const lots of [gained, lost])
    for (const lot of lots) if (!groups.includes(BOARD[lot].group)) groups.push(BOARD[lot].group)
  for (const group of groups) {
    const difference = change(eyes, group, gained, lost)
    if (difference > 0) gain += difference
    else loss -= difference
  }
  return { gain, loss }
}

/** What an offer means to one of its two sides. */
export function appraise(view: View, seat: Seat, offer: Offer, traits: Traits): Ledger {
  const proposed = offer.seat === seat
  const comes = proposed ? offer.take : offer.give
  const goes = proposed ? offer.give : offer.take
  const mine = lotsOf(own(view, seat, traits), comes.lots, goes.lots)
  const other = lotsOf(guessed(view, proposed ? offer.target : offer.seat), goes.lots, comes.lots)
  const cash = cashWorth(view, seat, comes.cash - goes.cash, traits)
  const cards = CARD_WORTH * (comes.jailCards - goes.jailCards)
  return {
    received: mine.gain + Math.max(0, cash) + Math.max(0, cards),
    given: mine.loss + Math.max(0, -cash) + Math.max(0, -cards),
    theirs: other.gain - other.loss + goes.cash - comes.cash - cards,
    completes: comes.lots.some((lot) => completes(view, seat, lot)),
  }
}

/** What is given, with the share of the other's gain that counts as loss. */
export const costOf = ({ given, theirs }: Ledger, { envy }: Traits): number =>
  given + envy * Math.max(0, theirs)

/** Dollars by which a trade is acceptable (above 0) or not: overpaying is for what completes a group. */
export function balance(ledger: Ledger, traits: Traits): number {
  const most = ledger.completes ? 1 + traits.maxTradeOverpay : 1
  return ledger.received * most - costOf(ledger, traits) * (1 + traits.margin)
}
