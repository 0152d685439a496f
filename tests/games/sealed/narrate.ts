import type { Names } from '@/lib/core/game'
import { type Entry, isCoreEvent } from '@/lib/core/log'
import { CATALOGUE } from './facts'
import { type Event, NONE } from './state'

export const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`)
export const lotName = (lot: number): string => CATALOGUE[lot].name
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Ada: 20, Bea: 18": the bids of those who were asked. */
export const bidWords = (bids: readonly number[], names: Names): string =>
  bids.flatMap((bid, seat) => (bid === NONE ? [] : [`${names[seat]}: ${bid}`])).join(', ')

/** One sentence about an event, for packets and pages alike. */
export function narrate(event: Event, names: Names): string {
  switch (event.type) {
    case 'lots-stacked':
      return 'The lots are stacked in an order that nobody knows.'
    case 'taste-dealt':
      return `${names[event.seat]} collects ${event.taste}.`
    case 'lot-shown':
      return `Lot ${event.round} is ${lotName(event.lot)}.`
    case 'bid-sealed':
      return `${names[event.seat]} hands in a bid of ${coins(event.coins)}.`
    case 'lot-sold':
      return `${names[event.seat]} buys ${lotName(event.lot)} for ${coins(event.price)}. The bids: ${bidWords(event.bids, names)}.`
    case 'lot-withdrawn':
      return `Nobody bids for ${lotName(event.lot)}, and it is withdrawn.`
    case 'sale-ended':
      return `The sale is over: ${event.tastes.map((taste, seat) => `${names[seat]} collected ${taste}`).join(', ')}.`
  }
}

/** What stands for talk that has become too long: what was sold, and for how much. */
export const digest = (entries: readonly Entry[], names: Names): string => {
  const sold = entries.flatMap(({ event }) =>
    !isCoreEvent(event) && event.type === 'lot-sold' ? [narrate(event as Event, names)] : [],
  )
  return sold.length > 0 ? sold.join(' ') : 'Nothing was sold.'
}
