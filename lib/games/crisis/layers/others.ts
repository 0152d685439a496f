import type { Names, Seat } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { quoted } from '@/lib/core/quote'
import { actsIn, agentOf, agentSeats, changesIn, lettersIn } from '../seen'
import type { View } from '../state'
import { namesOf } from '../words'
import { actLine, stateLine } from './lines'
import { stepWord } from './terms'

/** What the others said and did in the step before, where they stand, and letters: as far as this agent may know. */
export function othersLayer(view: View, seat: Seat, heard: readonly Entry[], names: Names): string {
  const before = view.table.step - 1
  const word = stepWord(view)
  const others = agentSeats(view).filter((other) => other !== seat)
  const lines =
    before === 0
      ? [`WHAT OTHERS DID: nothing yet, this is the first ${word}.`]
      : [
          `WHAT OTHERS DID (${word} ${before}):`,
          ...others.flatMap((other) => didLines(view, other, before, { heard, names, reader: seat })),
          '',
          `WHAT YOU DID (${word} ${before}):`,
          ...didLines(view, seat, before, { heard, names, reader: seat }).slice(1),
        ]
  return [
    ...lines,
    ...letterLines(view, seat, names),
    '',
    'WHERE OTHERS STAND, as far as it shows:',
    ...others.flatMap((other) => standLines(view, other, names)),
  ].join('\n')
}

type Telling = { readonly heard: readonly Entry[]; readonly names: Names; readonly reader: Seat | null }

/** What one party said and did in a step. */
export function didLines(view: View, seat: Seat, step: number, { heard, names, reader }: Telling): string[] {
  const said = heard.flatMap(({ turn, event }) =>
    turn === step && event.type === 'spoke' && 'text' in event && event.seat === seat ? [event.text] : [],
  )
  const acts = actsIn(view, step).filter((act) => act.seat === seat)
  const spoken =
    said.length === 0 ? ['  - No public statement.'] : said.map((text) => `  - To all: ${quoted(text)}`)
  const done =
    acts.length === 0 ? ['  - No action that you know of.'] : acts.map((act) => actLine(act, names, reader))
  return [`- ${names[seat]}:`, ...spoken, ...done]
}

function letterLines(view: View, seat: Seat, names: Names): string[] {
  const letters = lettersIn(view, view.table.step - 1)
  if (letters.length === 0) return []
  const lines = letters.map(({ seat: from, recipients, text }) =>
    from === seat
      ? `- You to ${namesOf(recipients, names)}: ${quoted(text)}`
      : `- ${names[from]} to ${
          recipients.length === 1
            ? 'you'
            : `you and ${namesOf(
                recipients.filter((one) => one !== seat),
                names,
              )}`
        }: ${quoted(text)}`,
  )
  return ['', 'MESSAGES THAT ONLY THOSE NAMED HAVE READ:', ...lines]
}

export function standLines(view: View, seat: Seat, names: Names): string[] {
  const changes = changesIn(view, view.table.step - 1).filter((change) => change.seat === seat)
  const since = `in the last ${stepWord(view)}`
  return [`- ${names[seat]}:`, ...agentOf(view, seat).map((known) => `  ${stateLine(known, changes, since)}`)]
}
