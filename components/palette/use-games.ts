'use client'

import { useEffect, useState } from 'react'
import type { MatchList } from '@/lib/live/shapes'
import { type Item, matchItem } from './items'

/** Milliseconds after the last key in which nobody types on. */
const PAUSE_MS = 150
const SHOWN = 6

/** Games that are found by what was typed; the newest where nothing was. */
export function useGames(typed: string): { readonly items: readonly Item[]; readonly pending: boolean } {
  const [found, setFound] = useState<{ readonly typed: string; readonly items: readonly Item[] } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const query = new URLSearchParams({ q: typed, take: String(SHOWN) })
      const response = await fetch(`/api/matches?${query}`, { signal: leaving.signal })
      const list = response.ok ? ((await response.json()) as MatchList) : null
      setFound({ typed, items: list?.matches.map(matchItem) ?? [] })
    }
    const timer = setTimeout(() => void look().catch(() => {}), typed ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed])
  return { items: found?.items ?? [], pending: found?.typed !== typed }
}
