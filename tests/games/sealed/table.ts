import type { Table } from '@/lib/core/game'
import { counted } from '@/lib/core/turns'
import { evolve } from './evolve'
import { narrate } from './narrate'
import { copy, type Event, initial, type Options, type State, type View, view } from './state'

/** The part of the game that runs in the browser too. */
export const table: Table<State, Event, View, Options> = {
  id: 'sealed',
  title: 'Sealed bids',
  initial,
  evolve,
  copy,
  view,
  narrate,
  turn: (state) => state.table.round,
  turns: counted('round'),
}
