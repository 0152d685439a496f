import type { Seat } from '@/lib/core/game'

/** A point of the stage in hundredths of its side. */
export type Point = { readonly x: number; readonly y: number }

const CHAIRS = 39
const CHIPS = 27.5
/** Where a thread leaves a voter, and where it arrives. */
const THREAD_FROM = 30
const THREAD_TO = 31.5
/** More chairs than this are drawn smaller. */
export const ROOMY = 12

const around = (seat: Seat, seats: number, radius: number): Point => {
  const angle = ((360 * seat) / seats - 90) * (Math.PI / 180)
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
}

export const chairAt = (seat: Seat, seats: number): Point => around(seat, seats, CHAIRS)
export const chipsAt = (seat: Seat, seats: number): Point => around(seat, seats, CHIPS)

/** Chips stand in a column where the chair is far to the left or right. */
export const isBeside = (seat: Seat, seats: number): boolean =>
  Math.abs(chairAt(seat, seats).x - 50) / CHAIRS > 0.8

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A curve from one chair through the middle to another; to oneself a small loop. Path data in hundredths. */
export function thread(from: Seat, to: Seat, seats: number): string {
  const start = around(from, seats, THREAD_FROM)
  if (from === to) {
    const [left, right] = [-0.28, 0.28].map((shift) => around(from + shift, seats, THREAD_FROM - 13))
    return `M${said(start)}C${said(left!)} ${said(right!)} ${said(start)}`
  }
  return `M${said(start)}Q50 50 ${said(around(to, seats, THREAD_TO))}`
}
