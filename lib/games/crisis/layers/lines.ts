// Lines of several layers. What a scenario or an agent wrote stands quoted or behind a mark of ours.
import type { Names } from '@/lib/core/game'
import { plainLine, quoted } from '@/lib/core/quote'
import type { Variable } from '../scenario'
import type { Known } from '../seen'
import type { Act, Change, Happening } from '../state'
import { boundsWords, signed, told, valueWords } from '../words'

/** Paragraphs of a scenario: each one line behind a mark. */
export const paragraphs = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => plainLine(line, 2_000))
    .filter((line) => line !== '')
    .map((line) => `| ${line}`)

/** "- Crisis level: 65 of 100, acute; +8 since the last step". `changes`: of the last step. */
export function stateLine({ variable, value }: Known, changes: readonly Change[], since: string): string {
  const own = changes.filter(({ name }) => name === variable.id)
  const first = own.at(0)
  const moved =
    first === undefined
      ? ''
      : typeof first.was === 'number' && typeof value === 'number'
        ? first.was === value
          ? ''
          : `; ${signed(value - first.was)} ${since}`
        : `; was ${valueWords(first.was)}`
  return `- ${variable.title}: ${told(variable, value)}${moved}`
}

export const actLine = (
  { title, target, text, covert, seat }: Act,
  names: Names,
  reader: number | null,
): string => {
  const what = title === '' ? 'Other' : title
  const aim = target === null ? '' : ` towards ${target === reader ? 'you' : names[target]}`
  const how = covert ? `${seat === reader ? 'covert, ' : 'covert: '}` : ''
  return `  - ${how}${what}${aim}${text === '' ? '' : `: ${quoted(text)}`}`
}

export const happeningLine = ({ kind, description, told: to }: Happening, reader: string): string =>
  `- ${kind.replaceAll('_', ' ')}: ${quoted(description)}${to === null ? '' : ` (${reader})`}`

/** A variable as the rules list it: "- crisis_level, Crisis level: a whole number from 0 to 100; more is worse. …" */
export function variableLine(variable: Variable, stepWord: string): string {
  const better =
    variable.kind === 'number' && variable.better !== 'neither'
      ? `; ${variable.better === 'high' ? 'more' : 'less'} is better`
      : ''
  const ranges =
    variable.kind === 'number' && variable.ranges.length > 0
      ? ` Words: ${variable.ranges.map(({ up_to, word }) => `to ${up_to} ${word}`).join(', ')}.`
      : ''
  const about = variable.about === '' ? '' : ` ${variable.about}`
  return `- ${variable.id} (${variable.title}): ${boundsWords(variable, stepWord)}${better}.${about}${ranges}`
}
