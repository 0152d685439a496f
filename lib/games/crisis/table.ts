import type { Table } from '@/lib/core/game'
import { counted } from '@/lib/core/turns'
import { copy } from './copy'
import { evolve } from './evolve'
import { narrate } from './narrate'
import { type Event, initial, type Options, type State, type View, view } from './state'

/** The part of the game that runs in the browser too. */
export const table: Table<State, Event, View, Options> = {
  id: 'crisis',
  title: 'Crisis',
  initial,
  evolve,
  copy,
  view,
  narrate,
  turn: ({ table: { step } }) => step,
  turns: counted('step', 'the start'),
}
