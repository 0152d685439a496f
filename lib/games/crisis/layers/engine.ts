import type { Names } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { quoted } from '@/lib/core/quote'
import { agentOf, agentSeats, changesIn, lettersIn } from '../seen'
import type { View } from '../state'
import { namesOf, signed, valueWords } from '../words'
import { stateLine } from './lines'
import { didLines } from './others'

export const judgeLayer = (): string =>
  'YOUR PART:\nYou have no side and no variables of your own. Only you see everything below.'

/** Where every agent stands now, secrets included, after the modules' changes of this step. */
export function fullStateLayer(view: View, names: Names): string {
  const changes = changesIn(view, view.table.step)
  return [
    'WHERE THE AGENTS STAND (after the changes by modules in this step):',
    ...agentSeats(view).flatMap((seat) => [
      `- ${names[seat]}:`,
      ...agentOf(view, seat).map(
        (known) =>
          `  ${stateLine(
            known,
            changes.filter((change) => change.seat === seat),
            'by modules in this step',
          )}`,
      ),
    ]),
  ].join('\n')
}

/** All answers of the step. */
export function answersLayer(view: View, heard: readonly Entry[], names: Names): string {
  const { step } = view.table
  const letters = lettersIn(view, step)
  return [
    `WHAT THE AGENTS DID (step ${step}):`,
    ...agentSeats(view).flatMap((seat) => didLines(view, seat, step, { heard, names, reader: null })),
    '',
    'MESSAGES BETWEEN THEM:',
    ...(letters.length === 0
      ? ['- None.']
      : letters.map(
          ({ seat, recipients, text }) =>
            `- ${names[seat]} to ${namesOf(recipients, names)}: ${quoted(text)}`,
        )),
  ].join('\n')
}

/** What the modules have changed in this step already. */
export function movedLayer(view: View, names: Names): string {
  const changes = changesIn(view, view.table.step).filter(
    ({ cause }) => cause === 'module' || cause === 'clamp',
  )
  const lines = changes.map(({ seat, title, was, now, cause, why }) => {
    const by = typeof was === 'number' && typeof now === 'number' ? ` (${signed(now - was)})` : ''
    const whose = seat === null ? title : `${names[seat]}, ${title}`
    return `- ${whose}: ${valueWords(was)} to ${valueWords(now)}${by}, ${cause === 'module' ? `module ${why}` : `held back: ${why}`}`
  })
  return [
    'WHAT THE MODULES HAVE CHANGED IN THIS STEP:',
    ...(lines.length === 0 ? ['- Nothing.'] : lines),
  ].join('\n')
}
