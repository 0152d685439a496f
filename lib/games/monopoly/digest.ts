import type { Names, Seat } from '@/lib/core/game'
import { type Entry, isPublic } from '@/lib/core/log'
import { list, timesSpoken } from '@/lib/core/words'
import { BOARD } from './board'
import type { Event } from './state'
import { gameEvents } from './view'
import { count, goods, money, nameOf } from './words'

/**
 * What happened in a stretch of turns whose talk is no longer told word for word: who spoke how often, purchases,
 * trades, buildings and bankruptcies. Counted from public facts; nothing is made up.
 */
export function digest(entries: readonly Entry[], names: Names): string {
  const open = entries.filter(({ event }) => isPublic(event))
  const events = gameEvents(open).map(({ event }) => event)
  const sentences = [
    ...purchases(events, names),
    ...trades(events, names),
    ...ends(events, names),
    ...timesSpoken(open, names),
  ]
  return sentences.length === 0 ? 'Nothing was bought, traded or said.' : sentences.join(' ')
}

function purchases(events: readonly Event[], names: Names): string[] {
  const bought = names.map((): string[] => [])
  for (const event of events)
    if (event.type === 'lot-bought')
      bought[event.seat].push(`${BOARD[event.lot].name} (${money(event.price)})`)
    else if (event.type === 'auction-won')
      bought[event.seat].push(`${BOARD[event.lot].name} (${money(event.price)} at auction)`)
  return bought.flatMap((lots, seat) => (lots.length === 0 ? [] : [`${names[seat]} bought ${list(lots)}.`]))
}

function trades(events: readonly Event[], names: Names): string[] {
  const sentences: string[] = []
  const refused = new Map<string, { seat: Seat; target: Seat; times: number }>()
  for (const event of events)
    if (event.type === 'trade-accepted')
      sentences.push(
        `${names[event.seat]} traded ${goods(event.give)} to ${names[event.target]} for ${goods(event.take)}.`,
      )
    else if (event.type === 'trade-rejected') {
      const { seat, target } = event
      const pair = refused.get(`${seat} ${target}`) ?? { seat, target, times: 0 }
      pair.times++
      refused.set(`${seat} ${target}`, pair)
    }
  for (const { seat, target, times } of refused.values())
    sentences.push(`${names[target]} refused ${count(times, 'offer')} of ${names[seat]}.`)
  return sentences
}

const ends = (events: readonly Event[], names: Names): string[] =>
  events.flatMap((event) =>
    event.type === 'went-bankrupt'
      ? [`${names[event.seat]} went bankrupt, owing ${nameOf(names, event.creditor)}.`]
      : [],
  )
