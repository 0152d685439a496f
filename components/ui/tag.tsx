import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line text-ink-2',
  good: 'border-current text-good',
  bad: 'border-current text-bad',
  warn: 'border-current text-warn',
} as const

export type TagProps = {
  readonly tone?: keyof typeof TONES
  readonly title?: string
  readonly children: ReactNode
}

/** A small label. The tone repeats what its words or sign say. */
export function Tag({ tone = 'plain', title, children }: TagProps) {
  return (
    <span
      title={title}
      className={`inline-flex h-5 items-center gap-[5px] whitespace-nowrap rounded-[4px] border px-[7px] text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}

/** A key of the keyboard, in help texts. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-[4px] border border-line-strong border-b-2 px-[5px] py-px text-center font-house font-medium text-2xs text-ink-2 leading-[1.4]">
      {children}
    </kbd>
  )
}
