import type { SeatRequest } from '@/lib/core/game'
import type { Notice } from '@/lib/live/channel'
import { begunAttempt, FORESTALLED } from '@/lib/store/records'
import { isRepeatable } from '@/lib/store/store'
import type { AskDeps, Question, Ruled } from './ask'
import { type Scribe, stepOf } from './entries'
import { Impossible, Interrupted, sound } from './faults'
import { keepAll } from './keep'
import type { Playing } from './question'
import { isPaid, type RoundAhead } from './round'

export type StepDeps = AskDeps & {
  /** Tells pages and workers, after the commit. Never throws. */
  announce(notice: Notice): Promise<void>
}

/** A stand-in's words are never spoken. */
const spoken = ({ speech }: Ruled['reply'], source: Ruled['source']): string =>
  source === 'fallback' ? '' : speech

/** Words said to everyone in a step. */
export const wordsSpoken = (asked: readonly Question[], answers: readonly Ruled[]): number =>
  answers
    .filter((_, i) => asked[i].decision.request.hears === undefined)
    .map(({ reply, source }) => spoken(reply, source).split(' ').filter(Boolean).length)
    .reduce((a, b) => a + b, 0)

/** Rules the answers in the order of their requests: thought, speech, consequences. True when a turn began. */
export function rule(
  { game, state, random }: Playing,
  requests: readonly SeatRequest[],
  answers: readonly Ruled[],
  step: Scribe,
): boolean {
  const turn = game.turn(state)
  for (const [i, { seat, hears }] of requests.entries()) {
    const { number, reply, source } = answers[i]
    step.decision = number
    if (source !== 'fallback' && reply.thought !== '') {
      const { thought: text, category } = reply
      step.write({ type: 'thought', seat, text, category, to: [seat] })
    }
    const speech = spoken(reply, source)
    if (speech !== '') step.write({ type: 'spoke', seat, text: speech, ...(hears && { to: hears }) })
    const refusal = game.decide(stepOf(state, random, step), requests[i], reply.action)
    if (refusal) throw new Impossible(`an answer that was legal is refused: ${refusal.message}`)
  }
  step.decision = null
  return game.turn(state) !== turn
}

/** `next`: questions that are stored with the step that leads to them, each with its first attempt. */
type Written = {
  readonly step: Scribe
  readonly answers: readonly Ruled[]
  readonly next: readonly Question[]
}

/**
 * Stores replies, the step they led to and what is asked next, and tells of it, while the next calls are made: `ahead`;
 * null: they are made later. True when it ended the match. Where it is refused, the calls are ended.
 */
export async function settle(
  playing: Playing,
  written: Written,
  ahead: RoundAhead | null,
  { deps, tell }: { readonly deps: StepDeps; readonly tell: Teller },
): Promise<boolean> {
  try {
    if (ahead?.questions.some(isPaid)) await underWay()
    if (ahead) await deps.at?.('called')
    await keepAll(written.answers)
    const isOver = await append(playing, written, deps, tell)
    ahead?.settled()
    return isOver
  } catch (error) {
    const calls = (await ahead?.dropped(error)) ?? []
    if (error instanceof Interrupted) await recordForestalled(playing.match.id, written, calls, deps)
    throw error
  }
}

/** Done when calls that were just made are on the line: what is to be stored with them would hold them up. */
async function underWay(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate)
}

async function append(
  playing: Playing,
  { step: { entries }, answers, next }: Written,
  { store, now, at }: StepDeps,
  tell: Teller,
): Promise<boolean> {
  const { match, game, state } = playing
  const outcome = sound(() => game.outcome(state))
  const ruled = answers.map(({ number }) => number)
  const lasting = answers.some(({ source }) => !isRepeatable(source))
  const openings = next.map(({ opening }) => opening())
  const record = { entries, ruled, turn: game.turn(state), ruledAt: now(), outcome, lasting, next: openings }
  await store.append(match.id, playing.entries.length - entries.length, record)
  await at?.('appended')
  tell.head(playing.entries.length)
  if (outcome) tell.status()
  return outcome !== null
}

/** Calls that were made when the reply they followed from came too late: they are kept with that. */
async function recordForestalled(
  matchId: string,
  { answers }: Written,
  calls: readonly Date[],
  { store, now }: StepDeps,
): Promise<void> {
  const { number } = answers[answers.length - 1]
  for (const startedAt of calls) {
    const attempt = await store.openAttempt(matchId, number, null, startedAt)
    const row = begunAttempt(attempt, null, startedAt)
    await store.closeAttempt(matchId, number, { ...row, failure: FORESTALLED, endedAt: now() }, null)
  }
}

/** Tells of one match, one notice after the other; play does not wait for it. */
export type Teller = {
  head(head: number): void
  status(): void
  /** All is told. */
  done(): Promise<void>
}

/** Of heads that wait to be told only the last is. */
export function tellerOf(match: string, announce: StepDeps['announce']): Teller {
  let line = Promise.resolve()
  let waiting: number | null = null
  const tellHead = async () => {
    const head = waiting
    waiting = null
    if (head !== null) await announce({ kind: 'head', match, head })
  }
  return {
    head(head) {
      if (waiting === null) line = line.then(tellHead)
      waiting = head
    },
    status() {
      line = line.then(() => announce({ kind: 'status', match }))
    },
    done: () => line,
  }
}
