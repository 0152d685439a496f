import type { Cause } from '@/lib/games/crisis/events'
import type { Ladder } from './bands'
import type { Course } from './course'
import type { Shape } from './use-shape'

// the drawing's own units
export const USUAL: Shape = { wide: 340, high: 215 }
export const LEFT = 34
export const TOP = 12
export const FOOT = 26
const LETTER = 5.6
const LEAST_STEPS = 6
const WIDEST_BLOCK = 8

/** One cause within a step: where it stands, from where to where it moved. */
export type Drawn = {
  readonly cause: Cause
  readonly x: number
  readonly width: number
  readonly y: number
  readonly height: number
  /** The middle of where it led: its sign lies there. */
  readonly tip: number
}
export type Chart = {
  readonly wide: number
  readonly high: number
  readonly right: number
  readonly x: (step: number) => number
  readonly y: (height: number) => number
  readonly path: string
  readonly blocks: readonly Drawn[]
  /** Steps to name below. */
  readonly named: readonly number[]
}

/** How long words at the right may be, and what room they take. */
export const MOST_LETTERS = 18
const marginOf = ({ bands }: Ladder): number =>
  14 + LETTER * Math.max(0, ...bands.map(({ word }) => Math.min(MOST_LETTERS, word.length)))

/** Where everything of a variable's course lies: level from step to step, a riser where it moved, causes left of it. */
export function chartOf(ladder: Ladder, course: Course, { wide, high } = USUAL): Chart {
  const right = wide - marginOf(ladder)
  const last = Math.max(LEAST_STEPS, course.steps.length)
  const each = (right - LEFT - 14) / last
  const x = (step: number) => LEFT + 8 + step * each
  const { least, most, heightOf } = ladder
  const y = (height: number) => TOP + ((most - height) / (most - least || 1)) * (high - TOP - FOOT)
  const at = (value: Course['start']) => y(heightOf(value))
  const blocks = course.steps.flatMap(({ step, blocks: all }) => {
    const width = Math.min(WIDEST_BLOCK, (each * 0.86) / Math.max(1, all.length))
    return all.map(({ cause, was, now }, i): Drawn => {
      const [from, to] = [at(was), at(now)]
      const left = x(step) - (all.length - i) * width - 1
      return {
        cause,
        x: left,
        width: width * 0.82,
        y: Math.min(from, to),
        height: Math.max(1, Math.abs(to - from)),
        tip: to,
      }
    })
  })
  const path = course.steps.reduce(
    (d, { step, now }) => `${d}H${round(x(step))}V${round(at(now))}`,
    `M${round(x(0))} ${round(at(course.start))}`,
  )
  const tail = Math.min(each * 0.5, 12)
  const every = Math.ceil(last / 12)
  return {
    wide,
    high,
    right,
    x,
    y,
    path: `${path}h${round(tail)}`,
    blocks,
    named: course.steps.map(({ step }) => step).filter((step) => step % every === 0),
  }
}

export const round = (length: number): number => Math.round(length * 10) / 10

/** A small course without axes: `wide` across, `high` up and down. */
export function sparkOf(
  { least, most, heightOf }: Ladder,
  { start, steps }: Course,
  wide: number,
  high: number,
): string {
  const last = Math.max(1, steps.length)
  const y = (value: Course['start']) =>
    round(1 + ((most - heightOf(value)) / (most - least || 1)) * (high - 2))
  return steps.reduce((d, { step, now }) => `${d}H${round((step / last) * wide)}V${y(now)}`, `M0 ${y(start)}`)
}
