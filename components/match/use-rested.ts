'use client'

import { useEffect, useRef, useState } from 'react'
import type { Moment } from '@/lib/live/timeline'

/** Milliseconds within which a cursor that jumped and jumps again is being dragged. */
const REST_MS = 90

/**
 * The cursor as the talk follows it: step by step and at a single jump at once; while it is dragged, when it comes to
 * rest. Nobody reads rows that fly past, and they would take the time of the frames that are looked at.
 */
export function useRested({ at, by }: Pick<Moment, 'at' | 'by'>): number {
  const [rested, setRested] = useState(at)
  const moved = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (by === 'step') return setRested(at)
    const since = performance.now() - moved.current
    moved.current = performance.now()
    const timer = setTimeout(() => setRested(at), since < REST_MS ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [at, by])
  return by === 'step' ? at : rested
}
