'use client'

import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { Button } from './button'
import { Icon } from './icon'

const nameOf = (id: string): string => `parlor-read-${id}`
const heard = new Set<() => void>()

// a browser that keeps nothing shows the note on each visit: better than failing
const isRead = (id: string): boolean => {
  try {
    return localStorage.getItem(nameOf(id)) !== null
  } catch {
    return false
  }
}
const markRead = (id: string): void => {
  try {
    localStorage.setItem(nameOf(id), '1')
  } catch {}
  for (const listener of heard) listener()
}
const subscribe = (listener: () => void) => {
  heard.add(listener)
  return () => void heard.delete(listener)
}

export type FirstNoteProps = {
  /** One for each note; what was read is kept in this browser under it. */
  readonly id: string
  readonly children: ReactNode
}

/** Explains a page to who sees it for the first time, on the page itself, until they put it away. */
export function FirstNote({ id, children }: FirstNoteProps) {
  const read = useSyncExternalStore(
    subscribe,
    useCallback(() => isRead(id), [id]),
    () => true,
  )
  if (read) return null
  return (
    <aside
      aria-label="About this page"
      className="mb-5 flex items-start justify-between gap-3 rounded-panel border border-thought-line bg-thought py-2.5 pr-2 pl-4 text-sm text-thought-ink"
    >
      <p className="max-w-[90ch] text-pretty py-1.5">{children}</p>
      <Button look="bare" size="icon" aria-label="Put this note away" onClick={() => markRead(id)}>
        <Icon name="x" />
      </Button>
    </aside>
  )
}
