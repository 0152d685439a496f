'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type ButtonLook, buttonClass } from './button'

export type MenuProps = ButtonLook & {
  /** What the button is called where its content is a picture alone. */
  readonly label?: string
  readonly trigger: ReactNode
  /** Links and buttons; a click on one closes the menu. */
  readonly children: ReactNode
}

/** A button that opens a short list of links and buttons below it. Escape and a click elsewhere close it. */
export function Menu({ label, trigger, look = 'bare', size = 'normal', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false)
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the button and the list alike
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        className={buttonClass({ look, size })}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the click on an item
        <div
          className="absolute top-full right-0 z-30 mt-1.5 grid min-w-52 gap-px rounded-panel border border-line bg-panel p-1.5 shadow-pop"
          onClick={(event) => (event.target as Element).closest('a, button') && setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** Classes of a link or button inside a menu. */
export const menuItemClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-sm text-ink-2 no-underline hover:bg-raised hover:text-ink md:min-h-9'
