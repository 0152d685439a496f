'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'

export type Tab = { readonly id: string; readonly title: string; readonly icon: IconName }
export type LedgerTabsProps = {
  readonly tabs: readonly Tab[]
  readonly open: string
  readonly onOpen: (id: string) => void
  /** Beside the tabs: search, and whose words are shown. */
  readonly tools: ReactNode
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Talk, and what else of the match can be read in its place. */
export function LedgerTabs({ tabs, open, onOpen, tools }: LedgerTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (way === undefined || event.shiftKey) return
    event.preventDefault()
    const here = tabs.findIndex(({ id }) => id === open)
    const next = tabs[(here + way + tabs.length) % tabs.length]!
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label="Beside the board" onKeyDown={onKeyDown}>
        {tabs.map(({ id, title, icon }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls="ledger-panel"
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            <Icon name={icon} />
            {title}
          </button>
        ))}
      </div>
      <div className="tab-tools">{tools}</div>
    </div>
  )
}
