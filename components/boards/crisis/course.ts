import type { Cause } from '@/lib/games/crisis/events'
import type { Value } from '@/lib/games/crisis/scenario'
import type { Change } from '@/lib/games/crisis/state'

/** What one cause did to a variable within a step. */
export type Block = Pick<Change, 'cause' | 'source' | 'why' | 'was' | 'now'>
/** A variable in one step: where it stood before, what moved it in the order applied, where it stood then. */
export type StepCourse = {
  readonly step: number
  readonly was: Value
  readonly now: Value
  readonly blocks: readonly Block[]
}
export type Course = { readonly start: Value; readonly steps: readonly StepCourse[] }

/** How a variable came to where it is, step by step from 1 to `last`. `changes`: its own, in the order of happening. */
export function courseOf(value: Value, changes: readonly Change[], last: number): Course {
  const start = changes[0]?.was ?? value
  const steps: StepCourse[] = []
  let was = start
  for (let step = 1; step <= last; step++) {
    const blocks = changes.filter((change) => change.step === step)
    const now = blocks.at(-1)?.now ?? was
    steps.push({ step, was, now, blocks })
    was = now
  }
  return { start, steps }
}

/** A step's course of a course; step 0 is where it started. */
export const stepIn = ({ start, steps }: Course, step: number): StepCourse =>
  steps[step - 1] ?? { step: 0, was: start, now: start, blocks: [] }

/** By how much a number moved, without the noise of binary fractions; null: no number. */
export function moved({ was, now }: Pick<Block, 'was' | 'now'>): number | null {
  if (typeof was !== 'number' || typeof now !== 'number') return null
  return Math.round((now - was) * 1e6) / 1e6
}

export const CAUSES: readonly Cause[] = ['module', 'engine', 'clamp', 'schedule']

/** What each cause moved in all, by cause; their sum is the whole change. Of what is no number: how often it moved it. */
export function byCause(blocks: readonly Block[]): Readonly<Record<Cause, number>> {
  const sums: Record<Cause, number> = { module: 0, engine: 0, clamp: 0, schedule: 0 }
  for (const block of blocks) sums[block.cause] += moved(block) ?? 1
  return sums
}

/** The step to read first: the last that is settled, or the one that goes on where it was moved there already. */
export function latestIn(course: Course, settled: number): number {
  const last = course.steps.at(-1)
  return last && last.blocks.length > 0 ? last.step : Math.min(settled, course.steps.length)
}

/** How long it has stood still by the end of a step: "no change in 3 steps"; empty where that step moved it. */
export function restWords({ steps }: Course, settled: number): string {
  const last = steps.slice(0, settled).findLastIndex(({ blocks }) => blocks.length > 0)
  const still = settled - 1 - last
  if (still <= 0) return ''
  return still === 1 ? `no change in step ${settled}` : `no change in ${still} steps`
}
