import type { Seat } from '@/lib/core/game'

/** How players are called towards code: "p3" for seat 3. */
export const idOf = (seat: Seat): string => `p${seat}`

/** null: no seat of this table. */
export function seatOf(id: unknown, seats: number): Seat | null {
  if (typeof id !== 'string' || !/^p\d{1,2}$/.test(id)) return null
  const seat = Number(id.slice(1))
  return seat < seats ? seat : null
}
