'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Audience, LogPage, WireEntry } from '@/lib/live/channel'

export type Log = { readonly audience: Audience; readonly entries: readonly WireEntry[] }
export type Logs =
  | { readonly state: 'reading' }
  | { readonly state: 'lost'; readonly again: () => void }
  | { readonly state: 'read'; readonly a: Log; readonly b: Log }

/** A whole log as far as it is written, page by page. @throws where it cannot be read. */
async function readLog(id: string, signal: AbortSignal): Promise<Log> {
  const entries: WireEntry[] = []
  for (let audience: Audience | null = null; ; ) {
    const answer = await fetch(`/api/matches/${id}/log?after=${entries.at(-1)?.n ?? 0}`, { signal })
    if (!answer.ok) throw new Error(`the log answered ${answer.status}`)
    const page = (await answer.json()) as LogPage
    // the game ended meanwhile: what was read is numbered otherwise
    if (audience !== null && page.audience !== audience) return readLog(id, signal)
    audience = page.audience
    entries.push(...page.entries)
    if (page.entries.length === 0 || (entries.at(-1)?.n ?? 0) >= page.head) return { audience, entries }
  }
}

/** Both logs, as they were when the page was opened. */
export function useLogs(a: string, b: string): Logs {
  const [logs, setLogs] = useState<Logs>({ state: 'reading' })
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same logs
  useEffect(() => {
    const stop = new AbortController()
    setLogs({ state: 'reading' })
    Promise.all([readLog(a, stop.signal), readLog(b, stop.signal)]).then(
      ([a, b]) => setLogs({ state: 'read', a, b }),
      () => stop.signal.aborted || setLogs({ state: 'lost', again }),
    )
    return () => stop.abort()
  }, [a, b, tries, again])
  return logs
}
