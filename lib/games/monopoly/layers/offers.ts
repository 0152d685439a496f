import type { Names, Seat } from '@/lib/core/game'
import { quoted } from '@/lib/core/quote'
import { list } from '@/lib/core/words'
import type { Request } from '../actions'
import { BOARD, GROUP_NAMES, GROUPS } from '../board'
import { heldInGroup, jailCards } from '../rules/estate'
import { interestOn, PROPOSALS_PER_TURN } from '../rules/trade'
import type { Goods, Offer, View } from '../state'
import { seatsOf, tradeable } from '../view'
import { count, goods, money, place } from '../words'
import { holdersOf } from './property'

type Of<D extends Request['decision']> = Extract<Request, { decision: D }>

/** What may be traded by whom, and how often one has asked already. */
export function proposalLines(view: View, { seat, bounds }: Of<'trade_decision'>, names: Names): string[] {
  const partners = seatsOf(view).filter((other) => other !== seat && !view.bankrupt[other])
  return [
    'You may propose one trade now, to one opponent, or none.',
    `You: ${wares(view, seat)}`,
    ...partners.map((other) => `Player ${other}, ${names[other]}: ${wares(view, other)}`),
    `Proposals made so far: ${view.proposalsInPhase} in this phase (${bounds.left} left), ${view.proposalsInTurn} in this turn (at most ${PROPOSALS_PER_TURN}).`,
    'Cash goes one way only, and both sides must have what they give. Do you propose a trade, and which?',
  ]
}

const wares = (view: View, seat: Seat): string => {
  const lots = tradeable(view, seat).map((lot) => `${place(lot)}${view.mortgaged[lot] ? ', mortgaged' : ''}`)
  return `${money(view.cash[seat])} cash; ${count(jailCards(view, seat), 'jail card')}; tradeable properties: ${lots.length === 0 ? 'none' : lots.join('; ')}`
}

/** The offer from the side of the seat that answers. */
export function answerLines(
  view: View,
  { seat, bounds }: Of<'trade_response_decision'>,
  names: Names,
): string[] {
  const { offer } = bounds
  const proposer = names[offer.seat]
  return [
    `Player ${offer.seat}, ${proposer}, offers you a trade.`,
    `They offer: ${goods(offer.give)}`,
    `They request: ${goods(offer.take)}`,
    `Their pitch: ${quoted(offer.pitch)}`,
    ...feeLines(view, offer.give, 'you'),
    ...feeLines(view, offer.take, proposer),
    ...groupsOf([...offer.give.lots, ...offer.take.lots]).map(
      (group) => `${GROUP_NAMES[group]} group now: ${holdersOf(view, group, seat, names)}.`,
    ),
    ...completions(view, offer, seat, names),
    `Your cash: ${money(view.cash[seat])}. Cash of ${proposer}: ${money(view.cash[offer.seat])}.`,
    'Do you accept or reject this trade?',
  ]
}

function feeLines(view: View, received: Goods, receiver: string): string[] {
  const fee = interestOn(view, received)
  if (fee === 0) return []
  const mortgaged = received.lots.filter((lot) => view.mortgaged[lot])
  return [
    `Interest: ${receiver} would pay the bank ${money(fee)} at once, for mortgaged ${list(mortgaged.map(place))}.`,
  ]
}

/** Groups that one side would own whole after the trade, or would no longer. */
function completions(view: View, { seat, target, give, take }: Offer, reader: Seat, names: Names): string[] {
  return groupsOf([...give.lots, ...take.lots]).flatMap((group) =>
    [seat, target].flatMap((side) => {
      const [gets, loses] = side === seat ? [take, give] : [give, take]
      const before = heldInGroup(view, side, group)
      const after = before + inGroup(gets, group) - inGroup(loses, group)
      const size = GROUPS[group].length
      if ((before === size) === (after === size)) return []
      const owner = side === reader ? 'you' : names[side]
      return [
        `If accepted: ${owner} would ${after === size ? 'own' : 'no longer own'} the whole ${GROUP_NAMES[group]} group.`,
      ]
    }),
  )
}
const inGroup = ({ lots }: Goods, group: number): number =>
  lots.filter((lot) => BOARD[lot].group === group).length

const groupsOf = (lots: readonly number[]): number[] => [...new Set(lots.map((lot) => BOARD[lot].group))]
