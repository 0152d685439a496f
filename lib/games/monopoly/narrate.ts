import type { Names } from '@/lib/core/game'
import { quoted } from '@/lib/core/quote'
import { BOARD } from './board'
import { CARD_TEXTS, DECK_NAMES } from './card-texts'
import type { Debt, Event } from './state'
import { buildings, count, goods, money, nameOf, place } from './words'

type Sentences = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string
}

const lot = (position: number): string => BOARD[position].name
const total = ([first, second]: readonly [number, number]): string =>
  first === second
    ? `a double ${first}, ${first + second} in all`
    : `${first} and ${second}, ${first + second} in all`

const forWhat = ({ why, lot: position }: Debt): string => {
  const of = position === undefined ? '' : ` for ${lot(position)}`
  switch (why) {
    case 'rent':
      return ` in rent${of}`
    case 'tax':
      return ' in tax'
    case 'card':
      return ' as the card says'
    case 'fine':
      return ' as the fine for leaving jail'
    case 'interest':
      return ` in mortgage interest${of}`
    case 'repairs':
      return ' for repairs'
  }
}
const owes = (verb: string, debt: Debt, names: Names): string =>
  `${names[debt.seat]} ${verb} ${nameOf(names, debt.payee)} ${money(debt.amount)}${forWhat(debt)}`

const jailed = {
  square: 'for landing on Go To Jail',
  card: 'as the card says',
  'third-double': 'for a third double',
}
const opened = {
  declined: 'the player who landed there does not buy it',
  unaffordable: 'the player who landed there cannot pay the price',
  estate: 'it comes from the estate of a bankrupt player',
}
const leftJail = (by: 'fine' | 'card' | 'double' | 'third-try'): string => {
  switch (by) {
    case 'fine':
      return 'leaves jail by paying the fine'
    case 'card':
      return 'leaves jail with a Get Out of Jail Free card'
    case 'double':
      return 'leaves jail by throwing a double'
    case 'third-try':
      return 'leaves jail after the third throw without a double'
  }
}
/** A mapped type rather than a switch: as exhaustive, and no function of 40 cases. */
const SENTENCES: Sentences = {
  'deck-shuffled': (e) => `The ${DECK_NAMES[e.deck]} deck is shuffled.`,
  'turn-began': (e, names) => `${names[e.seat]} begins turn ${e.turn}.`,
  'dice-rolled': (e, names) => `${names[e.seat]} rolls ${total(e.dice)}.`,
  'utility-dice-rolled': (e, names) =>
    `${names[e.seat]} rolls ${total(e.dice)}, for the rent of the utility.`,
  'rolls-again': (e, names) => `${names[e.seat]} threw a double and goes again.`,
  moved: (e, names) =>
    `${names[e.seat]} moves ${e.steps < 0 ? 'back ' : ''}${count(Math.abs(e.steps), 'space')} to ${place(e.square)}.`,
  'salary-paid': (e, names) => `${names[e.seat]} collects ${money(e.amount)} at GO.`,
  'card-drawn': (e, names) =>
    `${names[e.seat]} draws a ${DECK_NAMES[e.deck]} card: ${quoted(CARD_TEXTS[e.deck][e.card])}`,
  'jail-card-kept': (e, names) =>
    `${names[e.seat]} keeps the Get Out of Jail Free card of ${DECK_NAMES[e.deck]}.`,
  'card-cashed': (e, names) => `${names[e.seat]} collects ${money(e.amount)} from the bank.`,
  jailed: (e, names) => `${names[e.seat]} goes to jail ${jailed[e.because]}.`,
  'jail-faced': (e, names) => `${names[e.seat]} is in jail and must choose how to try to leave.`,
  'stayed-in-jail': (e, names) => `${names[e.seat]} stays in jail: attempt ${e.attempt} of 3 was no double.`,
  'left-jail': (e, names) => `${names[e.seat]} ${leftJail(e.by)}.`,
  paid: (e, names) => `${owes('pays', e, names)}.`,
  'debt-incurred': (e, names) => `${owes('owes', e, names)} and has not paid yet.`,
  'debt-paid': (e, names) => `${owes('now pays', e, names)}.`,
  'lot-offered': (e, names) => `${names[e.seat]} may buy ${lot(e.lot)} for ${money(e.price)}.`,
  'lot-bought': (e, names) => `${names[e.seat]} buys ${lot(e.lot)} for ${money(e.price)}.`,
  'auction-opened': (e, names) =>
    `${lot(e.lot)} goes to auction, with the bidding open to all from ${names[e.first]} on: ${opened[e.because]}.`,
  'bid-made': (e, names) => `${names[e.seat]} bids ${money(e.amount)} for ${lot(e.lot)}.`,
  'bid-passed': (e, names) => `${names[e.seat]} drops out of the auction of ${lot(e.lot)}.`,
  'bidder-passed-over': (e, names) =>
    `${names[e.seat]} has too little cash to go on and is out of the auction of ${lot(e.lot)}.`,
  'auction-won': (e, names) => `${names[e.seat]} wins the auction of ${lot(e.lot)} at ${money(e.price)}.`,
  'auction-failed': (e) => `Nobody bids for ${lot(e.lot)}; it stays with the bank.`,
  built: (e, names) =>
    `${names[e.seat]} builds on ${lot(e.lot)} for ${money(e.cost)}: ${buildings(e.level)} there now.`,
  'building-sold': (e, names) =>
    `${names[e.seat]} sells on ${lot(e.lot)} for ${money(e.gain)}: ${buildings(e.level)} there now.`,
  'lot-mortgaged': (e, names) => `${names[e.seat]} mortgages ${lot(e.lot)} for ${money(e.gain)}.`,
  'mortgage-lifted': (e, names) =>
    `${names[e.seat]} lifts the mortgage on ${lot(e.lot)} for ${money(e.cost)}.`,
  'trading-began': (e, names) => `${names[e.seat]} thinks about a trade.`,
  'trading-ended': (e, names) => `${names[e.seat]} makes no further trade offer for now.`,
  'trade-proposed': (e, names) =>
    `${names[e.seat]} offers ${names[e.target]} a trade: ${goods(e.give)} for ${goods(e.take)}${e.pitch === '' ? '.' : `, with the words ${quoted(e.pitch)}`}`,
  'trade-accepted': (e, names) =>
    `${names[e.target]} accepts ${names[e.seat]}'s offer: ${names[e.seat]} gives ${goods(e.give)} and receives ${goods(e.take)}.`,
  'trade-rejected': (e, names) => `${names[e.target]} rejects ${names[e.seat]}'s offer.`,
  'estate-passed': (e, names) =>
    `Everything ${names[e.seat]} owned passes to ${nameOf(names, e.heir)}: ${goods(e)}.`,
  'went-bankrupt': (e, names) => `${names[e.seat]} is bankrupt, unable to pay ${nameOf(names, e.creditor)}.`,
  'turn-limit-reached': (e) => `The limit of ${count(e.turn, 'turn')} is reached.`,
}

/** One plain sentence about an event, for prompts and timeline alike. `names` by seat, each one line. */
export const narrate = (event: Event, names: Names): string =>
  (SENTENCES[event.type] as (event: Event, names: Names) => string)(event, names)
