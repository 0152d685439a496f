import { valueWords } from '@/lib/games/crisis/words'
import type { Course } from './course'
import type { Gauge } from './gauges'
import { changeWords } from './words'

export type TaleProps = {
  readonly gauge: Gauge
  readonly course: Course
  readonly step: number
  readonly onStep: (step: number) => void
}

/** A list or a free text over the steps: no line can draw it, so every change is told. */
export function Tale({ gauge: { variable }, course, step, onStep }: TaleProps) {
  const changed = course.steps.filter(({ blocks }) => blocks.length > 0)
  return (
    <div className="tale">
      <p className="written">
        <b>At the start</b> {valueWords(course.start)}
      </p>
      {changed.length === 0 && <p>Nothing has moved it.</p>}
      <ol aria-label={`${variable.title}, step by step`}>
        {changed.map((one) => (
          <li key={one.step}>
            <button
              type="button"
              aria-pressed={one.step === step}
              className="written"
              onClick={() => onStep(one.step)}
            >
              <b>Step {one.step}</b> {changeWords(one)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
