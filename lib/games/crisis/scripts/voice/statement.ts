// What a government says to all: a figure, what another did or what happened, what it does itself. Public facts alone.
import { type Actions, NO_JUDGEMENT } from '../../actions'
import type { Act } from '../../state'
import { deedOf, type Listening, lineOf, movedOf, standing } from './listening'
import { sentencesIn } from './sentences'

/** Kinds that read badly in a sentence. */
const UNSAID: readonly string[] = [NO_JUDGEMENT]
const MOST_SENTENCES = 4
const MOST_WORDS = 68

export function statementOf(listening: Listening, { actions }: Actions['respond']): string {
  const { stance, step } = listening
  const [own] = actions.filter(({ covert }) => !covert)
  const last = ending(listening)
  // the deed first, what led to it before it, then the ending, as far as there is room
  const wanted = [
    { at: 2, text: deed(listening, own) },
    { at: step % 2, text: figure(listening) },
    { at: 1 - (step % 2), text: other(listening) },
    { at: 3, text: stance.mood === 'hold' && step % 3 > 0 ? '' : last },
  ]
  const said: { at: number; text: string }[] = []
  for (const part of wanted) {
    const all = [...said, part].map(({ text }) => text).join(' ')
    if (part.text !== '' && sentencesIn(all) <= MOST_SENTENCES && all.split(/\s+/).length <= MOST_WORDS)
      said.push(part)
  }
  return said
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ')
}

function deed(listening: Listening, act: Actions['respond']['actions'][number] | undefined): string {
  const { stance } = listening
  const title = act && stance.levers.find(({ id }) => id === act.lever)?.title
  if (!act || title === undefined)
    return lineOf(listening, 'holds', standing(stance)) || 'We hold our position.'
  const harms = (stance.meanings.get(act.lever)?.harm ?? 0) > 0
  return act.target === ''
    ? lineOf(listening, 'does', { deed: deedOf(title) })
    : lineOf(listening, harms ? 'against' : 'does-at', { deed: deedOf(title), whom: act.target })
}

function figure(listening: Listening): string {
  const { stance, step } = listening
  if (step === 1) return lineOf(listening, 'first', standing(stance))
  const moved = movedOf(stance)
  const one = moved[(step + stance.seat) % Math.max(1, Math.min(3, moved.length))]
  if (!one) return lineOf(listening, 'steady', standing(stance))
  return lineOf(listening, one.isWorse ? 'worse' : 'better', one.facts)
}

/** What another did openly, or what happened. */
function other(listening: Listening): string {
  const { stance, step } = listening
  const { regards, names, view } = stance
  const open = (act: Act | null): act is Act => act !== null && !act.covert && act.title !== ''
  const facts = ({ seat, title }: Act) => ({ who: names[seat], deed: deedOf(title) })
  const hurts = regards.filter(({ worst }) => open(worst)).sort((a, b) => b.grievance - a.grievance)
  const helps = regards.filter(({ best }) => open(best)).sort((a, b) => a.grievance - b.grievance)
  const news = view.table.happened.filter(
    ({ step: when, kind }) => when === step - 1 && !UNSAID.includes(kind),
  )
  const event = news[stance.seat % Math.max(1, news.length)]
  const words = [
    () => (open(hurts[0]?.worst ?? null) ? lineOf(listening, 'hurt', facts(hurts[0].worst as Act)) : ''),
    () => (event ? lineOf(listening, 'event', { kind: event.kind.replaceAll('_', ' ') }) : ''),
    () => (open(helps[0]?.best ?? null) ? lineOf(listening, 'helped', facts(helps[0].best as Act)) : ''),
  ]
  // the mood says what is looked at first
  const shift = stance.mood === 'press' ? 0 : (step + stance.seat) % 3
  return [...words.slice(shift), ...words.slice(0, shift)].reduce((text, next) => text || next(), '')
}

function ending(listening: Listening): string {
  const { stance } = listening
  const { mood, regards, names } = stance
  switch (mood) {
    case 'press': {
      const [first] = [...regards].sort((a, b) => b.grievance - a.grievance)
      return lineOf(listening, 'press', { who: names[first.seat] })
    }
    case 'ease':
      return lineOf(listening, 'ease', standing(stance))
    case 'hold':
      return ''
  }
}
