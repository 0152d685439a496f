import { list } from '@/lib/core/words'
import { type Comparison, type Condition, type Scenario, variableAt } from '@/lib/games/crisis/scenario'
import { valueWords } from '@/lib/games/crisis/words'
import { shown } from './words'

function compared(scenario: Scenario, { agent, variable: id, is, at_least, at_most }: Comparison): string {
  const variable = variableAt(scenario, { agent, variable: id })
  const title = variable?.title ?? id
  const of = agent === '' ? title : `${title} of ${agent}`
  const say = (value: number): string => (variable ? shown(variable, value) : String(value))
  const parts = [
    ...(is === null ? [] : [`is ${valueWords(is)}`]),
    ...(at_least === null ? [] : [`reaches ${say(at_least)}`]),
    ...(at_most === null ? [] : [`falls to ${say(at_most)}`]),
  ]
  return `${of} ${list(parts, 'holds')}`
}

/** When an ending holds, in words. */
export function conditionWords(scenario: Scenario, condition: Condition): string {
  const all = (parts: readonly Condition[]) => parts.map((part) => conditionWords(scenario, part))
  if ('all' in condition) return all(condition.all).join(' and ')
  if ('any' in condition) return all(condition.any).join(', or ')
  if ('not' in condition) return `not (${conditionWords(scenario, condition.not)})`
  return compared(scenario, condition)
}
