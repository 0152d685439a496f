import type { Board, Mark, Telling } from '@/components/boards/board'
import type { GameEvent, Names, Seat } from '@/lib/core/game'
import { coins, lotName } from '@/tests/games/sealed/narrate'
import { lotsOf } from '@/tests/games/sealed/rules'
import { type Event, NONE, type State } from '@/tests/games/sealed/state'
import { table } from '@/tests/games/sealed/table'
import { Rail, SeatLines, Stage } from './stage'
import { sums } from './sums'

const TELLINGS: Readonly<Record<Event['type'], Telling>> = {
  'lots-stacked': 'hidden',
  'taste-dealt': { icon: 'mask' },
  'lot-shown': { icon: 'flag', pause: 900 },
  'bid-sealed': { icon: 'mail', inTalk: 'seat' },
  'lot-sold': { icon: 'hand', pause: 1200 },
  'lot-withdrawn': { icon: 'x', pause: 1200 },
  'sale-ended': { icon: 'stop' },
}

function mark(_before: State, event: Event, names: Names): Omit<Mark, 'n' | 'turn'> | null {
  if (event.type === 'lot-sold')
    return {
      icon: 'hand',
      tone: 'plain',
      words: `${names[event.seat]} buys ${lotName(event.lot)} for ${event.price}`,
    }
  return event.type === 'sale-ended' ? { icon: 'stop', tone: 'lamp', words: 'The sale is over' } : null
}

export const verb = (events: readonly GameEvent[], seat: Seat): string => {
  const bid = (events as readonly Event[]).find((event) => event.type === 'bid-sealed' && event.seat === seat)
  return bid?.type === 'bid-sealed' ? (bid.coins === 0 ? 'passes' : `bids ${coins(bid.coins)}`) : ''
}

/** All that the room needs of this game. */
export const sealed: Board<State, Event> = {
  table,
  Stage,
  beside: { SeatLines, SeatSigns: () => null },
  Rail,
  isOut: ({ table }, seat) => table.coins[seat] === 0,
  outWord: 'out of coins',
  asked: ({ table }) =>
    table.lot === NONE ? null : { seats: [], words: 'Everybody with a coin left hands in a bid.' },
  scores: sums,
  scoreTitle: 'Coins and lots',
  sayScore: (score) => String(Math.round(score)),
  figures: [
    { title: 'Coins left', kind: 'level', of: ({ table }) => table.coins, say: String },
    {
      title: 'Lots owned',
      kind: 'level',
      of: ({ table }) => table.coins.map((_, seat) => lotsOf(table, seat).length),
      say: String,
    },
  ],
  panels: [],
  thoughtsSpoil: true,
  publicName: 'Gallery',
  weights: sums,
  weightTitle: 'shares of all coins and lots',
  mark,
  telling: ({ type }) => TELLINGS[type],
  verb,
  drawn: () => null,
}
