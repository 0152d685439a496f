import type { Seat } from '@/lib/core/game'
import type { Event } from '@/lib/games/monopoly/state'
import type { WireEntry } from '@/lib/live/channel'
import { lanePoint, type Point, squaresWalked, trail } from './board-layout'

/** The last move of a token: where it was, where it is, and the way, as an SVG path. */
export type Move = {
  readonly n: number
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly steps: number
  readonly path: string
}

const SQUARES = 40
const eventAt = (entries: readonly WireEntry[], i: number): Event => entries[i]!.event as Event

const moveOf = (event: Extract<Event, { type: 'moved' }>, n: number): Move => {
  const from = (event.square - event.steps + 2 * SQUARES) % SQUARES
  return {
    n,
    seat: event.seat,
    from,
    to: event.square,
    steps: event.steps,
    path: trail(from, event.steps),
  }
}

/** The latest move of the turn that is shown; null before it, and once the mover has gone to jail. */
export function lastMove(entries: readonly WireEntry[], at: number): Move | null {
  for (let i = at - 1; i >= 0; i--) {
    const event = eventAt(entries, i)
    if (event.type === 'moved') return moveOf(event, i + 1)
    if (event.type === 'turn-began' || event.type === 'jailed') return null
  }
  return null
}

/** Seats that were put in jail in the entries after `since`. */
export function jailedIn(entries: readonly WireEntry[], since: number, at: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let i = since; i < at; i++) {
    const event = eventAt(entries, i)
    if (event.type === 'jailed') seats.push(event.seat)
  }
  return seats
}

/** Lane points that the tokens walked through in the entries after `since`, by seat. */
export function walks(entries: readonly WireEntry[], since: number, at: number): Map<Seat, Point[]> {
  const found = new Map<Seat, Point[]>()
  for (let i = Math.max(0, since); i < at; i++) {
    const event = eventAt(entries, i)
    if (event.type !== 'moved') continue
    const { from, steps } = moveOf(event, i + 1)
    const points = squaresWalked(from, steps).map(lanePoint)
    found.set(event.seat, [...(found.get(event.seat) ?? []), ...points])
  }
  return found
}
