'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'

export type OneStop = {
  /** The data attribute that numbers the buttons: `square` for data-square. */
  readonly mark: string
  readonly selected: number | null
  readonly onSelect: (button: number | null) => void
  /** Where a key leads from a button; null: nowhere. */
  readonly way: (from: number, event: KeyboardEvent) => number | null
}

/** Numbered buttons that are one stop of the Tab key: keys lead from one to another, a click selects or lets go. */
export function useOneStop({ mark, selected, onSelect, way }: OneStop) {
  const [reachable, setReachable] = useState(0)
  const buttonIn = (target: EventTarget): number | null => {
    const button = (target as Element).closest<HTMLElement>(`[data-${mark}]`)
    return button ? Number(button.dataset[mark]) : null
  }
  const onClick = (event: MouseEvent) => {
    const button = buttonIn(event.target)
    if (button === null) return
    setReachable(button)
    onSelect(button === selected ? null : button)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = buttonIn(event.target)
    const to = from === null ? null : way(from, event)
    if (to === null) return
    // the same keys scrub the timeline everywhere else
    event.preventDefault()
    event.stopPropagation()
    setReachable(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-${mark}="${to}"]`)?.focus()
  }
  return { reachable, onClick, onKeyDown }
}
