import type { Notice } from '@/lib/live/channel'
import { type Ending, type PlayDeps, play } from '@/lib/match/play'

/** Longest time for which one job plays a match: others wait their turn. At most five minutes (DESIGN section 5). */
export const SLICE_MS = 60_000

/** Matches as this worker plays them, each for a slice at a time. */
export type Slices = {
  /** Plays a match until its slice is over; `aborted` also ends a running call. */
  play(match: string, aborted: AbortSignal): Promise<Ending>
  /**
   * Passes on that a match may have been steered. One that is not played here may want a place: where all are taken,
   * the slice that has lasted longest ends at its next step boundary.
   */
  hear(notice: Notice): void
  /** All of them may have been. */
  hearAll(): void
  /** No match takes another step from here on. */
  wind(): void
  /** Ends running calls too. */
  cut(): void
  playing(): number
}

type Terms = { readonly lengthMs?: number; readonly clock?: () => number; readonly capacity?: number }
type Slice = { until: number; readonly match: string }

export function makeSlices(
  deps: Omit<PlayDeps, 'onSteered' | 'isOver'>,
  { lengthMs = SLICE_MS, clock = Date.now, capacity = Number.POSITIVE_INFINITY }: Terms = {},
): Slices {
  const listeners = new Map<string, Set<() => void>>()
  const cutting = new AbortController()
  const open = new Set<Slice>() // in the order of their beginnings
  let winding = false
  const onSteered = (match: string, told: () => void) => {
    const here = listeners.get(match) ?? new Set()
    listeners.set(match, here.add(told))
    return () => {
      here.delete(told)
      if (here.size === 0) listeners.delete(match)
    }
  }
  const tell = (match: string) => {
    for (const told of listeners.get(match) ?? []) told()
  }
  const hearAll = () => {
    for (const match of listeners.keys()) tell(match)
  }
  const makeRoom = () => {
    const now = clock()
    const oldest = open.size < capacity ? undefined : [...open].find(({ until }) => until > now)
    if (!oldest) return
    oldest.until = now
    tell(oldest.match)
  }
  return {
    async play(match, aborted) {
      const slice = { until: clock() + lengthMs, match }
      const isOver = () => winding || clock() >= slice.until
      open.add(slice)
      try {
        return await play(match, { ...deps, onSteered, isOver }, AbortSignal.any([aborted, cutting.signal]))
      } finally {
        open.delete(slice)
      }
    },
    hear(notice) {
      if (notice.kind !== 'status') return
      if (listeners.has(notice.match)) tell(notice.match)
      else makeRoom()
    },
    hearAll,
    wind() {
      winding = true
      hearAll()
    },
    cut: () => cutting.abort(),
    playing: () => open.size,
  }
}
