import type { LegalMove } from '@/lib/core/choice'
import type { Request } from '../actions'
import { BOARD, FINE, GROUP_NAMES, GROUPS } from '../board'
import { heldInGroup, liquidationValue } from '../rules/estate'
import { standing } from '../rules/order'
import { THROWS_IN_JAIL } from '../rules/turn'
import type { View } from '../state'
import { count, money, place } from '../words'
import { answerMoves, proposalMoves } from './deals'
import { raisingMoves, workMoves } from './works'

type Of<D extends Request['decision']> = Extract<Request, { decision: D }>

/** Every legal move in words, with what follows from it: the figures are those that the rules use. */
export function movesOf(view: View, request: Request): readonly LegalMove[] {
  switch (request.decision) {
    case 'pre_roll_decision':
      return [
        ...workMoves(view, request.seat, 'pre-roll'),
        ...(request.bounds.mayTrade ? [proposing(view, '"propose_trade" in actions')] : []),
        { name: 'DO_NOTHING', text: 'an empty list of actions', consequences: [next(view)] },
      ]
    case 'post_roll_decision':
      return [
        ...workMoves(view, request.seat, 'post-roll'),
        ...(request.bounds.mayTrade ? [proposing(view, 'propose_trade true')] : []),
        { name: 'DO_NOTHING', text: 'empty lists and propose_trade false', consequences: [next(view)] },
      ]
    case 'buy_decision':
      return buyMoves(view, request)
    case 'auction_bid_decision':
      return bidMoves(view, request)
    case 'trade_decision':
      return proposalMoves(view, request.seat)
    case 'trade_response_decision':
      return answerMoves(view, request.bounds.offer)
    case 'jail_action_decision':
      return jailMoves(view, request)
    case 'bankruptcy_decision':
      return [...raisingMoves(view, request.seat), surrender(view, request)]
  }
}

const proposing = (view: View, text: string): LegalMove => ({
  name: 'PROPOSE_TRADE',
  text,
  consequences: [
    'After the other actions of this answer you are asked for the terms of a trade with one player.',
    `Proposals made so far: ${view.proposalsInPhase} in this phase, ${view.proposalsInTurn} in this turn.`,
  ],
})

/** What comes when the phase is over. */
function next(view: View): string {
  const { active, tries, doubles } = view
  if (view.agenda[0].do === 'post-roll')
    return doubles > 0 && tries[active] === 0 ? 'You threw a double and go again.' : 'Your turn ends.'
  return tries[active] > 0 ? 'You go on to your attempt to leave jail.' : 'You throw the dice.'
}

function buyMoves(view: View, { seat, bounds: { lot, price } }: Of<'buy_decision'>): LegalMove[] {
  const { group } = BOARD[lot]
  const held = heldInGroup(view, seat, group) + 1
  const share = `You own ${held} of the ${GROUPS[group].length} lots of ${GROUP_NAMES[group]}.`
  return [
    {
      name: 'BUY',
      text: `buy ${place(lot)} for ${money(price)}`,
      consequences: [
        `Your cash goes from ${money(view.cash[seat])} to ${money(view.cash[seat] - price)}.`,
        share,
        ...monopolyFacts(lot, held),
      ],
    },
    {
      name: 'AUCTION',
      text: 'decline; the lot goes to auction',
      consequences: [
        `All ${count(standing(view), 'player')}, you among them, may bid from $1; the player after you begins.`,
        `Each raise is at least ${money(view.options.minimumRaise)}; with no bid the lot stays with the bank.`,
      ],
    },
  ]
}

function monopolyFacts(lot: number, held: number): string[] {
  const { kind, group, rents, houseCost } = BOARD[lot]
  if (held < GROUPS[group].length || kind !== 'street') return []
  return [
    `That completes ${GROUP_NAMES[group]}: bare rent on ${place(lot)} is then ${money(rents[0] * 2)}, and a house costs ${money(houseCost)}.`,
  ]
}

function bidMoves(view: View, { seat, bounds }: Of<'auction_bid_decision'>): LegalMove[] {
  const { lot, least, most } = bounds
  const range = least === most ? money(least) : `${money(least)} to ${money(most)}`
  return [
    {
      name: 'BID',
      text: `bid ${range} for ${place(lot)}`,
      consequences: [
        'If nobody raises, you pay your bid and the lot is yours.',
        `Your cash would be ${money(view.cash[seat] - least)} after winning at ${money(least)}.`,
      ],
    },
    {
      name: 'PASS',
      text: 'bid 0',
      consequences: ['You are out of this auction for good and pay nothing.'],
    },
  ]
}

function jailMoves(view: View, { seat, bounds }: Of<'jail_action_decision'>): LegalMove[] {
  const { mayPay, cards, attempt } = bounds
  const cash = view.cash[seat]
  const moves: LegalMove[] = []
  if (mayPay)
    moves.push({
      name: 'PAY_FINE',
      text: `pay ${money(FINE)}`,
      consequences: [
        `Your cash goes from ${money(cash)} to ${money(cash - FINE)}. You leave jail, throw and move.`,
      ],
    })
  if (cards > 0)
    moves.push({
      name: 'USE_CARD',
      text: `use a Get Out of Jail Free card (you hold ${cards})`,
      consequences: ['The card goes back under its deck. You leave jail, throw and move.'],
    })
  const failure =
    attempt < THROWS_IN_JAIL
      ? 'Without a double you stay in jail.'
      : `Without a double you pay ${money(FINE)}, leave jail and move by that throw.`
  moves.push({
    name: 'ROLL_DOUBLES',
    text: `throw for a double (attempt ${attempt} of ${THROWS_IN_JAIL})`,
    consequences: ['A double, 6 of 36 throws, frees you: you move by that throw and get no other.', failure],
  })
  return moves
}

const surrender = (view: View, { seat, bounds }: Of<'bankruptcy_decision'>): LegalMove => ({
  name: 'DECLARE_BANKRUPTCY',
  text: 'not legal now: declare_bankruptcy must be false',
  consequences: [
    `Your liquidation value is ${money(liquidationValue(view, seat))}, enough for the ${money(bounds.owed)} you owe.`,
  ],
})
