'use client'

import { useEffect, useRef, useState } from 'react'
import type { Moment } from '@/lib/live/timeline'

/** Milliseconds within which a cursor that jumped and jumps again is being dragged. */
const REST_MS = 90

/**
 * The cursor as the talk follows it: step by step and at a single jump at once; while it is dragged, when it comes to
 * rest. Nobody reads rows that fly past, and they would take the time of the frames that are looked at.
 */
export function useRested({ at, by, loaded }: Pick<Moment, 'at' | 'by' | 'loaded'>): number {
  const [rested, setRested] = useState<number | null>(null)
  const moved = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // the first place in a log is no drag
    if (!loaded) return setRested(null)
    if (by === 'step') return setRested(at)
    const since = performance.now() - moved.current
    moved.current = performance.now()
    const timer = setTimeout(() => setRested(at), since < REST_MS ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [at, by, loaded])
  return by === 'step' || rested === null ? at : rested
}
