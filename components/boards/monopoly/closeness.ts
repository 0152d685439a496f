import type { Seat } from '@/lib/core/game'
import { BANK, BOARD, GROUPS, STREET_GROUPS } from '@/lib/games/monopoly/board'
import type { Event, View } from '@/lib/games/monopoly/state'
import type { WireEntry } from '@/lib/live/channel'

/** A colour that one seat holds whole, or all of but one lot. `lacks`: that lot; its owner may be the bank. */
export type Closeness = { readonly group: number; readonly seat: Seat; readonly lacks: number | null }

/** Colours that are whole or one lot short of it, in board order. */
export function closenessOf(view: View): readonly Closeness[] {
  return GROUPS.slice(0, STREET_GROUPS).flatMap((lots, group) => {
    const seats = [...new Set(lots.map((lot) => view.owner[lot]!))].filter((owner) => owner !== BANK)
    return seats.flatMap((seat): Closeness[] => {
      const missing = lots.filter((lot) => view.owner[lot] !== seat)
      if (missing.length > 1) return []
      // of two lots held by two seats neither is close: each holds one
      if (lots.length === 2 && missing.length === 1 && view.owner[missing[0]!] !== BANK) return []
      return [{ group, seat, lacks: missing[0] ?? null }]
    })
  })
}

export const lotShort = (lot: number): string => BOARD[lot]!.name.replace(/ Avenue$/, '')

/** Offers between two seats, and how many were taken. */
export type Dealings = {
  readonly from: Seat
  readonly to: Seat
  readonly offers: number
  readonly taken: number
}

/** Who offered whom how much in the first `at` entries, the busiest pair first. */
export function dealingsOf(entries: readonly WireEntry[], at: number): readonly Dealings[] {
  const pairs = new Map<string, Dealings>()
  for (const { event } of entries.slice(0, at)) {
    const told = event as Event
    if (told.type !== 'trade-proposed' && told.type !== 'trade-accepted') continue
    const { seat: from, target: to } = told
    const old = pairs.get(`${from} ${to}`) ?? { from, to, offers: 0, taken: 0 }
    const grown =
      told.type === 'trade-proposed' ? { ...old, offers: old.offers + 1 } : { ...old, taken: old.taken + 1 }
    pairs.set(`${from} ${to}`, grown)
  }
  return [...pairs.values()].sort((a, b) => b.offers - a.offers)
}
