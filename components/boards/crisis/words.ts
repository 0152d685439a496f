import type { Cause } from '@/lib/games/crisis/events'
import type { Value, Variable } from '@/lib/games/crisis/scenario'
import { rangeWord, signed, valueWords } from '@/lib/games/crisis/words'
import { type Block, moved } from './course'

/** A text of the scenario's or the engine's where room is short. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

/** A kind of event as words: "tanker turned back". */
export const kindWords = (kind: string): string => kind.replaceAll('_', ' ').trim()

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Who moved it, after the word for the cause. */
export function reasonWords({ cause, source, why }: Pick<Block, 'cause' | 'source' | 'why'>): string {
  switch (cause) {
    case 'module':
    case 'clamp':
      return why
    case 'schedule':
      return kindWords(source)
    case 'engine':
      return 'judged so'
  }
}

export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  module: 'module',
  engine: 'engine',
  clamp: 'clamp',
  schedule: 'schedule',
}

/** By how much, or to what: "+8", "from open to closed", "+ the Halcyon". */
export function changeWords(block: Pick<Block, 'was' | 'now'>): string {
  const by = moved(block)
  if (by !== null) return by === 0 ? '±0' : signed(by)
  const { was, now } = block
  if (Array.isArray(was) && Array.isArray(now)) return listWords(was, now)
  return `${valueWords(was)} → ${valueWords(now)}`
}

function listWords(was: readonly string[], now: readonly string[]): string {
  const parts = [
    ...now.filter((item) => !was.includes(item)).map((item) => `+ ${item}`),
    ...was.filter((item) => !now.includes(item)).map((item) => `− ${item}`),
  ]
  return parts.length > 0 ? parts.join(', ') : 'in another order'
}

/** A value with its unit, short: "61 %", "412 crowns", "open". */
export function shown(variable: Variable, value: Value): string {
  const unit = variable.kind === 'number' && variable.unit !== '' ? ` ${variable.unit}` : ''
  return `${valueWords(value)}${unit}`
}

/** The word for the range it lies in; empty where it has none. */
export const bandWord = (variable: Variable, value: Value): string =>
  variable.kind === 'number' && typeof value === 'number' ? rangeWord(variable, value) : ''

/** A relation's name without whom it is towards: "Trust". */
export const baseTitle = ({ title, towards }: Pick<Variable, 'title' | 'towards'>): string =>
  towards !== '' && title.endsWith(`: ${towards}`) ? title.slice(0, -towards.length - 2) : title
