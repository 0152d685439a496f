'use client'

import { useEffect, useRef } from 'react'

export type DeskKeys = {
  readonly next: () => void
  readonly previous: () => void
  readonly open?: () => void
}

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog[open]'
const PRESSED = 'a, button, summary, input'

/** j and k move, Enter opens what was moved to, / goes to the search. Never while typing, never with a modifier. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target?.closest(TYPING))
        return
      const { next, previous, open } = latest.current
      if (event.key === 'j') next()
      else if (event.key === 'k') previous()
      else if (event.key === 'Enter' && open && !target?.closest(PRESSED)) open()
      else if (event.key === '/' && document.getElementById('desk-search'))
        document.getElementById('desk-search')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
