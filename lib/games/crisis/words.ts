// How figures and names of a scenario are said: the same in layers, sentences and pages.

import type { Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import type { Effect, NumberVariable, Scenario, Value, Variable } from './scenario'

export const namesOf = (seats: readonly Seat[], names: readonly string[]): string =>
  list(seats.map((seat) => names[seat]))

/** A number without the noise of binary fractions. */
export const plain = (value: number): string => String(Math.round(value * 1e4) / 1e4)

/** The bare value: `65`, `yes`, `open`, `Senn, Calder`. */
export function valueWords(value: Value): string {
  if (typeof value === 'number') return plain(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value === '' ? 'none' : value
  return value.length === 0 ? 'none' : value.join(', ')
}

/** The value with its unit or scale: `65 of 100`, `412 crowns`, `55 %`, `open`. */
export function measured(variable: Variable, value: Value): string {
  if (variable.kind !== 'number') return valueWords(value)
  const { unit, min, max } = variable
  if (unit !== '') return `${valueWords(value)} ${unit}`
  return min === 0
    ? `${valueWords(value)} of ${plain(max)}`
    : `${valueWords(value)} (${plain(min)} to ${plain(max)})`
}

/** The word for the range that a number lies in; empty: the variable has none. */
export function rangeWord({ ranges }: NumberVariable, value: number): string {
  const found = ranges.find(({ up_to }) => value <= up_to) ?? ranges.at(-1)
  return found?.word ?? ''
}

/** A value with its word: `65 of 100, acute`. */
export function told(variable: Variable, value: Value): string {
  const word = variable.kind === 'number' ? rangeWord(variable, value as number) : ''
  return word === '' ? measured(variable, value) : `${measured(variable, value)}, ${word}`
}

export const signed = (change: number): string => (change < 0 ? `−${plain(-change)}` : `+${plain(change)}`)

/** What a variable may be, in words: "a whole number from 0 to 100, at most 10 up or down a step". `stepWord`: what a step is called. */
export function boundsWords(variable: Variable, stepWord = 'step'): string {
  switch (variable.kind) {
    case 'number': {
      const { min, max, unit, decimals, most_a_step } = variable
      const kind = decimals === 0 ? 'a whole number' : `a number with ${decimals} decimals`
      const most = most_a_step === null ? '' : `, at most ${plain(most_a_step)} up or down a ${stepWord}`
      return `${kind} from ${plain(min)} to ${plain(max)}${unit === '' ? '' : ` ${unit}`}${most}`
    }
    case 'text':
      return variable.choices.length === 0 ? 'a short text' : `one of ${variable.choices.join(', ')}`
    case 'boolean':
      return 'true or false'
    case 'list':
      return 'a list of short texts'
  }
}

const WHOSE = { world: '', self: 'one’s own ', target: 'the target’s ', others: 'everybody else’s ' }

/** What a lever often does, by its scenario: "Crisis level +3", "the target’s Trust −4", "Talks becomes closed". */
export function effectWords({ world, each }: Scenario, { on, variable, add, set }: Effect): string {
  const found = (on === 'world' ? world : each).find(({ id, base }) => id === variable || base === variable)
  const title = found?.title.split(':')[0] ?? variable
  return `${WHOSE[on]}${title} ${add === null ? `becomes ${valueWords(set ?? '')}` : signed(add)}`
}
