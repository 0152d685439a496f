'use client'

import { useEffect, useRef, useState } from 'react'
import type { Ears } from './hearing'
import type { RoomMatch } from './use-match'

const KEPT = 3

/** Reads committed speech aloud, once each, and only to who follows a running match. */
export function Announcer({ match: { moment, names }, ears: { hears } }: { match: RoomMatch; ears: Ears }) {
  const { entries, following, loaded, by, status } = moment
  const [said, setSaid] = useState<readonly { n: number; words: string }[]>([])
  const heard = useRef<number | null>(null)
  useEffect(() => {
    if (!loaded) return
    const since = heard.current
    heard.current = entries.length
    // what was there when the page opened is history, not news
    if (since === null || !following || by !== 'step' || status.status === 'queued') return
    const fresh = entries
      .slice(since)
      .flatMap(({ n, event }) =>
        event.type === 'spoke' && 'text' in event && hears(event.seat)
          ? [{ n, words: `${names[event.seat]}: ${event.text}` }]
          : [],
      )
    if (fresh.length > 0) setSaid((old) => [...old, ...fresh].slice(-KEPT))
  }, [entries, following, loaded, by, names, hears, status.status])
  return (
    <div role="log" aria-live="polite" aria-label="Said just now" className="sr-only">
      {said.map(({ n, words }) => (
        <p key={n}>{words}</p>
      ))}
    </div>
  )
}
