import type { SeatRequest } from '@/lib/core/game'
import type { Notice } from '@/lib/live/channel'
import type { AskDeps, Question, Ruled } from './ask'
import { type Scribe, stepOf } from './entries'
import { Impossible, sound } from './faults'
import type { Playing } from './question'

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

/** What is asked next, and may be stored with the step that leads to it. */
export type Ahead = readonly Question[]

/** Stores a step with what is asked next, and tells of it. True when it ended the match. */
export async function append(
  playing: Playing,
  { step: { entries }, answers, ahead }: { step: Scribe; answers: readonly Ruled[]; ahead: Ahead },
  { store, now, at }: StepDeps,
  tell: Teller,
): Promise<boolean> {
  const { match, game, state } = playing
  const outcome = sound(() => game.outcome(state))
  const ruled = answers.map(({ number }) => number)
  const record = { entries, ruled, turn: game.turn(state), ruledAt: now(), outcome, next: ahead }
  await store.append(match.id, playing.entries.length - entries.length, record)
  await at?.('appended')
  tell.head(playing.entries.length)
  if (outcome) tell.status()
  return outcome !== null
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
