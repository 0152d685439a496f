// What a scripted player says and thinks beside its action: called only when somebody listens.
import type { Mind, Words } from '@/lib/core/game'
import { type Facts, filled } from '@/lib/core/slots'
import { SPEECH_WORDS } from '@/lib/core/speech'
import type { Action, Request } from '../../actions'
import type { View } from '../../state'
import { happeningOf } from './happening'
import { hustler } from './lines/hustler'
import { neutral } from './lines/neutral'
import { professor } from './lines/professor'
import { shark } from './lines/shark'
import { turtle } from './lines/turtle'
import type { Lines, Moment } from './moments'
import { plainReasonOf, reasonOf } from './reasons'

const VOICES: Readonly<Record<string, Lines>> = { shark, professor, hustler, turtle }

/** Chances of a decision that its words draw from; its action draws the first ones. */
const TALKS = 20
const LINE = 21
const PITCH = 22

/** Share of passing moments that a persona remarks on, where its parameters do not say. */
const SMALL_TALK = 0.3
/** Moments that may pass without a word, × small talk. */
const PASSING: Partial<Record<Moment, number>> = {
  quiet: 1,
  landed: 2,
  bid: 1.5,
  pass: 1.5,
  'no-offer': 1,
  mortgage: 2,
  lift: 2,
}

/** Words for an action that a trader chose. */
export const say = (view: View, request: Request, action: Action, mind: Mind): Words<Action> =>
  wordsFor(view, request, action, { mind, thought: reasonOf(view, request, action, mind) })

/** Words for an action that the plain player chose. */
export const sayPlainly = (view: View, request: Request, action: Action, mind: Mind): Words<Action> =>
  wordsFor(view, request, action, { mind, thought: plainReasonOf(view, request, mind) })

function wordsFor(
  view: View,
  request: Request,
  action: Action,
  { mind, thought }: { mind: Mind; thought: string },
): Words<Action> {
  const { moment, facts } = happeningOf(view, request, action, mind)
  const lines = VOICES[mind.persona.id] ?? neutral
  const speech = staysQuiet(moment, mind) ? '' : lineOf(lines[moment], facts, mind, LINE)
  const pitches = moment === 'offer' ? lines.pitch : moment === 'offer-sale' ? lines['pitch-sale'] : null
  if (pitches === null) return { thought, speech }
  return { thought, speech, fields: { pitch: lineOf(pitches, facts, mind, PITCH) } }
}

function staysQuiet(moment: Moment, mind: Mind): boolean {
  const weight = PASSING[moment]
  const smallTalk = mind.persona.parameters.smallTalk ?? SMALL_TALK
  return weight !== undefined && mind.chance(TALKS) >= smallTalk * weight
}

/** A line this seat has not said lately, within the limit of words; '' where all are used up. */
function lineOf(lines: readonly string[], facts: Facts, mind: Mind, chance: number): string {
  const start = Math.floor(mind.chance(chance) * lines.length)
  for (let i = 0; i < lines.length; i++) {
    const line = filled(lines[(start + i) % lines.length], facts)
    if (line !== null && line.split(' ').length <= SPEECH_WORDS && !mind.said.includes(line)) return line
  }
  return ''
}
