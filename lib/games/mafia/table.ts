import type { Seat, Table } from '@/lib/core/game'
import { copy } from './copy'
import { evolve } from './evolve'
import { narrate } from './narrate'
import { type Event, initial, type Options, type State, type View } from './state'
import { turns } from './turns'

/** The public table and the seat's own part: there is nothing else in it that could leak. */
const view = ({ table, own }: State, seat: Seat | null): View => ({
  table,
  seat,
  own: seat === null ? null : own[seat],
})

/** The part of the game that runs in the browser too. */
export const table: Table<State, Event, View, Options> = {
  id: 'mafia',
  title: 'Mafia',
  initial,
  evolve,
  copy,
  view,
  narrate,
  turn: (state) => state.table.turn,
  turns,
}
