import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

export type BlankProps = {
  readonly title: string
  /** What can be done about it: a button or a link. */
  readonly act?: ReactNode
  readonly children?: ReactNode
  /** The title as the page's heading where nothing else is one. */
  readonly heading?: 'h1' | 'h2'
}

/** Where nothing is, or something went wrong: says which, whose it is, and what to do. */
export function Blank({ title, act, children, heading: Heading = 'h2' }: BlankProps) {
  return (
    <div className="grid justify-items-start gap-2 rounded-panel border border-line-strong border-dashed px-6 py-[22px]">
      <Heading className="font-medium font-voice text-xl leading-tight">{title}</Heading>
      {children && <div className="max-w-[52ch] text-ink-2">{children}</div>}
      {act && <div className="mt-1 flex flex-wrap gap-2">{act}</div>}
    </div>
  )
}

export type StripProps = {
  readonly icon?: IconName
  readonly tone?: 'plain' | 'bad'
  readonly act?: ReactNode
  readonly role?: 'status' | 'alert'
  readonly children: ReactNode
}

/** One line that tells how things stand, with at most one act. */
export function Strip({ icon, tone = 'plain', act, role, children }: StripProps) {
  const edge = tone === 'bad' ? 'border-bad' : 'border-line-strong'
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-3 rounded-control border bg-panel px-3.5 py-2.5 text-sm ${edge}`}
    >
      {icon && <Icon name={icon} />}
      <p className="min-w-0 flex-1">{children}</p>
      {act}
    </div>
  )
}

/** Widths of the lines that stand where text will be. */
const GHOST_LINES = ['w-1/3', 'w-5/6', 'w-1/4', 'w-2/3', 'w-1/3', 'w-3/4'] as const

/** Keeps the shape of what comes, still; appears after 200 ms. */
export function Ghost({
  lines = 4,
  label = 'Loading',
}: {
  readonly lines?: number
  readonly label?: string
}) {
  return (
    <div role="status" aria-label={label} className="ghost grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <i
          key={line}
          className={`block rounded-paper bg-line/70 ${line % 2 ? 'h-[54px] border-line-strong border-l-4' : 'h-3'} ${GHOST_LINES[line % GHOST_LINES.length]}`}
        />
      ))}
    </div>
  )
}
