import type { Seat, Setup } from '@/lib/core/game'
import type { Kind } from './facts'

export type { Event } from './events'

/** `lots`: how many come up. `coins`: what each bidder begins with. */
export type Options = { readonly lots: number; readonly coins: number }

/** No bid, no lot, no winner. */
export const NONE = -1

/** How a lot went. `bids` by seat; NONE: not asked. */
export type Sale = {
  readonly lot: number
  readonly seat: Seat
  readonly price: number
  readonly bids: readonly number[]
}

/** What everybody knows. */
export type Table = {
  readonly lots: number
  /** From 1; 0 before the first lot is shown. */
  round: number
  /** What is on show; NONE between lots. */
  lot: number
  readonly coins: number[]
  readonly sales: Sale[]
  /** By seat, once the sale is over; nobody knows another's before. */
  tastes: readonly Kind[]
  by: string
}

/** What one seat alone knows. */
export type Own = { taste: Kind | null; bid: number }

/** `stack`: the order of the lots to come, which nobody knows. */
export type State = { readonly table: Table; readonly own: readonly Own[]; stack: readonly number[] }

export type View = { readonly table: Table; readonly seat: Seat | null; readonly own: Own | null }

export const initial = ({ seats, options: { lots, coins } }: Setup<Options>): State => ({
  table: {
    lots,
    round: 0,
    lot: NONE,
    coins: Array.from({ length: seats }, () => coins),
    sales: [],
    tastes: [],
    by: '',
  },
  own: Array.from({ length: seats }, () => ({ taste: null, bid: NONE })),
  stack: [],
})

export const copy = ({ table, own, stack }: State): State => ({
  table: { ...table, coins: table.coins.slice(), sales: table.sales.slice() },
  own: own.map((one) => ({ ...one })),
  stack,
})

/** The table and the seat's own part: there is nothing else in it that could leak. */
export const view = ({ table, own }: State, seat: Seat | null): View => ({
  table,
  seat,
  own: seat === null ? null : own[seat],
})
