import { type Rejection, rejected } from '@/lib/core/result'
import type { Action, Actions, Request } from './actions'
import { BANK, BOARD, FINE } from './board'
import { isOver } from './outcome'
import { mayPayFine, pending, topOf } from './requests'
import { bid, moveAuctionOn, openAuction } from './rules/auction'
import { bundleOf, readActions } from './rules/bundle'
import { firstJailCard, jailCards } from './rules/estate'
import { charge, settle } from './rules/money'
import { acceptTrade, mayPropose, whyNotTrade } from './rules/trade'
import { advance, beginTurn, endThrow, rollOrFaceJail, throwDice } from './rules/turn'
import { type Bundle, isIdle, work } from './rules/works'
import type { MonopolyStep } from './state'

/** Judges an answer to the open question; a legal one is written with all that follows, up to the next question. */
export function decide(step: MonopolyStep, request: Request, action: Action): Rejection | null {
  const rejection = answer(step, request, action)
  if (rejection === null) proceed(step)
  return rejection
}

/** Plays on until somebody has a choice or the match is over. */
export function proceed(step: MonopolyStep): void {
  while (!isOver(step.state.table) && pending(step.state.table) === null) carryOn(step)
}

function carryOn(step: MonopolyStep): void {
  const task = topOf(step.state.table)
  switch (task.do) {
    case 'owe':
      return settle(step, task.debt)
    case 'bid':
      return moveAuctionOn(step, task.auction)
    case 'estate':
      return openAuction(step, task.lots[0], task.bankrupt, 'estate')
    case 'talk':
      return endTalk(step, task.accepted)
    case 'pre-roll':
      return rollOrFaceJail(step)
    case 'jail':
      return throwDice(step)
    case 'moving':
      return advance(step)
    case 'post-roll':
      return endThrow(step)
    case 'turn-over':
      return beginTurn(step)
    case 'answer':
    case 'buy':
    case 'over':
      throw new Error(`"${task.do}" does not go on by itself`)
  }
}

function answer(step: MonopolyStep, request: Request, action: Action): Rejection | null {
  switch (request.decision) {
    case 'pre_roll_decision': {
      const { actions } = action as Actions['pre_roll_decision']
      const bundle = readActions(actions)
      if ('code' in bundle) return bundle
      return manage(step, bundle, actions.includes('propose_trade'))
    }
    case 'post_roll_decision': {
      const reply = action as Actions['post_roll_decision']
      return manage(step, reply, reply.propose_trade)
    }
    case 'buy_decision':
      return buyOrAuction(step, request.bounds.lot, (action as Actions['buy_decision']).buy)
    case 'auction_bid_decision': {
      const task = topOf(step.state.table)
      if (task.do !== 'bid') return stale()
      return bid(step, task.auction, (action as Actions['auction_bid_decision']).bid)
    }
    case 'trade_decision':
      return propose(step, action as Actions['trade_decision'])
    case 'trade_response_decision': {
      const { offer } = request.bounds
      if ((action as Actions['trade_response_decision']).accept) acceptTrade(step, offer)
      else step.write({ type: 'trade-rejected', seat: offer.seat, target: offer.target })
      return null
    }
    case 'jail_action_decision':
      return leaveJail(step, (action as Actions['jail_action_decision']).action)
    case 'bankruptcy_decision':
      return raiseMoney(step, request.seat, action as Actions['bankruptcy_decision'])
  }
}

const stale = (): Rejection => rejected('stale', 'That question is no longer open.')

/** Works, then the proposal, else on with the turn. */
function manage(step: MonopolyStep, bundle: Bundle, wantsTrade: boolean): Rejection | null {
  const { table } = step.state
  if (wantsTrade && !mayPropose(table))
    return rejected('no-proposals-left', 'No more trades may be proposed in this phase.')
  const no = work(step, table.active, bundle)
  if (no) return no
  if (wantsTrade) step.write({ type: 'trading-began', seat: table.active })
  else goOn(step)
  return null
}

const goOn = (step: MonopolyStep): void =>
  step.state.table.agenda[0].do === 'pre-roll' ? rollOrFaceJail(step) : endThrow(step)

/** After an accepted trade the phase's question is asked once more. */
function endTalk(step: MonopolyStep, accepted: boolean): void {
  step.write({ type: 'trading-ended', seat: step.state.table.active })
  if (!accepted) goOn(step)
}

function buyOrAuction(step: MonopolyStep, lot: number, buys: boolean): Rejection | null {
  const { active: seat } = step.state.table
  const task = topOf(step.state.table)
  if (task.do !== 'buy' || task.lot !== lot) return stale()
  if (buys) step.write({ type: 'lot-bought', seat, lot, price: BOARD[lot].price })
  else openAuction(step, lot, seat, 'declined')
  return null
}

function propose(step: MonopolyStep, reply: Actions['trade_decision']): Rejection | null {
  const { table } = step.state
  const task = topOf(table)
  if (task.do !== 'talk') return stale()
  if (!reply.propose_trade) {
    endTalk(step, task.accepted)
    return null
  }
  const seat = table.active
  const target = reply.target_player
  const give = {
    lots: reply.offer_properties.slice(),
    cash: reply.offer_cash,
    jailCards: reply.offer_jail_cards,
  }
  const take = {
    lots: reply.request_properties.slice(),
    cash: reply.request_cash,
    jailCards: reply.request_jail_cards,
  }
  const no = whyNotTrade(table, { seat, target, give, take })
  if (no) return no
  step.write({ type: 'trade-proposed', seat, target, give, take, pitch: reply.pitch })
  return null
}

function leaveJail(step: MonopolyStep, how: Actions['jail_action_decision']['action']): Rejection | null {
  const { table } = step.state
  const seat = table.active
  if (how === 'pay_fine') {
    if (!mayPayFine(table))
      return rejected(
        'fine',
        'The fine is $50 in cash, and on the third turn it is not paid before the throw.',
      )
    charge(step, { seat, payee: BANK, amount: FINE, why: 'fine' })
    step.write({ type: 'left-jail', seat, by: 'fine' })
  } else if (how === 'use_card') {
    if (jailCards(table, seat) === 0) return rejected('no-card', 'You hold no Get Out of Jail Free card.')
    step.write({ type: 'left-jail', seat, by: 'card', deck: firstJailCard(table, seat) })
  } else if (how !== 'roll_doubles')
    return rejected('no-such-action', 'Choose pay_fine, use_card or roll_doubles.')
  throwDice(step)
  return null
}

/** Only the solvent are asked, so giving up is never legal; nor is an answer that raises nothing. */
function raiseMoney(
  step: MonopolyStep,
  seat: number,
  reply: Actions['bankruptcy_decision'],
): Rejection | null {
  if (reply.declare_bankruptcy)
    return rejected('solvent', 'You can still raise the sum, so you cannot declare bankruptcy.')
  const bundle = bundleOf(step.state.table, reply)
  if ('code' in bundle) return bundle
  if (isIdle(bundle)) return rejected('raises-nothing', 'Sell or mortgage something: the debt must be paid.')
  return work(step, seat, bundle)
}
