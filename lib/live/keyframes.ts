import type { AnyTable, Setup } from '@/lib/core/game'
import { fold } from '@/lib/core/log'
import type { WireEntry } from './channel'

/** Entries between two kept states. */
export const KEYFRAME = 200

/** The states along a log that only grows: any of them costs at most KEYFRAME events. */
export type Keyframes = {
  /** A fresh copy of the state after the first `at` entries. */
  stateAt(entries: readonly WireEntry[], at: number): unknown
}

export function keyframes(table: AnyTable, setup: Setup): Keyframes {
  const frames: unknown[] = [table.initial(setup)]
  // where the last question left off: a step forward folds one event
  let near = { at: 0, state: table.copy(frames[0]) }

  const run = (entries: readonly WireEntry[], to: number) => {
    while (near.at < to) {
      const edge = Math.min(to, (Math.floor(near.at / KEYFRAME) + 1) * KEYFRAME)
      const events = entries.slice(near.at, edge).map((entry) => entry.event)
      near = { at: edge, state: fold(table, near.state, events) }
      if (edge === frames.length * KEYFRAME) frames.push(table.copy(near.state))
    }
  }
  const start = (at: number) => {
    const frame = Math.min(Math.floor(at / KEYFRAME), frames.length - 1)
    const stepsOn = near.at <= at && near.at >= frame * KEYFRAME
    if (!stepsOn) near = { at: frame * KEYFRAME, state: table.copy(frames[frame]) }
  }
  return {
    stateAt(entries, at) {
      const to = Math.max(0, Math.min(at, entries.length))
      start(to)
      run(entries, to)
      return table.copy(near.state)
    },
  }
}
