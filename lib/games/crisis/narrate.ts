import type { Names } from '@/lib/core/game'
import { quoted } from '@/lib/core/quote'
import type { Event, EventOf } from './state'
import { namesOf, signed, valueWords } from './words'

type Sentences = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string
}

const SENTENCES: Sentences = {
  'engine-briefed': (e) => `The engine is told the whole of ${quoted(e.scenario.title)}.`,
  'agent-briefed': (e, names) => `${names[e.seat]} is told who it is and what it wants.`,
  'step-began': (e) => `Step ${e.step} begins.`,
  acted: (e, names) => {
    const what = e.title === '' ? 'acts' : `acts (${e.title})`
    const aim = e.target === null ? '' : ` towards ${names[e.target]}`
    const text = e.text === '' ? '.' : `: ${quoted(e.text)}`
    return `${names[e.seat]} ${e.to ? 'covertly ' : ''}${what}${aim}${text}`
  },
  'letter-sent': (e, names) =>
    `${names[e.seat]} writes to ${namesOf(e.recipients, names)}: ${quoted(e.text)}`,
  answered: (e, names) => `${names[e.seat]} has answered.`,
  'variable-changed': (e, names) => changed(e, names),
  happened: (e) =>
    `${e.cause === 'schedule' ? 'Scheduled: ' : ''}${e.kind.replaceAll('_', ' ')}: ${quoted(e.description)}`,
  judged: (e) => (e.unjudged ? 'No judgement came of this step.' : 'The engine has judged the step.'),
  'simulation-ended': (e) => `It is over: ${e.title}.`,
}

function changed(e: EventOf<'variable-changed'>, names: Names): string {
  const { title, was, now, cause, source, why } = e
  const whose = e.seat === undefined ? title : `${title} of ${names[e.seat]}`
  const by = typeof was === 'number' && typeof now === 'number' ? ` (${signed(now - was)})` : ''
  const causes = {
    module: `module ${why}`,
    engine: 'the engine',
    clamp: `held back, ${why}`,
    schedule: `scheduled, ${source.replaceAll('_', ' ')}`,
  }
  return `${whose} goes from ${valueWords(was)} to ${valueWords(now)}${by}: ${causes[cause]}.`
}

/** One plain sentence about an event, for prompts and timeline alike. `names` by seat, each one line. */
export const narrate = (event: Event, names: Names): string =>
  (SENTENCES[event.type] as (event: Event, names: Names) => string)(event, names)
