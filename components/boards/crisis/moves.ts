import type { Names } from '@/lib/core/game'
import type { Cause } from '@/lib/games/crisis/events'
import type { State } from '@/lib/games/crisis/state'
import { signed, valueWords } from '@/lib/games/crisis/words'
import { byCause, CAUSES, courseOf, type StepCourse } from './course'
import { changesByKey, type Gauge, gaugesOf } from './gauges'
import { changeWords, reasonWords } from './words'

/** One variable in one step in which something moved it. */
export type MoveRow = { readonly gauge: Gauge; readonly course: StepCourse }

/** Every move of every variable that this audience knows: by step, then in the order of the instruments. */
export function movesOf(state: State): readonly MoveRow[] {
  const changes = changesByKey(state)
  const rows = gaugesOf(state).flatMap((gauge) =>
    courseOf(gauge.value, changes.get(gauge.key) ?? [], state.table.step)
      .steps.filter(({ blocks }) => blocks.length > 0)
      .map((course) => ({ gauge, course })),
  )
  return rows.toSorted((a, b) => a.course.step - b.course.step)
}

/** What one cause did in a step: "+6"; of what is no number the new value; empty: nothing. */
export function causeWords({ blocks }: StepCourse, cause: Cause): string {
  const own = blocks.filter((block) => block.cause === cause)
  const [first] = own
  if (!first) return ''
  if (typeof first.now !== 'number') return own.map(changeWords).join('; ')
  const sum = Math.round(byCause(own)[cause] * 1e6) / 1e6
  return sum === 0 ? '±0' : signed(sum)
}

export const ownerWords = ({ seat }: Gauge, names: Names): string =>
  seat === null ? 'The world' : (names[seat] ?? '')

export const MOVES_HEAD = ['step', 'of', 'variable', 'from', ...CAUSES, 'to', 'why'] as const

/** For a spreadsheet: numbers as they are, without signs of their own. */
const exported = (course: StepCourse, cause: Cause): string => {
  const isNumber = typeof course.now === 'number' && course.blocks.some((block) => block.cause === cause)
  return isNumber ? String(Math.round(byCause(course.blocks)[cause] * 1e6) / 1e6) : causeWords(course, cause)
}

/** The same as rows of plain words, for copying. */
export const movesTable = (rows: readonly MoveRow[], names: Names): readonly (readonly string[])[] => [
  MOVES_HEAD,
  ...rows.map(({ gauge, course }) => [
    String(course.step),
    ownerWords(gauge, names),
    gauge.variable.title,
    valueWords(course.was),
    ...CAUSES.map((cause) => exported(course, cause)),
    valueWords(course.now),
    course.blocks.map((block) => `${block.cause}: ${reasonWords(block)}`).join('; '),
  ]),
]
