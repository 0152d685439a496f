import type { GameEvent, Seat } from '@/lib/core/game'
import type { Value, Variable } from '@/lib/games/crisis/scenario'
import type { Event, EventOf, State } from '@/lib/games/crisis/state'
import { plain } from '@/lib/games/crisis/words'
import type { Board, Mark, Telling } from '../board'
import { endTitle } from './dispatch-words'
import { knownScenario } from './gauges'
import { bandWord, count, cut, kindWords } from './words'

const TELLINGS: { readonly [Type in Event['type']]: Telling } = {
  'engine-briefed': 'hidden',
  'agent-briefed': 'hidden',
  'step-began': 'hidden',
  // said by the verb and drawn under the words
  acted: { icon: 'hand', inTalk: 'seat' },
  'letter-sent': { icon: 'mail', inTalk: 'seat' },
  answered: 'hidden',
  // the instruments show them, the engine's row lists its own
  'variable-changed': 'hidden',
  happened: { icon: 'flag', pause: 1200 },
  judged: { icon: 'check', inTalk: 'seat', pause: 900 },
  'simulation-ended': { icon: 'stop', pause: 1200 },
}
export function telling(event: Event): Telling {
  if (event.type === 'happened' && event.cause === 'schedule') return { icon: 'clock', pause: 1200 }
  if (event.type === 'judged' && event.unjudged) return { icon: 'warn', inTalk: 'seat', pause: 900 }
  return TELLINGS[event.type]
}

/** The events of one answer: an answer ends where it says that it is in. */
export function ofAnswer(events: readonly GameEvent[]): readonly Event[] {
  const all = events as readonly Event[]
  const end = all.findIndex(({ type }) => type === 'answered')
  return end < 0 ? all : all.slice(0, end + 1)
}

/** What an agent did, or that the engine judged. */
export function verb(events: readonly GameEvent[], seat: Seat): string {
  const judged = (events as readonly Event[]).find((event) => event.type === 'judged')
  if (judged?.seat === seat) return judged.unjudged ? 'gives no judgement' : 'judges the step'
  const own = ofAnswer(events)
  const acts = own.filter((event) => event.type === 'acted').filter((event) => event.seat === seat)
  const letters = own.filter((event) => event.type === 'letter-sent').filter((event) => event.seat === seat)
  const [only] = acts
  const did =
    acts.length === 1 && only
      ? (only.title || 'acts').toLowerCase()
      : acts.length > 1
        ? count(acts.length, 'act')
        : ''
  const wrote = letters.length > 0 ? count(letters.length, 'letter') : ''
  return [did, wrote].filter(Boolean).join(', ')
}

type Told = Omit<Mark, 'n' | 'turn'>
const told = (icon: Mark['icon'], tone: Mark['tone'], words: string): Told => ({ icon, tone, words })

const LONGEST_MARK = 90

/** A variable that comes to lie in another range, or stands at another choice: what it is then; null: it does not. */
export function crossing(variable: Variable, was: Value, now: Value): string | null {
  if (variable.kind === 'number') {
    const word = bandWord(variable, now)
    return word === bandWord(variable, was) ? null : word
  }
  if (variable.kind === 'list' || was === now) return null
  return variable.kind === 'boolean' ? (now ? 'yes' : 'no') : String(now)
}

/** Whether a change is for the worse, where the variable has a better end. */
const worsens = (variable: Variable, was: Value, now: Value): boolean =>
  variable.kind === 'number' &&
  variable.better !== 'neither' &&
  (variable.better === 'high') === (now as number) < (was as number)

/** What the world came to in a step before its schedule: each variable whose word is another now. */
function crossed({ table, own, scenario }: State): readonly { words: string; bad: boolean }[] {
  const engine = own[scenario.agents.length]
  return knownScenario({ table, own, scenario }).world.flatMap((variable) => {
    const changes = [...table.changes, ...(engine?.changes ?? [])].filter(
      ({ step, seat, name }) => step === table.step && seat === null && name === variable.id,
    )
    const [first, last] = [changes[0], changes.at(-1)]
    const word = first && last ? crossing(variable, first.was, last.now) : null
    if (!first || !last || word === null) return []
    return [{ words: `${variable.title}: ${word}`, bad: worsens(variable, first.was, last.now) }]
  })
}

function judgedMark(state: State, { unjudged }: EventOf<'judged'>): Told | null {
  if (unjudged) return told('warn', 'bad', 'no judgement came, no engine changes')
  const all = crossed(state)
  if (all.length === 0) return null
  const words = all.map((one) => one.words).join('; ')
  return told(
    all.some(({ bad }) => bad) ? 'warn' : 'check',
    all.some(({ bad }) => bad) ? 'bad' : 'plain',
    words,
  )
}

/** A clamp, or a range that the schedule brought a variable into. */
function changeMark(state: State, event: EventOf<'variable-changed'>): Told | null {
  const { seat, name, title, was, now, cause, source, why } = event
  if (seat !== undefined) return null
  if (cause === 'clamp')
    return source === 'rounding' ? null : told('bars', 'plain', `${title} is held back, ${why}`)
  if (cause !== 'schedule') return null
  const variable = knownScenario(state).world.find(({ id }) => id === name)
  const word = variable ? crossing(variable, was, now) : null
  return variable && word !== null
    ? told('clock', worsens(variable, was, now) ? 'bad' : 'plain', `${title}: ${word}`)
    : null
}

/** An engine may tell by the kind of an event that a red line was crossed. */
const isRedLine = (kind: string): boolean => /red.?line/i.test(kind)

export const mark: Board<State, Event>['mark'] = (state, event) => {
  switch (event.type) {
    case 'judged':
      return judgedMark(state, event)
    case 'variable-changed':
      return changeMark(state, event)
    case 'happened': {
      const words = cut(`${kindWords(event.kind)}: ${event.description}`, LONGEST_MARK)
      if (isRedLine(event.kind)) return told('warn', 'bad', words)
      return told(event.cause === 'schedule' ? 'clock' : 'flag', 'plain', words)
    }
    case 'simulation-ended':
      return told('stop', 'lamp', event.title)
  }
  return null
}

/** How it ended, and how much each reached of what it wanted. */
export const ending: Board<State, Event>['ending'] = {
  title: (state, { by }) => endTitle(state, by),
  figure: ({ table, scenario }, seat) => {
    if (seat >= table.agents.length) return 'takes no side'
    const wants = scenario.agents[seat]?.goal.length ?? 0
    return wants > 0 || table.scores[seat] ? `${plain(table.scores[seat] ?? 0)} of 100` : 'nothing to count'
  },
}
