import type { Names, Outcome } from '@/lib/core/game'
import { capital } from '@/lib/core/words'
import { actsIn, happenedIn, lettersIn } from '@/lib/games/crisis/seen'
import type { Happening, State } from '@/lib/games/crisis/state'
import { plain } from '@/lib/games/crisis/words'
import { knownScenario, observes, seenBy } from './gauges'
import { count, kindWords } from './words'

/** The paper on the desk: which step, what happened in one title and a sentence or two, and figures at the end. */
export type Paper = {
  readonly step: number
  readonly steps: number
  readonly title: string
  readonly text: string
  /** Told to some alone. */
  readonly covert: boolean
  readonly figures: readonly { readonly label: string; readonly value: string }[]
}

const LONGEST = 300

/** The first sentences of a text, as far as they fit. */
export function opening(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const whole = line.slice(0, LONGEST).match(/^.*[.!?](?=\s)/)?.[0]
  return whole ?? `${line.slice(0, LONGEST).trimEnd()}…`
}

/** What everybody is told comes first, and of that what the scenario had in store. */
const rank = ({ told, cause }: Happening): number => (told === null ? 0 : 2) + (cause === 'schedule' ? 0 : 1)

function newsOf(told: readonly Happening[]): Pick<Paper, 'title' | 'text' | 'covert'> {
  const news = told.toSorted((a, b) => rank(a) - rank(b))
  const kinds = new Map<string, number>()
  for (const { kind } of news) kinds.set(kindWords(kind), (kinds.get(kindWords(kind)) ?? 0) + 1)
  const titles = [...kinds].map(([words, times]) => (times > 1 ? `${words}, ${times} times` : words))
  const more = titles.length > 3 ? `; and ${titles.length - 3} more` : ''
  return {
    title: capital(`${titles.slice(0, 3).join('; ')}${more}`),
    text: news.map(({ description }) => description).join(' '),
    covert: news.every(({ told }) => told !== null),
  }
}

/** What was done in a step that brought no news: "4 open acts, 2 covert ones, 3 letters." */
function deedsOf(state: State, step: number): string {
  const seen = seenBy(state)
  const acts = actsIn(seen, step)
  const covert = acts.filter((act) => act.covert).length
  const letters = lettersIn(seen, step).length
  const parts = [
    count(acts.length - covert, 'open act'),
    ...(covert > 0 ? [count(covert, 'covert one')] : []),
    ...(observes(state) ? [count(letters, 'letter')] : []),
  ]
  return `${capital(parts.join(', '))}.`
}

/** The title of an ending by its id, as far as this audience knows the endings. */
export function endTitle(state: State, by: string): string {
  if (by === 'last-step') return 'The last step is over'
  return knownScenario(state).ends.find(({ id }) => id === by)?.title ?? capital(kindWords(by))
}

function endOf(state: State, outcome: Outcome, names: Names): Pick<Paper, 'title' | 'text' | 'figures'> {
  const { step } = state.table
  const seats = (outcome.ranking.flat() as number[]).filter((seat) => seat < state.table.agents.length)
  const ranked = seats.some((seat) => outcome.scores[seat] !== 0)
  return {
    title: endTitle(state, outcome.by),
    text: `After ${count(step, 'step')}. ${ranked ? 'How much each reached of what it wanted, of 100:' : ''}`.trim(),
    figures: ranked
      ? seats.map((seat) => ({ label: names[seat]!, value: plain(outcome.scores[seat]!) }))
      : [],
  }
}

/** What lies on the desk: how it ended, the news of this step or of the one before, or the briefing. */
export function paperOf(state: State, outcome: Outcome | null, names: Names): Paper {
  const { step, unjudged } = state.table
  const scenario = knownScenario(state)
  const blank = { step, steps: scenario.steps, covert: false, figures: [] }
  if (outcome) return { ...blank, ...endOf(state, outcome, names) }
  const seen = seenBy(state)
  const now = happenedIn(seen, step)
  if (now.length > 0) return { ...blank, ...newsOf(now) }
  if (step <= 1) return { ...blank, title: scenario.title, text: opening(scenario.briefing) }
  if (unjudged.includes(step - 1))
    return {
      ...blank,
      title: `No judgement of step ${step - 1}`,
      text: 'None came, so the engine changed nothing in that step.',
    }
  const before = happenedIn(seen, step - 1)
  if (before.length > 0) return { ...blank, ...newsOf(before) }
  return { ...blank, title: `Step ${step - 1} brought no news`, text: deedsOf(state, step - 1) }
}

/** Said openly where the engine changed nothing: by no judgement, or by its judgement. Of the last judged step. */
export function unmovedWords(state: State): string {
  const { table } = state
  const step = table.by !== null ? table.step : table.step - 1
  if (step < 1) return ''
  if (table.unjudged.includes(step)) return `No judgement came of step ${step}: no engine changes.`
  const { own } = seenBy(state)
  const all = [...table.changes, ...(own?.changes ?? [])]
  const isMoved = all.some((change) => change.step === step && change.cause === 'engine')
  return isMoved ? '' : `The engine changed nothing in step ${step}.`
}
