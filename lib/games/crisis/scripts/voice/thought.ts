// The private assessment: where things stand, whom it minds, what it expects of its acts, what it does not mean to keep.
import type { Actions } from '../../actions'
import { worldOf } from '../../seen'
import { told } from '../../words'
import { pledgesOf } from '../agent/bargain'
import { worthOf } from '../agent/cares'
import { ordersOf } from '../agent/respond'
import type { Moment } from './lines/moments'
import { deedOf, type Listening, lineOf, movedOf, standing } from './listening'

export function assessmentOf(listening: Listening, { actions }: Actions['respond']): string {
  const { stance } = listening
  const { mood, regards, names } = stance
  const [worst] = [...regards].sort((a, b) => b.grievance - a.grievance)
  const moment: Moment = `think-${mood}`
  const feels = lineOf(listening, moment, { who: names[worst.seat], ...standing(stance) })
  const all = [stands(listening), feels, plans(listening, actions.length), breaks(listening), line(listening)]
  return all.filter((text) => text !== '').join(' ')
}

/** "Crisis level is at 61 of 100, acute; it was 52." */
function stands({ stance }: Listening): string {
  const known = worldOf(stance.view).find(({ variable }) => variable.id === stance.main?.id)
  if (!known) return ''
  const before = movedOf(stance).find(({ facts }) => facts.title === known.variable.title)
  const was = before ? `; it was ${before.facts.was}` : ''
  return `${known.variable.title} is at ${told(known.variable, known.value)}${was}.`
}

/** What the first act is to bring. */
function plans({ stance }: Listening, acts: number): string {
  const [first] = ordersOf(stance)
  if (!first || acts === 0) return 'Nothing that we could do is worth its price now.'
  const { lever, target, covert } = first
  const aim = target === null ? '' : ` towards ${stance.names[target]}`
  const by = stance.seat
  const gains = stance.cares
    .map((care) => ({ care, gain: worthOf([care], stance.names, { by, target, effects: lever.effects }) }))
    .filter(({ gain }) => gain > 0.05)
    .sort((one, two) => two.gain - one.gain)
  const why = gains.length === 0 ? '' : `, for what it does to ${gains[0].care.variable.title}`
  return `Our choice is ${deedOf(lever.title)}${aim}${covert ? ', in secret' : ''}${why}.`
}

function breaks({ stance }: Listening): string {
  const broken = pledgesOf(stance).find(({ keeps }) => !keeps)
  return broken
    ? `We promised ${stance.names[broken.partner]} ${deedOf(broken.lever.title)}, and shall not do it.`
    : ''
}

/** Who presses remembers what it will not have. */
function line({ stance, step }: Listening): string {
  const lines = stance.view.own?.profile?.red_lines ?? []
  const one = lines[(step + stance.seat) % Math.max(1, lines.length)]
  return stance.mood === 'press' && one !== undefined ? `One thing we will not have: ${deedOf(one)}.` : ''
}
