// How players, times and roles are said in packets. A player is never a bare number, and never a name without one.
import type { Names, Seat } from '@/lib/core/game'
import type { Options, Role, Table } from '../state'
import { dayOf, isNight } from '../turns'

/** "The Notary [P3]": replies name players by that number. */
export const marked = (names: Names): string[] =>
  names.map((name, seat) => (name.endsWith(` [P${seat}]`) ? name : `${name} [P${seat}]`))

export const seatsOf = ({ seats }: Pick<Table, 'seats'>): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat)

/** "day 2", "the night before day 2". */
export const when = (options: Pick<Options, 'start'>, turn: number): string =>
  `${isNight(options, turn) ? 'the night before ' : ''}day ${dayOf(options, turn)}`

export const sideOf = (role: Role): 'mafia' | 'town' => (role === 'mafia' ? 'mafia' : 'town')
