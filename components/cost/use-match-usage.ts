'use client'

import { useEffect, useRef, useState } from 'react'
import type { MatchHead } from '@/lib/live/shapes'
import type { Moment } from '@/lib/live/timeline'
import type { MatchUsage } from '@/lib/live/usage'

/** Asked for again so often at most, while a game goes on. */
const EVERY_MS = 4_000

const UNCALLED: ReadonlySet<string> = new Set(['', 'scripted', 'random', 'recorded', 'policy'])

/** Whether a model sits at a seat, by what the seat says of who plays it. */
export const isCalled = (agent: string): boolean => !UNCALLED.has(agent)

/** What the models of a game took so far; null: none plays, or it is not for this viewer to know. */
export function useMatchUsage({ id, seats, may }: MatchHead, moment: Moment): MatchUsage | null {
  const [usage, setUsage] = useState<MatchUsage | null>(null)
  const last = useRef(0)
  const observes = may.readPackets || moment.audience === 'observer'
  const wanted = observes && seats.some(({ agent }) => isCalled(agent))
  const { length } = moment.entries
  const { status } = moment.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever goes on asks again
  useEffect(() => {
    if (!wanted) return
    const ask = async () => {
      last.current = Date.now()
      const response = await fetch(`/api/matches/${id}/usage`).catch(() => null)
      if (response?.ok) setUsage((await response.json()) as MatchUsage)
    }
    const timer = setTimeout(ask, Math.max(0, last.current + EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [id, wanted, length, status])
  return usage
}
