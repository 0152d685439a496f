'use client'

import { useEffect, useRef } from 'react'

export type KeyMap = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
/** Space presses the button that has the focus; elsewhere it is the room's. */
const pressesSomething = (event: KeyboardEvent): boolean =>
  event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary') !== null

const DIGIT = /^Digit(\d)$/
/** A key's own name; with Shift a digit or an arrow says so, whatever sign the keyboard puts on it. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (!shiftKey) return key
  const digit = DIGIT.exec(code)?.[1]
  if (digit && !/^\d$/.test(key)) return `Shift+${digit}`
  return key.startsWith('Arrow') ? `Shift+${key}` : key
}

/** Keys of the whole page: never while typing, never with a modifier, never what something nearer has taken. */
export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[nameOf(event)]
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
