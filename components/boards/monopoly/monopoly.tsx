import { netWorth } from '@/lib/games/monopoly/rules/estate'
import type { Event, State } from '@/lib/games/monopoly/state'
import { money } from '@/lib/games/monopoly/words'
import type { Board } from '../board'
import { asked } from './asked'
import { drawn } from './drawn'
import { Rail } from './rail'
import { SeatLines, SeatSigns } from './seat-lines'
import { Stage } from './stage'
import { mark, telling, verb } from './story'

/** Monopoly's part of the room. */
export const monopoly: Board<State, Event> = {
  Stage,
  SeatLines,
  SeatSigns,
  Rail,
  isOut: ({ table }, seat) => table.bankrupt[seat]!,
  asked: ({ table }) => asked(table),
  scores: ({ table }) => table.cash.map((_, seat) => (table.bankrupt[seat] ? 0 : netWorth(table, seat))),
  scoreTitle: 'Net worth',
  sayScore: money,
  mark,
  telling,
  verb,
  drawn,
}
