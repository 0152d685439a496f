import type { Names } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import type { Request } from '../actions'
import { BANK, BOARD, FINE, GROUP_NAMES } from '../board'
import { topOf } from '../requests'
import type { View } from '../state'
import { seatsOf } from '../view'
import { money, nameOf, place } from '../words'
import { monopolyLines } from './estate'
import { answerLines, proposalLines } from './offers'
import { holdersOf } from './property'

/** The question itself, with what bears on it (specs/2 section 4). */
export const decisionLayer = (view: View, request: Request, names: Names): string =>
  ['DECISION REQUIRED:', ...question(view, request, names)].join('\n')

function question(view: View, request: Request, names: Names): string[] {
  const { seat } = request
  const cash = `Your cash: ${money(view.cash[seat])}.`
  switch (request.decision) {
    case 'pre_roll_decision':
      return [
        `It is your turn, before your throw${view.tries[seat] > 0 ? '; you are in jail' : ''}. ${cash}`,
        ...monopolyLines(view, seat),
        'What do you do before you roll? All actions of one answer are done together or not at all: sells, mortgages, unmortgages, builds, then a trade proposal. An empty list does nothing.',
      ]
    case 'post_roll_decision':
      return [
        `Your throw is done and you stand on ${place(view.at[seat])}. ${cash}`,
        ...monopolyLines(view, seat),
        'What do you do now? All actions of one answer are done together or not at all: sells, mortgages, unmortgages, builds, then a trade proposal. Empty lists do nothing.',
      ]
    case 'buy_decision': {
      const { lot, price } = request.bounds
      return [
        `You landed on ${place(lot)}, an unowned property.`,
        `Price: ${money(price)}. ${cash}`,
        groupLine(view, lot, seat, names),
        'Should you buy this property at full price, or let it go to auction?',
      ]
    }
    case 'auction_bid_decision':
      return bidLines(view, request, names)
    case 'trade_decision':
      return proposalLines(view, request, names)
    case 'trade_response_decision':
      return answerLines(view, request, names)
    case 'jail_action_decision': {
      const { attempt, cards, mayPay } = request.bounds
      const last = attempt === 3 ? ` This is the last attempt: if it fails, you must pay ${money(FINE)}.` : ''
      return [
        `You are in jail (attempt ${attempt} of 3). ${cash} Get Out of Jail Free cards: ${cards}.${last}`,
        ...(mayPay ? [] : [`Paying the fine before the throw is not possible now.`]),
        'How do you try to leave?',
      ]
    }
    case 'bankruptcy_decision': {
      const { owed, payee, shortfall } = request.bounds
      return [
        `You owe ${nameOf(names, payee)} ${money(owed)}${debtWords(view)}. ${cash} You must raise ${money(shortfall)} more.`,
        'Lots of a group can be mortgaged once all its buildings are sold, in the same answer. You are asked again until the debt is covered.',
        'What do you sell and mortgage?',
      ]
    }
  }
}

const groupLine = (view: View, lot: number, seat: number, names: Names): string => {
  const { group } = BOARD[lot]
  return `${GROUP_NAMES[group]} group: ${holdersOf(view, group, seat, names)}.`
}

function bidLines(
  view: View,
  request: Extract<Request, { decision: 'auction_bid_decision' }>,
  names: Names,
): string[] {
  const { seat } = request
  const { lot, highest, least, most } = request.bounds
  const task = topOf(view)
  const auction = task.do === 'bid' ? task.auction : null
  const others = auction ? seatsOf(view).filter((other) => other !== seat && auction.bidding[other]) : []
  const bid =
    auction === null || auction.leader === BANK
      ? 'Nobody has bid yet.'
      : `Current highest bid: ${money(highest)}, by ${names[auction.leader]}.`
  return [
    `${place(lot)} is being auctioned. ${bid}`,
    `Your cash: ${money(view.cash[seat])}. Printed price: ${money(BOARD[lot].price)}. Rent bare: ${bareRent(lot)}.`,
    `Other bidders still active: ${list(
      others.map((other) => `${names[other]} (${money(view.cash[other])} cash)`),
      'none',
    )}`,
    groupLine(view, lot, seat, names),
    `How much do you bid? From ${money(least)} to ${money(most)}; 0 withdraws from this auction for good.`,
  ]
}

const bareRent = (lot: number): string => {
  const { kind, rents } = BOARD[lot]
  return kind === 'utility' ? '4 x dice' : money(rents[0])
}

/** Why the debt on top of the agenda is owed. */
function debtWords(view: View): string {
  const task = topOf(view)
  if (task.do !== 'owe') return ''
  const { why, lot, payee } = task.debt
  switch (why) {
    case 'rent':
      return lot === undefined ? ' in rent' : ` in rent for ${place(lot)}`
    case 'tax':
      return ' in tax'
    case 'card':
      return payee === BANK ? ' as a card said' : ' as a card said, to be paid to a player'
    case 'fine':
      return ' as the fine for leaving jail'
    case 'interest':
      return lot === undefined ? ' in mortgage interest' : ` in mortgage interest for ${place(lot)}`
    case 'repairs':
      return ' for repairs'
  }
}
