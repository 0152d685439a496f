import { scenarioOf } from '../seen'
import type { View } from '../state'
import { isAware, stepWord } from './terms'

const CONSIDER = [
  'What your side does, openly or covertly, and at whom it is aimed',
  'Messages: to whom, saying what',
  'What you say to all, if anything',
]

/** The decision, with the considerations that fit the scenario. */
export function decisionLayer(view: View): string {
  const { step, scenario } = view.table
  const asked = isAware(view)
    ? `This is step ${step} of ${scenario.steps}. Based on this situation, what does your side do?`
    : 'Based on this situation, what do you do?'
  return [
    'YOUR DECISION:',
    asked,
    `Everything you order takes effect within this ${stepWord(view)}; an empty list of actions holds your position.`,
    '',
    'Consider:',
    ...[...scenario.considerations, ...CONSIDER].map((line) => `- ${line}`),
  ].join('\n')
}

/** What the engine is asked. */
export function judgingLayer(view: View): string {
  const { steps } = scenarioOf(view)
  return [
    'YOUR JUDGEMENT:',
    `Step ${view.table.step} of ${steps}: all answers are in. Which variables change by them, to what values, and what happened?`,
    'Leave out what stays as it is. An empty judgement changes nothing.',
  ].join('\n')
}
