import type { AnyTable, Setup } from '@/lib/core/game'
import { counted, type TurnNames, type Turns } from '@/lib/core/turns'
import { table as crisis } from './crisis/table'
import { table as mafia } from './mafia/table'
import { table as monopoly } from './monopoly/table'

/** What pages know of each game when the server makes them. A board brings its own table into the browser. */
export const tables: readonly AnyTable[] = [monopoly, mafia, crisis]

export const findTable = (id: string): AnyTable | null => tables.find((table) => table.id === id) ?? null

const UNKNOWN = counted('turn')

/** How a game speaks of its turns; those of an unknown one are counted. */
export const turnsOf = (id: string): Turns => findTable(id)?.turns ?? UNKNOWN

/** How the turns of a match are called. */
export const turnNamesOf = ({ game, setup }: { readonly game: string; readonly setup: Setup }): TurnNames =>
  turnsOf(game).names(setup.options)
