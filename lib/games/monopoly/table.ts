import type { Table } from '@/lib/core/game'
import { counted } from '@/lib/core/turns'
import { copy } from './copy'
import { evolve } from './evolve'
import { narrate } from './narrate'
import { type Event, initial, type Options, type State, type View } from './state'

/** The part of the game that runs in the browser too. All but the order of the cards lies open. */
export const table: Table<State, Event, View, Options> = {
  id: 'monopoly',
  title: 'Monopoly',
  initial,
  evolve,
  copy,
  view: (state) => state.table,
  narrate,
  turn: (state) => state.table.turn,
  turns: counted('turn'),
}
