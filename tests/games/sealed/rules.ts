// Figures of the game, each from one function: the rules, the packet, the scripts and the board ask here.
import type { Outcome, Seat } from '@/lib/core/game'
import { CATALOGUE, type Kind } from './facts'
import type { State, Table } from './state'

/** What a lot counts in the end for whoever collects this kind: twice its worth, else its worth. */
export const worthTo = (lot: number, taste: Kind | null): number =>
  CATALOGUE[lot].worth * (CATALOGUE[lot].kind === taste ? 2 : 1)

/** Lots that a seat has bought, oldest first. */
export const lotsOf = ({ sales }: Table, seat: Seat): number[] =>
  sales.flatMap((sale) => (sale.seat === seat ? [sale.lot] : []))

/** Coins left and what the lots count. `taste` null: not known, nothing counts twice. */
export const scoreOf = (table: Table, seat: Seat, taste: Kind | null): number =>
  lotsOf(table, seat).reduce((sum, lot) => sum + worthTo(lot, taste), table.coins[seat])

/** The highest score first; equal scores share the place. */
export function outcome({ table }: State): Outcome | null {
  if (table.by === '') return null
  const scores = table.coins.map((_, seat) => scoreOf(table, seat, table.tastes[seat] ?? null))
  const tiers = [...new Set(scores)].sort((a, b) => b - a)
  const at = (tier: number) => scores.flatMap((score, seat) => (score === tier ? [seat] : []))
  return { by: table.by, ranking: tiers.map(at), scores }
}
