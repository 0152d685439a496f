import { scoreOf } from '../rules'
import type { State } from '../state'

/** Coins and lots by seat: a kind counts twice where this audience has been told who collects it. */
export const sums = ({ table, own }: State): number[] =>
  own.map(({ taste }, seat) => scoreOf(table, seat, table.tastes[seat] ?? taste))
