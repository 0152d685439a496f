import type { SeatRequest } from '@/lib/core/game'
import type { Notice } from '@/lib/live/channel'
import { isRepeatable, type StepRecord } from '@/lib/store/store'
import type { AskDeps, Ruled } from './ask'
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

/** Words said aloud in a step. */
export const wordsSpoken = (answers: readonly Ruled[]): number =>
  answers
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

/** Stores a step and tells of it. True when it ended the match. */
export async function append(
  playing: Playing,
  { entries }: Scribe,
  answers: readonly Ruled[],
  { store, now, announce, at }: StepDeps,
): Promise<boolean> {
  const { match, game, state } = playing
  const outcome = sound(() => game.outcome(state))
  const ruled = answers.map(({ number }) => number)
  const repeatable = answers.every(({ source }) => isRepeatable(source))
  const record: StepRecord = { entries, ruled, turn: game.turn(state), ruledAt: now(), repeatable, outcome }
  await store.append(match.id, playing.entries.length, record)
  playing.entries.push(...entries)
  playing.decided += ruled.length
  await at?.('appended')
  await announce({ kind: 'head', match: match.id, head: playing.entries.length })
  if (outcome) await announce({ kind: 'status', match: match.id })
  return outcome !== null
}
