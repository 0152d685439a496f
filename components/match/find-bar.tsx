'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export type FindBarProps = {
  readonly text: string
  /** Entries found, and the one the page stands at. */
  readonly hits: readonly number[]
  readonly at: number
  readonly onText: (text: string) => void
  readonly onGo: (way: 1 | -1) => void
  readonly onClose: () => void
}

const saidHits = (text: string, hits: readonly number[], at: number): string => {
  if (text.trim() === '') return ''
  if (hits.length === 0) return 'nowhere'
  const place = hits.indexOf(at)
  return place < 0 ? `${hits.length} times` : `${place + 1} of ${hits.length}`
}

/** Search within the talk. Enter goes on and moves the moment there; Escape closes. */
export function FindBar({ text, hits, at, onText, onGo, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onGo(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className="find">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label="Search the talk"
        placeholder="Words said or thought"
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status">{saidHits(text, hits, at)}</span>
      <Button
        look="bare"
        size="icon-small"
        aria-label="The hit before (Shift + Enter)"
        onClick={() => onGo(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button look="bare" size="icon-small" aria-label="The next hit (Enter)" onClick={() => onGo(1)}>
        <Icon name="down" />
      </Button>
      <Button look="bare" size="icon-small" aria-label="Close the search (Esc)" onClick={onClose}>
        <Icon name="x" />
      </Button>
    </search>
  )
}
