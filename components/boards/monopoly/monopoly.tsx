import { lazy } from 'react'
import { netWorth } from '@/lib/games/monopoly/rules/estate'
import type { Event, State } from '@/lib/games/monopoly/state'
import { table } from '@/lib/games/monopoly/table'
import { money } from '@/lib/games/monopoly/words'
import type { Board } from '../board'
import { asked } from './asked'
import { drawn } from './drawn'
import { Rail } from './rail'
import { SeatLines, SeatSigns } from './seat-lines'
import { Stage } from './stage'
import { mark, telling, verb } from './story'

const Trades = lazy(async () => ({ default: (await import('./trades-panel')).TradesPanel }))

const worths = ({ table }: State): readonly number[] =>
  table.cash.map((_, seat) => (table.bankrupt[seat] ? 0 : netWorth(table, seat)))
const flow = (dollars: number): string =>
  dollars === 0 ? money(0) : `${dollars > 0 ? '+' : '−'}${money(Math.abs(dollars))}`

/** Monopoly's part of the room. */
export const monopoly: Board<State, Event> = {
  table,
  Stage,
  beside: { SeatLines, SeatSigns },
  Rail,
  isOut: ({ table }, seat) => table.bankrupt[seat]!,
  asked: ({ table }) => asked(table),
  outWord: 'bankrupt',
  scores: worths,
  scoreTitle: 'Net worth',
  sayScore: money,
  figures: [
    { title: 'Net worth', kind: 'level', of: worths, say: money },
    { title: 'Cash', kind: 'level', of: ({ table }) => table.cash, say: money },
    { title: 'Cash flow', kind: 'change', of: ({ table }) => table.cash, say: flow },
  ],
  panels: [{ id: 'trades', title: 'Trades', icon: 'swap', Page: Trades }],
  thoughtsSpoil: false,
  publicName: 'Public',
  weights: worths,
  weightTitle: 'shares of all net worth',
  mark,
  telling,
  verb,
  drawn,
}
