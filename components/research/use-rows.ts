'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { type Desk, type DeskCount, type DeskPage, type DeskRow, deskText } from '@/lib/live/desk'

export type Rows = {
  /** The question these rows answer. */
  readonly text: string
  readonly rows: readonly DeskRow[]
  readonly next: string | null
  readonly until: string | null
  readonly state: 'ready' | 'loading' | 'failed'
}

const LOADING = { rows: [], next: null, until: null, state: 'loading' } as const

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

const joined = (rows: Rows, page: DeskPage): Rows => {
  const known = new Set(rows.rows.map(({ match, number }) => `${match} ${number}`))
  const fresh = page.rows.filter(({ match, number }) => !known.has(`${match} ${number}`))
  return { ...rows, rows: [...rows.rows, ...fresh], next: page.next, until: page.until, state: 'ready' }
}

/** Rows that answer a question, page after page; `first` came with the document. */
export function useRows(desk: Desk, first: { readonly text: string; readonly page: DeskPage }) {
  const text = deskText(desk)
  const [held, setHeld] = useState<Rows>({ text: first.text, ...first.page, state: 'ready' })
  const [tries, setTries] = useState(0)
  const busy = useRef<AbortController | null>(null)
  const rows: Rows = held.text === text ? held : { ...LOADING, text }

  const load = useCallback((from: Rows) => {
    busy.current?.abort()
    const asking = new AbortController()
    busy.current = asking
    setHeld({ ...from, state: 'loading' })
    const query = new URLSearchParams(from.text)
    if (from.next) query.set('after', from.next)
    fetchJson<DeskPage>(`/api/research?${query}`, asking.signal).then(
      (page) => setHeld(joined(from, page)),
      () => !asking.signal.aborted && setHeld({ ...from, state: 'failed' }),
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or another try begins anew
  useEffect(() => {
    if (held.text !== text || tries > 0) load({ ...LOADING, text })
  }, [text, tries])
  useEffect(() => () => busy.current?.abort(), [])

  const more = () => rows.state === 'ready' && rows.next !== null && load(rows)
  const again = () => (rows.rows.length > 0 ? load(rows) : setTries(tries + 1))
  return { rows, more, again }
}

/** How many rows there are in all; null while it is not known, or cannot be. */
export function useCount(desk: Desk): DeskCount | null {
  const text = deskText(desk)
  const [counted, setCounted] = useState<{ text: string; count: DeskCount | null } | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    fetchJson<DeskCount | null>(`/api/research/count?${text}`, asking.signal).then(
      (count) => setCounted({ text, count }),
      () => {},
    )
    return () => asking.abort()
  }, [text])
  return counted?.text === text ? counted.count : null
}
