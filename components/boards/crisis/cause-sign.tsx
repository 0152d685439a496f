import type { Cause } from '@/lib/games/crisis/events'
import { CAUSE_WORDS } from './words'
import './causes.css'

const SHAPES: Readonly<Record<Cause, string>> = {
  engine: 'M6 1a5 5 0 1 0 0 10A5 5 0 1 0 6 1z',
  module: 'M1.5 1.5h9v9h-9z',
  schedule: 'M6 0l6 6-6 6-6-6z',
  clamp: 'M0 4h12v4H0z',
}

/** The shape of a cause around a point of a drawing: disc, square, diamond or bar. */
export const CausePoint = ({ cause, x, y, size }: { cause: Cause; x: number; y: number; size: number }) => (
  <path
    className={`cause by-${cause}`}
    d={SHAPES[cause]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 12})`}
  />
)

/** The same beside words. `alone`: no word for the cause stands beside it. */
export function CauseSign({ cause, alone = false }: { readonly cause: Cause; readonly alone?: boolean }) {
  return (
    <span className="cause-sign">
      <svg viewBox="0 0 12 12" className={`cause by-${cause}`} aria-hidden="true">
        <path d={SHAPES[cause]} />
      </svg>
      {alone && <span className="sr-only">{CAUSE_WORDS[cause]} </span>}
    </span>
  )
}
