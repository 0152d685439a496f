// The words of acts and letters: the action stays as it was chosen, its texts are put in a voice.
import type { ActFields, Actions, LetterFields } from '../../actions'
import { type Matter, mattersLine, mattersOf } from '../agent/letters'
import { type Ordered, ordersOf } from '../agent/respond'
import { isEasing, isSharp } from '../levers'
import type { Moment } from './lines/moments'
import { deedOf, type Listening, lineOf } from './listening'

export function writtenIn(
  listening: Listening,
  { actions, communications }: Actions['respond'],
): Actions['respond'] {
  const orders = ordersOf(listening.stance)
  const matters = mattersOf(listening.stance)
  return {
    actions: actions.map((act, n) => ({ ...act, text: actText(listening, act, orders[n], n) })),
    communications: communications.map((letter, n) => ({
      ...letter,
      text: letterText(listening, letter, matters[n], n),
    })),
  }
}

function actText(listening: Listening, act: ActFields, order: Ordered | undefined, nth: number): string {
  if (order?.lever.id !== act.lever) return act.text
  const whom = order.target === null ? '' : listening.stance.names[order.target]
  return lineOf(listening, momentOf(order), { whom }, nth) || act.text
}

function momentOf({ meaning, covert, pledge, target }: Ordered): Moment {
  if (covert) return 'act-covert'
  if (pledge && target !== null) return 'act-pledge'
  if (target !== null && meaning.harm < 0) return 'act-ease-at'
  if (isSharp(meaning)) return target === null ? 'act-sharp' : 'act-sharp-at'
  if (isEasing(meaning)) return target === null ? 'act-ease' : 'act-ease-at'
  return target === null ? 'act-plain' : 'act-plain-at'
}

function letterText(
  listening: Listening,
  letter: LetterFields,
  matter: Matter | undefined,
  nth: number,
): string {
  if (!matter) return letter.text
  const { stance } = listening
  const you = stance.names[matter.to]
  const line = mattersLine(stance, matter)
  const said = lineOf(listening, letterMoment(matter), { you, deed: deedIn(matter) }, nth)
  return line === '' ? said : `${said} ${line}`
}

function letterMoment(matter: Matter): Moment {
  return matter.kind === 'answer' ? (matter.answer.agrees ? 'agree' : 'decline') : matter.kind
}

function deedIn(matter: Matter): string {
  switch (matter.kind) {
    case 'broken':
      return deedOf(matter.theirs.lever.title)
    case 'reproach':
    case 'thanks':
      return deedOf(matter.act.title)
    case 'answer':
    case 'offer':
      return ''
  }
}
