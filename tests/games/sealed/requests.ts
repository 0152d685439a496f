import type { Seat, SeatRequest } from '@/lib/core/game'
import { NONE, type State } from './state'

export type Request = SeatRequest & { readonly decision: 'bid'; readonly bounds: { readonly most: number } }
export type Action = { readonly bid: number }

/** Whose bid is still to come. Without a coin there is one answer only, and nobody is asked. */
export const missing = ({ table: { lot, coins }, own }: State): Seat[] =>
  lot === NONE ? [] : own.flatMap(({ bid }, seat) => (bid === NONE && coins[seat] > 0 ? [seat] : []))

/** Everybody at the same time: no bid is seen before all are in. */
export const requests = (state: State): Request[] =>
  missing(state).map((seat) => ({
    seat,
    decision: 'bid',
    phase: 'BIDDING',
    turn: state.table.round,
    bounds: { most: state.table.coins[seat] },
  }))
