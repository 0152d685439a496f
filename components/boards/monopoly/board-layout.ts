import { JAIL } from '@/lib/games/monopoly/board'

// Geometry of the board. Lengths in u: a square is 1 u wide and 1.6 u deep, a corner 1.6 u square, the board 12.2 u.

export const SIDE = 12.2
const CORNER = 1.6
/** Distance of the lane, on which tokens walk, from the board's edge and from the opposite edge. */
const NEAR = 2.04
const FAR = SIDE - NEAR
const SQUARES = 40
const PER_SIDE = 10

export type Edge = 'bottom' | 'left' | 'top' | 'right'
const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right']
export type Point = { readonly x: number; readonly y: number }

export const edgeOf = (square: number): Edge => EDGES[Math.floor(square / PER_SIDE)]!
export const isCorner = (square: number): boolean => square % PER_SIDE === 0

/** Row and column in the board's grid of 11 × 11, from 1. */
export function cellOf(square: number): { readonly row: number; readonly column: number } {
  const k = square % PER_SIDE
  switch (edgeOf(square)) {
    case 'bottom':
      return { row: 11, column: 11 - k }
    case 'left':
      return { row: 11 - k, column: 1 }
    case 'top':
      return { row: 1, column: 1 + k }
    case 'right':
      return { row: 1 + k, column: 11 }
  }
}

/** Where on the lane a token of this square stands. */
export function lanePoint(square: number): Point {
  const k = square % PER_SIDE
  const up = SIDE - CORNER - k + 0.5
  const down = CORNER + k - 0.5
  switch (edgeOf(square)) {
    case 'bottom':
      return k === 0 ? { x: FAR, y: FAR } : { x: up, y: FAR }
    case 'left':
      return k === 0 ? { x: NEAR, y: FAR } : { x: NEAR, y: up }
    case 'top':
      return k === 0 ? { x: NEAR, y: NEAR } : { x: down, y: NEAR }
    case 'right':
      return k === 0 ? { x: FAR, y: NEAR } : { x: FAR, y: down }
  }
}

/** Behind the bars: the middle of the jail square. */
export const CELL: Point = { x: CORNER / 2, y: SIDE - CORNER / 2 }

/** How several tokens share a place: two by two, along the lane and then inward. */
function shared(square: number, nth: number, many: number): Point {
  if (many === 1) return { x: 0, y: 0 }
  const along = (nth % 2 === 0 ? -1 : 1) * 0.34
  const inward = Math.floor(nth / 2) * 0.4
  switch (edgeOf(square)) {
    case 'bottom':
      return { x: along, y: -inward }
    case 'left':
      return { x: inward, y: along }
    case 'top':
      return { x: along, y: inward }
    case 'right':
      return { x: -inward, y: along }
  }
}

/** How far from the lane towards its corner a token stands: beside it lie the lane points of two squares. */
const ASIDE = 0.36
/** Where a token stands: on the lane, and in a corner a little off it, so that it hides nobody on the next square. */
function standing(square: number): Point {
  const { x, y } = lanePoint(square)
  if (!isCorner(square)) return { x, y }
  return { x: x + Math.sign(x - SIDE / 2) * ASIDE, y: y + Math.sign(y - SIDE / 2) * ASIDE }
}

/** Places of all tokens still in play, by seat; null for who is out. `jailed`: sits in jail rather than visiting. */
export function tokenPoints(
  at: readonly number[],
  jailed: readonly boolean[],
  out: readonly boolean[],
): readonly (Point | null)[] {
  const placeOf = (seat: number) => (jailed[seat] ? -1 : at[seat]!)
  const seats = at.map((_, seat) => seat).filter((seat) => !out[seat])
  return at.map((square, seat) => {
    if (out[seat]) return null
    const here = seats.filter((other) => placeOf(other) === placeOf(seat))
    const base = jailed[seat] ? CELL : standing(square)
    const shift = shared(jailed[seat] ? JAIL : square, here.indexOf(seat), here.length)
    return { x: base.x + shift.x, y: base.y + shift.y }
  })
}

/** Squares walked through, the first and the last included. Backwards where `steps` is negative. */
export function squaresWalked(from: number, steps: number): number[] {
  const way = Math.sign(steps)
  return Array.from({ length: Math.abs(steps) + 1 }, (_, i) => (from + way * i + SQUARES) % SQUARES)
}

const RADIUS = 0.32
const towards = (from: Point, to: Point, length: number): Point => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = length / distance
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
const told = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`

/** The way of a move along the lane as an SVG path in hundredths of u, rounded at the corners. Empty for no steps. */
export function trail(from: number, steps: number): string {
  const squares = squaresWalked(from, steps)
  if (squares.length < 2) return ''
  const last = squares.length - 1
  const turns = squares.filter((square, i) => i === 0 || i === last || isCorner(square)).map(lanePoint)
  return turns
    .map((point, i) => {
      if (i === 0) return `M${told(point)}`
      if (i === turns.length - 1) return `L${told(point)}`
      const before = towards(point, turns[i - 1]!, RADIUS)
      const after = towards(point, turns[i + 1]!, RADIUS)
      return `L${told(before)}Q${told(point)} ${told(after)}`
    })
    .join('')
}

/** Milliseconds that a walk takes: 140 a square, 1.2 s at most. */
export const walkTime = (steps: number): number => Math.min(Math.abs(steps) * 140, 1200)

/** A length in u in hundredths of the board's side. */
export const share = (length: number): string => ((length / SIDE) * 100).toFixed(2)

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** The square that a key leads to from this one: arrows go along the ring and straight across the board. */
export function neighbour(square: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return SQUARES - 1
  const arrow = ARROWS[key]
  if (!arrow) return null
  const { row, column } = cellOf(square)
  const [down, right] = arrow
  const reach = [1, 10, -10].map((cells) => squareAt(row + cells * down, column + cells * right))
  return reach.find((found) => found !== null) ?? null
}

/** The square in a cell of the grid; null inside and outside the ring. */
export function squareAt(row: number, column: number): number | null {
  if (row < 1 || row > 11 || column < 1 || column > 11) return null
  if (row === 11) return 11 - column
  if (column === 1) return 21 - row
  if (row === 1) return 19 + column
  return column === 11 ? 29 + row : null
}
