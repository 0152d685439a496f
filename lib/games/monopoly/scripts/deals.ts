// Looks for a trade that could suit both sides: a lot that furthers a group of mine, paid for with a lot, with cash or
// with both; or a lot of mine that completes a group of theirs, sold dear.
import type { Seat } from '@/lib/core/game'
import { BOARD, GROUPS, interest } from '../board'
import { heldInGroup, isBuiltUp, jailCards } from '../rules/estate'
import type { View } from '../state'
import { balance, CARD_WORTH, cashWorth } from './ledger'
import type { Traits } from './traits'
import { completes, type Eyes, gainOf, guessed, JUST, lossOf, NONE, own } from './value'

/** `want`: a lot, 0 for none. `cash`: what I pay; below 0: what they pay. Values in dollars, mine. */
export type Deal = {
  readonly target: Seat
  readonly want: number
  readonly give: readonly number[]
  readonly cash: number
  /** Whether a jail card goes with it. */
  readonly card: boolean
  readonly received: number
  readonly given: number
  readonly score: number
}

/** What a trader supposes another minds of its own gain: nobody knows another's envy. */
const SUPPOSED_ENVY = 0.3
/** Share of the other's cash that an offer asks for at most. */
const MOST_ASKED = 0.8
const MOST_REFUSALS = 4
const STEP = 5

type Search = {
  readonly view: View
  readonly seat: Seat
  readonly traits: Traits
  readonly mine: Eyes
  best: Deal | null
}

/** The best offer a seat can think of now, by its own valuation; null: none worth making. */
export function bestDeal(view: View, seat: Seat, traits: Traits): Deal | null {
  const targets = openTargets(view, seat, traits)
  if (targets === 0) return null
  const search: Search = { view, seat, traits, mine: own(view, seat, traits), best: null }
  for (let group = 0; group < GROUPS.length; group++) {
    const held = heldInGroup(view, seat, group)
    if (held === 0 || held === GROUPS[group].length || isBuiltUp(view, group)) continue
    for (let target = 0; target < view.seats; target++)
      if ((targets >> target) & 1 && heldInGroup(view, target, group) > 0) searchGroup(search, target, group)
  }
  return search.best
}

/** Whom a seat may ask now: a bit for each. */
function openTargets(view: View, seat: Seat, traits: Traits): number {
  let targets = 0
  for (let target = 0; target < view.seats; target++)
    if (target !== seat && !view.bankrupt[target] && !isCool(view, seat, target, traits))
      targets |= 1 << target
  return targets
}

/** Whether a refusal of that seat is too fresh to ask again: each one in a row makes the wait longer. */
export function isCool(view: View, seat: Seat, target: Seat, { patience }: Traits): boolean {
  const pair = seat * view.seats + target
  const refusals = Math.min(view.refusals[pair], MOST_REFUSALS)
  return refusals > 0 && view.turn - view.refusedOn[pair] < patience * refusals * refusals
}

/** What is wanted of whom (0: nothing but cash), valued once for all that may be given for it. */
type Aim = {
  readonly target: Seat
  readonly want: number
  /** Whether it completes a group. */
  readonly closes: boolean
  readonly gain: number
  /** What the target seems to lose by it. */
  readonly theirs: number
}

const aimAt = ({ view, seat, mine }: Search, target: Seat, want: number): Aim => ({
  target,
  want,
  closes: want > 0 && completes(view, seat, want),
  gain: gainOf(mine, want),
  theirs: lossOf(guessed(view, target), want),
})

/** A group in which both hold lots. */
function searchGroup(search: Search, target: Seat, group: number): void {
  const { view, seat } = search
  const size = GROUPS[group].length
  const held = heldInGroup(view, seat, group)
  const theirs = heldInGroup(view, target, group)
  // what completes a group of theirs may be sold for cash alone
  if (theirs === size - 1) consider(search, aimAt(search, target, 0), JUST[firstOf(view, seat, group)])
  if (size > 3 && held < size - 1 && held + theirs < size) return
  const aim = aimAt(search, target, firstOf(view, target, group))
  if (aim.closes) consider(search, aim, NONE)
  searchSwaps(search, aim, group)
}

/** Lots of mine that further a group of theirs; where a group is closed, single lots of any other too. */
function searchSwaps(search: Search, aim: Aim, wanted: number): void {
  const { view, seat, traits } = search
  let single = 0
  for (let group = 0; group < GROUPS.length; group++) {
    const mine = heldInGroup(view, seat, group)
    if (mine === 0 || group === wanted || mine === GROUPS[group].length || isBuiltUp(view, group)) continue
    if (heldInGroup(view, aim.target, group) === 0 && !(aim.closes && mine === 1)) continue
    const give = firstOf(view, seat, group)
    consider(search, aim, JUST[give])
    if (traits.frills === 0 || !aim.closes || mine > 1) continue
    if (single > 0) consider(search, aim, [single, give])
    single = give
  }
}

/** The first lot of a group that a seat holds. */
function firstOf(view: View, seat: Seat, group: number): number {
  for (const lot of GROUPS[group]) if (view.owner[lot] === seat) return lot
  return 0
}

const feeOn = (view: View, lots: readonly number[]): number => {
  let fee = 0
  for (const lot of lots) if (view.mortgaged[lot]) fee += interest(lot)
  return fee
}

/** Keeps an exchange, with the cash that should leave the target just willing, if it is the best yet. */
function consider(search: Search, aim: Aim, give: readonly number[]): void {
  const { view, seat, traits, mine } = search
  const { target, want, closes, gain } = aim
  const other = guessed(view, target)
  let loss = 0
  let theirs = -aim.theirs
  let stake = BOARD[want].price
  for (const lot of give) {
    loss += lossOf(mine, lot)
    theirs += gainOf(other, lot)
    stake += BOARD[lot].price
  }
  const fair = fairCash(search, target, { mine: gain - loss, theirs, stake })
  const cash = askingCash(search, aim, give, fair)
  if (cash === null) return
  const worth = cashWorth(view, seat, -cash, traits)
  const received = gain + Math.max(0, worth)
  const given = loss + Math.max(0, -worth)
  const score = balance({ received, given, theirs: theirs + cash, completes: closes }, traits)
  if (score <= 0 || received <= 0 || (search.best !== null && score <= search.best.score)) return
  const spares = cash >= CARD_WORTH && view.cash[target] + cash - CARD_WORTH >= feeOn(view, give)
  const card = traits.frills > 0 && spares && jailCards(view, seat) > 0
  search.best = { target, want, give, cash: card ? cash - CARD_WORTH : cash, card, received, given, score }
}

/** Dollars that leave the target as far ahead as the proposer is generous, in its guess; below 0: the target pays. */
function fairCash(
  { view, seat, traits }: Search,
  target: Seat,
  { mine, theirs, stake }: { mine: number; theirs: number; stake: number },
): number {
  const refusals = Math.min(view.refusals[seat * view.seats + target], MOST_REFUSALS)
  const ahead = (traits.generosity + traits.concession * refusals) * stake
  return Math.ceil((ahead + SUPPOSED_ENVY * mine - theirs) / (1 + SUPPOSED_ENVY) / STEP) * STEP
}

/** The cash of an offer; null where one of the two cannot pay it, or would not. */
function askingCash(
  { view, seat, traits }: Search,
  { target, want, closes }: Aim,
  give: readonly number[],
  fair: number,
): number | null {
  const theirFee = feeOn(view, give)
  const myFee = want > 0 && view.mortgaged[want] ? interest(want) : 0
  const most = Math.floor((view.cash[target] * MOST_ASKED) / STEP) * STEP - theirFee
  const cash = Math.max(fair, -Math.max(0, most))
  // only what completes a group is worth the money it likes to keep
  const floor = closes ? traits.minCashReserve : Math.max(traits.minCashReserve, traits.cashTarget)
  const out = Math.max(0, cash) + myFee
  if (out > 0 && view.cash[seat] - out < floor) return null
  if (view.cash[target] + cash < theirFee || view.cash[seat] - cash < myFee) return null
  return want === 0 && cash >= 0 ? null : cash
}
