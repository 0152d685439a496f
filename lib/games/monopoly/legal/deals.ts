import type { LegalMove } from '@/lib/core/choice'
import type { Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BOARD, GROUP_NAMES, GROUPS } from '../board'
import { heldInGroup, jailCards } from '../rules/estate'
import { interestOn, mayChangeHands, PROPOSALS_PER_PHASE } from '../rules/trade'
import type { Goods, Offer, View } from '../state'
import { lotsOf } from '../view'
import { count, goods, money, place } from '../words'

export function proposalMoves(view: View, seat: Seat): LegalMove[] {
  const lots = lotsOf(view, seat).filter((lot) => mayChangeHands(view, lot))
  return [
    {
      name: 'PROPOSE_TRADE',
      text: 'propose_trade true: offer one player a trade of lots, jail cards and cash (cash one way only)',
      consequences: [
        `You can give: ${list(lots.map(place), 'no lots')}; up to ${money(view.cash[seat])}; ${count(jailCards(view, seat), 'jail card')}.`,
        'The player answers at once. Whoever receives a mortgaged lot pays the bank 10 % of its mortgage value at once.',
        `After the answer you may propose again, at most ${PROPOSALS_PER_PHASE} times in a phase.`,
      ],
    },
    {
      name: 'SKIP',
      text: 'propose_trade false: propose nothing',
      consequences: ['Trading is over for this phase.'],
    },
  ]
}

/** @param offer as seen by its target, who answers. */
export function answerMoves(view: View, { seat, target, give, take }: Offer): LegalMove[] {
  const fee = interestOn(view, give)
  const cash = view.cash[target] + give.cash - take.cash - fee
  return [
    {
      name: 'ACCEPT',
      text: 'the trade happens as proposed',
      consequences: [
        `You give ${goods(take)}. You receive ${goods(give)}.`,
        ...(fee > 0 ? [`You pay the bank ${money(fee)} interest on mortgaged lots.`] : []),
        `Your cash goes from ${money(view.cash[target])} to ${money(cash)}.`,
        ...completed(view, target, give, take).map((group) => `You then own all of ${GROUP_NAMES[group]}.`),
        ...completed(view, seat, take, give).map(
          (group) => `The proposer then owns all of ${GROUP_NAMES[group]}.`,
        ),
        ...lost(view, target, take).map((group) => `You no longer own all of ${GROUP_NAMES[group]}.`),
      ],
    },
    { name: 'REJECT', text: 'decline the trade', consequences: ['Nothing changes hands.'] },
  ]
}

const groupsOf = (lots: readonly number[]): number[] => [...new Set(lots.map((lot) => BOARD[lot].group))]
const within = ({ lots }: Goods, group: number): number =>
  lots.filter((lot) => BOARD[lot].group === group).length

/** Groups that a seat would own whole and does not yet. */
const completed = (view: View, seat: Seat, receives: Goods, gives: Goods): number[] =>
  groupsOf(receives.lots).filter((group) => {
    const held = heldInGroup(view, seat, group)
    const size = GROUPS[group].length
    return held < size && held + within(receives, group) - within(gives, group) === size
  })

/** Groups that a seat owns whole and would break up. */
const lost = (view: View, seat: Seat, gives: Goods): number[] =>
  groupsOf(gives.lots).filter((group) => heldInGroup(view, seat, group) === GROUPS[group].length)
