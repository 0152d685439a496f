import type { Names } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { quoted } from '@/lib/core/quote'
import { list } from '@/lib/core/words'
import { BOARD, GROUP_NAMES, GROUPS } from '../board'
import type { Offer, View } from '../state'
import { type GameView, gameEvents, type OpponentView } from '../view'
import { buildings, goods, money, place } from '../words'

/** The opponents, and the trades of the last ten turns with terms, words and result. */
export function othersLayer(view: View, seen: GameView, heard: readonly Entry[], names: Names): string {
  return [
    'OPPONENT STATES:',
    ...seen.opponents.map((opponent) => opponentLines(view, seen, opponent)),
    '',
    'Trades proposed in the last 10 turns:',
    ...tradeLines(heard, names),
  ].join('\n')
}

function opponentLines(view: View, seen: GameView, opponent: OpponentView): string {
  const { playerId, name } = opponent
  if (opponent.isBankrupt) return `Player ${playerId}, ${name}: bankrupt, out of the game`
  return [
    `Player ${playerId}, ${name}:`,
    `  Cash: ${money(opponent.cash)} | Position: ${place(opponent.position)} | Net worth: ${money(opponent.netWorth)}`,
    `  Properties (${opponent.propertyCount}): ${list(opponent.properties.map(place), 'none')}`,
    `  Monopolies: ${list(
      opponent.monopolies.map((group) => monopoly(view, group)),
      'none',
    )} | Mortgaged: ${list(opponent.mortgaged.map(place), 'none')}`,
    `  In jail: ${opponent.inJail ? `yes, attempt ${view.tries[playerId]} of 3 comes next` : 'no'} | Jail cards: ${opponent.jailCards}`,
    ...refusals(view, seen, opponent).map((line) => `  ${line}`),
  ].join('\n')
}

const monopoly = (view: View, group: number): string =>
  `${GROUP_NAMES[group]} (${GROUPS[group].map((lot) => `${BOARD[lot].name}: ${buildings(view.buildings[lot])}`).join(', ')})`

const offers = (n: number): string => (n === 1 ? 'offer' : `${n} offers`)

/** Refusals in a row, either way, as facts. */
function refusals(view: View, { myPlayerId }: GameView, { playerId, name }: OpponentView): string[] {
  const lines: string[] = []
  const mine = myPlayerId * view.seats + playerId
  const theirs = playerId * view.seats + myPlayerId
  if (view.refusals[mine] > 0)
    lines.push(
      `${name} has refused your last ${offers(view.refusals[mine])}, the latest in turn ${view.refusedOn[mine]}`,
    )
  if (view.refusals[theirs] > 0)
    lines.push(
      `You have refused the last ${offers(view.refusals[theirs])} of ${name}, the latest in turn ${view.refusedOn[theirs]}`,
    )
  return lines
}

function tradeLines(heard: readonly Entry[], names: Names): string[] {
  const trades: { turn: number; offer: Offer; result: string }[] = []
  for (const { turn, event } of gameEvents(heard)) {
    if (event.type === 'trade-proposed') trades.push({ turn, offer: event, result: 'not answered yet' })
    const last = trades[trades.length - 1]
    if (last === undefined) continue
    if (event.type === 'trade-accepted') last.result = 'accepted'
    if (event.type === 'trade-rejected') last.result = 'rejected'
  }
  if (trades.length === 0) return ['- None.']
  return trades.map(
    ({ turn, offer, result }) =>
      `- Turn ${turn}: ${names[offer.seat]} offered ${names[offer.target]} ${goods(offer.give)} for ${goods(offer.take)}. Words: ${quoted(offer.pitch)}. Result: ${result}`,
  )
}
