// Who may be named: one home for judging, forms, packets and scripts.
import type { Seat } from '@/lib/core/game'
import type { Own, Table } from '../state'
import { isLiving, livingSeats } from './living'

/** The living, never one of their own. */
export const mayKill = (table: Table, own: Own, target: number): boolean =>
  isLiving(table, target) && !own.partners.includes(target)

/** Whom a doctor watched over the night before, so not this night; null: nobody. A day lies between two nights. */
export function watchedLastNight(table: Table, { protections }: Own): Seat | null {
  const last = protections[protections.length - 1]
  return last !== undefined && last.turn === table.turn - 2 ? last.target : null
}

/** The living, oneself too, never the same one two nights running. */
export const mayProtect = (table: Table, own: Own, target: number): boolean =>
  isLiving(table, target) && target !== watchedLastNight(table, own)

/** One living other: to be investigated or nominated. */
export const isLivingOther = (table: Table, seat: Seat, target: number): boolean =>
  isLiving(table, target) && target !== seat

/** Those the vote is about, never oneself. */
export const mayVoteFor = (table: Table, seat: Seat, target: number): boolean =>
  target !== seat && table.targets.includes(target)

export const killTargets = (table: Table, own: Own): Seat[] =>
  livingSeats(table).filter((seat) => !own.partners.includes(seat))

export function protectTargets(table: Table, own: Own): Seat[] {
  const last = watchedLastNight(table, own)
  return livingSeats(table).filter((seat) => seat !== last)
}

export const voteTargets = ({ targets }: Table, seat: Seat): Seat[] =>
  targets.filter((target) => target !== seat)
