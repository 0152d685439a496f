import type { Value, Variable } from '@/lib/games/crisis/scenario'
import { plain, valueWords } from '@/lib/games/crisis/words'
import type { Course } from './course'

/** A stretch of the scale with a word for it. */
export type Band = { readonly from: number; readonly to: number; readonly word: string }
/** How a variable lies on a chart: numbers as they are, choices a rung each. null where it cannot be drawn. */
export type Ladder = {
  readonly least: number
  readonly most: number
  readonly bands: readonly Band[]
  /** Values to write at the left. */
  readonly ticks: readonly { readonly at: number; readonly words: string }[]
  readonly heightOf: (value: Value) => number
}

const valuesIn = ({ start, steps }: Course): readonly Value[] => [
  start,
  ...steps.flatMap(({ blocks }) => blocks.map(({ now }) => now)),
]

/** Of the whole scale from 0 to at most 100 all is shown; of others what was reached, and half as much around it. */
function span({ min, max }: Extract<Variable, { kind: 'number' }>, values: readonly number[]) {
  if (min === 0 && max <= 100) return { least: min, most: max }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const around = Math.max((high - low) / 2, (max - min) * 0.06)
  return { least: Math.max(min, low - around), most: Math.min(max, high + around) }
}

/** Ranges as bands: a word goes for all values up to its bound, the last one for all above too. */
function bandsOf({ ranges, min, max }: Extract<Variable, { kind: 'number' }>): readonly Band[] {
  return ranges.map(({ up_to, word }, i) => ({
    from: i === 0 ? min : ranges[i - 1]!.up_to,
    to: i === ranges.length - 1 ? max : up_to,
    word,
  }))
}

function numberLadder(variable: Extract<Variable, { kind: 'number' }>, course: Course): Ladder {
  const values = valuesIn(course).filter((value) => typeof value === 'number')
  const { least, most } = span(variable, values)
  const bands = bandsOf(variable)
    .map(({ from, to, word }) => ({ from: Math.max(from, least), to: Math.min(to, most), word }))
    .filter(({ from, to }) => to > from)
  const digits = most - least < 5 ? 10 : 1
  const middle = Math.round(((least + most) / 2) * digits) / digits
  const round = (value: number) => Math.round(value * digits) / digits
  return {
    least,
    most,
    bands,
    ticks: [least, middle, most].map((at) => ({ at, words: plain(round(at)) })),
    heightOf: (value) => (typeof value === 'number' ? value : least),
  }
}

/** A rung for each of some values, the first lowest. */
function rungs(values: readonly string[]): Ladder {
  return {
    least: -0.5,
    most: values.length - 0.5,
    bands: values.map((word, i) => ({ from: i - 0.5, to: i + 0.5, word })),
    ticks: [],
    heightOf: (value) => Math.max(0, values.indexOf(valueWords(value))),
  }
}

const MOST_RUNGS = 8

/** The scale a variable is drawn on; null: its course is told in words alone. */
export function ladderOf(variable: Variable, course: Course): Ladder | null {
  switch (variable.kind) {
    case 'number':
      return numberLadder(variable, course)
    case 'boolean':
      return rungs(['no', 'yes'])
    case 'text': {
      const reached = valuesIn(course).map(valueWords)
      const values = [...new Set([...variable.choices, ...reached])]
      return variable.choices.length > 0 && values.length <= MOST_RUNGS ? rungs(values) : null
    }
    case 'list':
      return null
  }
}
