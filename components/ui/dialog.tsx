'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import { Icon } from './icon'

export type DialogProps = {
  readonly open: boolean
  /** Called for Escape, the close button and a click beside the sheet; set `open` to false there. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** Buttons at the foot. */
  readonly acts?: ReactNode
  readonly wide?: boolean
  /** What has `data-first` is focused when it opens; else the browser chooses. */
  readonly children: ReactNode
}

/** A modal sheet: the browser's own dialog keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, acts, wide = false, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; the click is one beside it
    <dialog
      ref={sheet}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
      className={`m-auto max-h-[min(88dvh,60rem)] w-[min(100%-1.5rem,var(--sheet))] overflow-hidden rounded-panel border border-line bg-panel p-0 text-ink shadow-pop backdrop:bg-sunk/70 ${wide ? '[--sheet:46rem]' : '[--sheet:30rem]'}`}
    >
      {open && (
        <div className="grid max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto]">
          <header className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-5">
            <h2 id={heading} className="min-w-0 flex-1 font-medium font-voice text-xl">
              {title}
            </h2>
            <Button look="bare" size="icon" aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </Button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="overflow-y-auto px-5 py-4" tabIndex={0} aria-labelledby={heading}>
            {children}
          </section>
          {acts && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {acts}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
