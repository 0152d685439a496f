import type { Notice } from '@/lib/live/channel'
import { type Ending, type PlayDeps, play } from '@/lib/match/play'

/** Longest time for which one job plays a match: others wait their turn. At most five minutes (DESIGN section 5). */
export const SLICE_MS = 60_000

/** Matches as this worker plays them, each for a slice at a time. */
export type Slices = {
  /** Plays a match until its slice is over; `aborted` also ends a running call. */
  play(match: string, aborted: AbortSignal): Promise<Ending>
  /** Passes on that a match may have been steered. */
  hear(notice: Notice): void
  /** All of them may have been. */
  hearAll(): void
  /** No match takes another step from here on. */
  wind(): void
  /** Ends running calls too. */
  cut(): void
  playing(): number
}

export function makeSlices(
  deps: Omit<PlayDeps, 'onSteered' | 'isOver'>,
  lengthMs = SLICE_MS,
  clock: () => number = Date.now,
): Slices {
  const listeners = new Map<string, Set<() => void>>()
  const cutting = new AbortController()
  let winding = false
  let count = 0
  const onSteered = (match: string, told: () => void) => {
    const here = listeners.get(match) ?? new Set()
    listeners.set(match, here.add(told))
    return () => {
      here.delete(told)
      if (here.size === 0) listeners.delete(match)
    }
  }
  const hearAll = () => {
    for (const here of listeners.values()) for (const told of here) told()
  }
  return {
    async play(match, aborted) {
      const until = clock() + lengthMs
      const isOver = () => winding || clock() >= until
      count++
      try {
        return await play(match, { ...deps, onSteered, isOver }, AbortSignal.any([aborted, cutting.signal]))
      } finally {
        count--
      }
    },
    hear(notice) {
      if (notice.kind === 'status') for (const told of listeners.get(notice.match) ?? []) told()
    },
    hearAll,
    wind() {
      winding = true
      hearAll()
    },
    cut: () => cutting.abort(),
    playing: () => count,
  }
}
