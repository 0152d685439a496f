// Looks for a trade that could suit both sides: a lot that furthers a group of mine, paid for with a lot, with cash or
// with both; or a lot of mine that completes a group of theirs, sold dear.
import type { Seat } from '@/lib/core/game'
import { BOARD, GROUPS, interest } from '../board'
import { heldInGroup, isBuiltUp } from '../rules/estate'
import type { View } from '../state'
import { balance, cashWorth } from './ledger'
import type { Traits } from './traits'
import { completes, type Eyes, gainOf, guessed, lossOf, own } from './value'

/** `want` and `give`: lots, 0 for none. `cash`: what I pay; below 0: what they pay. Values in dollars, mine. */
export type Deal = {
  readonly target: Seat
  readonly want: number
  readonly give: number
  readonly cash: number
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

/** A group in which both hold lots. */
function searchGroup(search: Search, target: Seat, group: number): void {
  const { view, seat } = search
  const size = GROUPS[group].length
  const held = heldInGroup(view, seat, group)
  const theirs = heldInGroup(view, target, group)
  // what completes a group of theirs may be sold for cash alone
  if (theirs === size - 1) consider(search, target, 0, firstOf(view, seat, group))
  const closes = held === size - 1
  if (size > 3 && !closes && held + theirs < size) return
  const want = firstOf(view, target, group)
  if (closes) consider(search, target, want, 0)
  searchSwaps(search, target, want, closes)
}

/** Lots of mine that further a group of theirs; where a group is closed, single lots of any other too. */
function searchSwaps(search: Search, target: Seat, want: number, closes: boolean): void {
  const { view, seat } = search
  const wanted = BOARD[want].group
  for (let group = 0; group < GROUPS.length; group++) {
    const mine = heldInGroup(view, seat, group)
    if (mine === 0 || group === wanted || mine === GROUPS[group].length || isBuiltUp(view, group)) continue
    if (heldInGroup(view, target, group) > 0 || (closes && mine === 1))
      consider(search, target, want, firstOf(view, seat, group))
  }
}

/** The first lot of a group that a seat holds. */
function firstOf(view: View, seat: Seat, group: number): number {
  for (const lot of GROUPS[group]) if (view.owner[lot] === seat) return lot
  return 0
}

const feeOn = (view: View, lot: number): number => (lot > 0 && view.mortgaged[lot] ? interest(lot) : 0)

/** Keeps the exchange of two lots, with the cash that should leave the target just willing, if it is the best yet. */
function consider(search: Search, target: Seat, want: number, give: number): void {
  const { view, seat, traits, mine } = search
  const other = guessed(view, target)
  const gain = gainOf(mine, want)
  const loss = lossOf(mine, give)
  const theirs = gainOf(other, give) - lossOf(other, want)
  const cash = askingCash(search, target, { want, give, mine: gain - loss, theirs })
  if (cash === null) return
  const received = gain + Math.max(0, cashWorth(view, seat, -cash, traits))
  const given = loss + Math.max(0, -cashWorth(view, seat, -cash, traits))
  const bought = want > 0 && completes(view, seat, want)
  const score = balance({ received, given, theirs: theirs + cash, completes: bought }, traits)
  if (score > 0 && received > 0 && (search.best === null || score > search.best.score))
    search.best = { target, want, give, cash, received, given, score }
}

/** Cash that leaves the target as far ahead as the proposer is generous; null where one of the two cannot pay. */
function askingCash(
  { view, seat, traits }: Search,
  target: Seat,
  { want, give, mine, theirs }: { want: number; give: number; mine: number; theirs: number },
): number | null {
  const refusals = Math.min(view.refusals[seat * view.seats + target], MOST_REFUSALS)
  const stake = BOARD[want].price + BOARD[give].price
  const ahead = (traits.generosity + traits.concession * refusals) * stake
  const fair = (ahead + SUPPOSED_ENVY * mine - theirs) / (1 + SUPPOSED_ENVY)
  const most = Math.floor((view.cash[target] * MOST_ASKED) / STEP) * STEP - feeOn(view, give)
  const cash = Math.max(Math.ceil(fair / STEP) * STEP, -Math.max(0, most))
  const left = view.cash[seat] - Math.max(0, cash) - feeOn(view, want)
  if (left < traits.minCashReserve && (cash > 0 || feeOn(view, want) > 0)) return null
  if (view.cash[target] + cash < feeOn(view, give) || view.cash[seat] - cash < feeOn(view, want)) return null
  return want === 0 && cash >= 0 ? null : cash
}
