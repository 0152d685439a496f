import { isDeepStrictEqual } from 'node:util'
import type { Seat, SeatRequest } from '@/lib/core/game'
import type { Reading, Reply, Source } from '@/lib/core/reply'
import { type Agent, NO_USAGE, type RecordedSpec } from './agent'

/** A question that was put to a seat, and what was answered: null where nothing was. */
export type RecordedReply = {
  readonly request: SeatRequest
  readonly reply: Reply | null
  readonly source: Source | null
  /** As it came; null where it was a fallback. */
  readonly raw: Uint8Array | null
}

/** What seats of stored matches were asked and answered. */
export interface Recordings {
  /** All of one seat, in order. */
  repliesOf(matchId: string, seat: Seat): Promise<readonly RecordedReply[]>
  /** How many questions of this kind the seat was put in this turn before decision `number`. */
  askedBefore(matchId: string, request: SeatRequest, number: number): Promise<number>
}

export const NO_RECORDINGS: Recordings = { repliesOf: async () => [], askedBefore: async () => 0 }

/**
 * Answers what a seat of another match answered, without a key and without a call. A question is the recording's when
 * it is the same kind's n-th of its turn and asks the same; where none is, that is said, and the rules' safe move is
 * played. Keeps nothing of its own between two questions: a match may be resumed anywhere.
 */
export function recorded(spec: RecordedSpec, matchId: string, recordings: Recordings): Agent {
  let replies: Promise<readonly RecordedReply[]> | null = null
  return {
    attempts: 1,
    async answer({ request, number }) {
      replies ??= recordings.repliesOf(spec.matchId, spec.seat)
      const nth = await recordings.askedBefore(matchId, request, number)
      const { raw, reading } = readingOf(request, nth, await replies)
      return { raw: raw ?? new Uint8Array(), reading, usage: NO_USAGE, source: 'recorded' }
    },
  }
}

type Found = { readonly raw: Uint8Array | null; readonly reading: Reading }

function readingOf(request: SeatRequest, nth: number, replies: readonly RecordedReply[]): Found {
  const { decision, turn } = request
  const alike = replies.filter(({ request: was }) => was.decision === decision && was.turn === turn)
  const found = alike[nth]
  const where = `${decision} number ${nth + 1} of turn ${turn}`
  if (!found?.reply) return missing(`The recording has no answer to this: ${where}.`)
  if (!isSame(found.request, request))
    return missing(`The recording answers another question: ${where} was asked otherwise there.`)
  return { raw: found.raw, reading: { ok: true, reply: heardOf(found, found.reply), coerced: [] } }
}

const missing = (message: string): Found => ({
  raw: null,
  reading: { ok: false, failure: { kind: 'unrecorded', message } },
})

const isSame = (one: SeatRequest, other: SeatRequest): boolean =>
  one.phase === other.phase && isDeepStrictEqual(one.bounds, other.bounds)

/** Words that stood in for an answer were heard by nobody, and are not now. */
const heardOf = ({ source }: RecordedReply, reply: Reply): Reply =>
  source === 'fallback' ? { ...reply, thought: '', speech: '' } : reply
