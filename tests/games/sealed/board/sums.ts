import { scoreOf } from '@/tests/games/sealed/rules'
import type { State } from '@/tests/games/sealed/state'

/** Coins and lots by seat: a kind counts twice where this audience has been told who collects it. */
export const sums = ({ table, own }: State): number[] =>
  own.map(({ taste }, seat) => scoreOf(table, seat, table.tastes[seat] ?? taste))
