'use client'

import { useEffect, useRef } from 'react'

export type KeyMap = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
/** Space presses the button that has the focus; elsewhere it is the room's. */
const pressesSomething = (event: KeyboardEvent): boolean =>
  event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary') !== null

/** Keys of the whole page: never while typing, never with a modifier, never what something nearer has taken. */
export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      const modified = event.ctrlKey || event.metaKey || event.altKey
      if (!act || modified || event.defaultPrevented || isTyping(event.target) || pressesSomething(event))
        return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
