import { changesIn, happenedIn, scenarioOf, worldOf } from '../seen'
import type { View } from '../state'
import { happeningLine, stateLine } from './lines'
import { isAware, stepWord, upper } from './terms'

/** The situation: time, variables of the world, what happened since the reader was last asked. */
export function worldLayer(view: View): string {
  const { table } = view
  const { steps, step_length } = scenarioOf(view)
  const word = stepWord(view)
  const of = isAware(view) ? ` of ${steps}` : ''
  const changes = changesIn(view, table.step - 1).filter(({ seat }) => seat === null)
  const news = happenedIn(view, table.step - 1)
  return [
    `SITUATION (${word} ${table.step}${of}):`,
    `Time: ${upper(word)} ${table.step} (each ${word} = ${step_length})`,
    ...worldOf(view).map((known) => stateLine(known, changes, `in the last ${word}`)),
    '',
    'Recent events:',
    ...(news.length === 0
      ? ['- None that you know of.']
      : news.map((one) => happeningLine(one, 'not known to all'))),
  ].join('\n')
}
