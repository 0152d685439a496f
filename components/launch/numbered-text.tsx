'use client'

import { type RefObject, useRef } from 'react'
import type { TextFault } from '@/lib/core/document'

const ROWS = 18

/** Where a line and column lie in a text. */
function offsetAt(text: string, { line, column }: TextFault): number {
  let from = 0
  for (let n = 1; n < line; n++) {
    const end = text.indexOf('\n', from)
    if (end < 0) return text.length
    from = end + 1
  }
  return Math.min(text.length, from + column - 1)
}

/** Sets the caret where a fault is, and brings its line into sight. */
export function goTo(area: HTMLTextAreaElement, fault: TextFault): void {
  const text = area.value
  const at = offsetAt(text, fault)
  area.focus({ preventScroll: true })
  area.setSelectionRange(at, at)
  const line = area.scrollHeight / Math.max(1, text.split('\n').length)
  area.scrollTop = Math.max(0, (fault.line - ROWS / 2) * line)
  area.scrollIntoView({ block: 'center' })
}

/** Numbers of lines, those with a fault marked. */
function numbers(text: string, faults: readonly TextFault[]): string {
  const wrong = new Set(faults.map(({ line }) => line))
  const lines = text.split('\n').length
  return Array.from({ length: lines }, (_, i) => `${wrong.has(i + 1) ? '▸ ' : ''}${i + 1}`).join('\n')
}

export type NumberedTextProps = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly faults: readonly TextFault[]
  readonly label: string
  /** Ids of what describes it. */
  readonly by: string
  readonly onText: (text: string) => void
}

/** Plain text with the number of each line beside it. */
export function NumberedText({ area, text, faults, label, by, onText }: NumberedTextProps) {
  const gutter = useRef<HTMLPreElement>(null)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-control border border-line-strong bg-sunk font-record text-sm leading-[1.6] has-aria-invalid:border-bad">
      <pre
        ref={gutter}
        aria-hidden="true"
        className="h-[calc(18*1.6em+1rem)] select-none overflow-hidden border-line border-r py-2 pr-2 pl-3 text-right text-ink-3"
      >
        {numbers(text, faults)}
      </pre>
      <textarea
        ref={area}
        id="document"
        rows={ROWS}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-label={label}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={by}
        className="h-[calc(18*1.6em+1rem)] w-full resize-none overflow-auto bg-transparent px-3 py-2 text-ink focus-visible:-outline-offset-2"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onScroll={({ currentTarget }) => {
          if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop
        }}
      />
    </div>
  )
}
