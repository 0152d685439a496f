import type { Preview, PreviewPart } from '@/lib/core/document'
import { list } from '@/lib/core/words'
import type { Agent, Comparison, Condition, Lever, Place, Scenario, Scheduled, Variable } from './scenario'
import { boundsWords, plain, told, valueWords } from './words'

const secrecy = (secret: boolean): string => (secret ? 'secret' : 'open')

const agentRow = ({ name, about, temperament, interests, red_lines }: Agent): readonly string[] => [
  name,
  about,
  temperament,
  String(interests.length),
  String(red_lines.length),
]

const variableRow = (variable: Variable): readonly string[] => [
  variable.title,
  told(variable, variable.start),
  boundsWords(variable),
  secrecy(variable.secret),
]

const leverRow = ({ title, about, who, target }: Lever): readonly string[] => {
  const aims = { none: 'at nobody', may: 'at one other or nobody', must: 'at one other' } as const
  return [title, about, list(who, 'all'), aims[target]]
}

const scheduledRow = ({ step, type, description, known_to }: Scheduled): readonly string[] => [
  String(step),
  type.replaceAll('_', ' '),
  description,
  list(known_to, 'everyone'),
]

const titleOf = ({ world, each }: Scenario, { agent, variable }: Place): string => {
  const title = [...(agent === '' ? world : each)].find(({ id }) => id === variable)?.title ?? variable
  return agent === '' ? title : `${title} of ${agent}`
}

function comparisonWords(scenario: Scenario, condition: Comparison): string {
  const { is, at_least, at_most } = condition
  const tests = [
    ...(is === null ? [] : [`is ${valueWords(is)}`]),
    ...(at_least === null ? [] : [`is ${plain(at_least)} or more`]),
    ...(at_most === null ? [] : [`is ${plain(at_most)} or less`]),
  ]
  return `${titleOf(scenario, condition)} ${tests.join(' and ')}`
}

/** A condition as a sentence says it. */
export function conditionWords(scenario: Scenario, condition: Condition): string {
  const several = (conditions: readonly Condition[], word: string) =>
    conditions.length === 1
      ? conditionWords(scenario, conditions[0])
      : `(${conditions.map((one) => conditionWords(scenario, one)).join(` ${word} `)})`
  if ('all' in condition) return several(condition.all, 'and')
  if ('any' in condition) return several(condition.any, 'or')
  if ('not' in condition) return `not (${conditionWords(scenario, condition.not)})`
  return comparisonWords(scenario, condition)
}

/** What is shown of a scenario before it is dealt, to whoever deals it: secrets too. */
export function preview(scenario: Scenario): Preview {
  const { title, briefing, steps, step_length, agents, world, each, levers, schedule, ends, modules } =
    scenario
  const part = (title: string, columns: readonly string[], rows: PreviewPart['rows']): PreviewPart => ({
    ...{ title, columns, rows },
  })
  const variables = ['Variable', 'Begins at', 'May be', 'Known'] as const
  const lastStep = ['After the last step', `${steps} steps of ${step_length}`]
  const all = [
    part('Actors', ['Name', 'Who it is', 'Temperament', 'Interests', 'Red lines'], agents.map(agentRow)),
    part('Variables of the world', variables, world.map(variableRow)),
    part('Variables of each actor', variables, each.map(variableRow)),
    part('Levers', ['Lever', 'What it does', 'Who may pull it', 'Aimed'], levers.map(leverRow)),
    part('Schedule', ['Step', 'What', 'How it is told', 'To whom'], schedule.map(scheduledRow)),
    part(
      'When it ends',
      ['Ending', 'When'],
      [...ends.map(({ title, when }) => [title, conditionWords(scenario, when)]), lastStep],
    ),
    part(
      'Modules',
      ['Module', 'Settings'],
      modules.map(({ title, settings }) => [
        title,
        list(
          Object.entries(settings).map(([id, value]) => `${id.replaceAll('_', ' ')} ${valueWords(value)}`),
          'as usual',
        ),
      ]),
    ),
  ]
  const told = [
    `${steps} steps of ${step_length}`,
    `${agents.length} actors`,
    `${world.length + each.length} variables`,
    `${levers.length} levers`,
  ]
  return { title, lead: told.join(', '), text: briefing, parts: all.filter(({ rows }) => rows.length > 0) }
}
