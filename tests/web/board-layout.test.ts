import { describe, expect, test } from 'vitest'
import {
  CELL,
  cellOf,
  lanePoint,
  neighbour,
  squareAt,
  squaresWalked,
  tokenPoints,
  trail,
  walkTime,
} from '@/components/boards/monopoly/board-layout'

const all = Array.from({ length: 40 }, (_, square) => square)
const free = [false, false, false, false]

describe('squares', () => {
  test('each has a cell of its own on the ring, found again from row and column', () => {
    const cells = all.map(cellOf)
    expect(new Set(cells.map(({ row, column }) => `${row}/${column}`)).size).toBe(40)
    expect(cells.map(({ row, column }) => squareAt(row, column))).toEqual(all)
  })

  test('GO lies at the bottom right, Jail left of it, Free Parking above', () => {
    expect(cellOf(0)).toEqual({ row: 11, column: 11 })
    expect(cellOf(10)).toEqual({ row: 11, column: 1 })
    expect(cellOf(20)).toEqual({ row: 1, column: 1 })
    expect(cellOf(30)).toEqual({ row: 1, column: 11 })
  })

  test('arrows walk along an edge and cross the board', () => {
    expect(neighbour(0, 'ArrowLeft')).toBe(1)
    expect(neighbour(1, 'ArrowUp')).toBe(29)
    expect(neighbour(15, 'ArrowRight')).toBe(35)
    expect(neighbour(20, 'ArrowUp')).toBe(10)
    expect(neighbour(5, 'Tab')).toBeNull()
  })
})

describe('tokens', () => {
  test('the mock and the table of LOOK.md agree on the lane', () => {
    expect(lanePoint(24)).toEqual({ x: 5.1, y: 2.04 })
    expect(lanePoint(16).x).toBe(2.04)
    expect(lanePoint(16).y).toBeCloseTo(5.1)
    expect(lanePoint(0).x).toBeCloseTo(10.16)
  })

  test('no two stand on the same spot, in jail or visiting', () => {
    const points = tokenPoints([10, 10, 10, 10], [true, true, false, false], free)
    expect(new Set(points.map((p) => `${p?.x} ${p?.y}`)).size).toBe(4)
    expect(points[0]!.x).toBeLessThan(1.6)
  })

  test('one alone stands in the middle, who is out stands nowhere', () => {
    const points = tokenPoints([10, 3, 3, 7], [true, false, false, false], [false, false, true, false])
    expect(points[0]).toEqual(CELL)
    expect(points[1]).toEqual(lanePoint(3))
    expect(points[2]).toBeNull()
  })
})

describe('a move', () => {
  test('walks past GO, and back three', () => {
    expect(squaresWalked(38, 4)).toEqual([38, 39, 0, 1, 2])
    expect(squaresWalked(2, -3)).toEqual([2, 1, 0, 39])
  })

  test('turns round a corner', () => {
    expect(trail(16, 8)).toMatch(/^M204 510L204 236Q204 204 236 204L510 204$/)
    expect(trail(5, 0)).toBe('')
  })

  test('never takes longer than 1.2 seconds', () => {
    expect(walkTime(3)).toBe(420)
    expect(walkTime(-3)).toBe(420)
    expect(walkTime(39)).toBe(1200)
  })
})
