import type { ReactNode } from 'react'

export type WordsProps = {
  readonly seat: number
  readonly children: ReactNode
  /** On the cloth speech lies on paper. */
  readonly on?: 'room' | 'cloth'
  readonly className?: string
}

const SURFACES = {
  room: 'border-speech-line bg-speech text-speech-ink',
  cloth: 'border-transparent bg-paper text-paper-ink',
} as const

/** What was said aloud: upright, on warm paper, with a solid edge. Plain text only. */
export function Said({ seat, children, on = 'room', className = 'text-lg' }: WordsProps) {
  return (
    <div
      data-seat={seat % 12}
      className={`rounded-panel rounded-l-paper border border-l-4 border-l-seat py-2.5 pr-3.5 pl-[15px] font-[450] font-voice leading-[1.36] ${SURFACES[on]} ${className}`}
    >
      <p dir="auto" className="written text-pretty">
        {children}
      </p>
    </div>
  )
}

/** What was thought: italic, in moonlight, with a dotted edge. Plain text only. */
export function Kept({ seat, children, className = 'text-[1rem]' }: WordsProps) {
  return (
    <div data-seat={seat % 12} className={`rounded-panel bg-thought px-3.5 py-2.5 ${className}`}>
      <p
        dir="auto"
        className="written text-pretty border-seat border-l-2 border-dotted pl-[13px] font-voice text-thought-ink italic leading-[1.4]"
      >
        {children}
      </p>
    </div>
  )
}
