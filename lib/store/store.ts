import type { Json } from '@/lib/core/choice'
import type { Outcome, Seat, SeatRequest } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import type { Failure, Reply, Source } from '@/lib/core/reply'

export const STATUSES = ['queued', 'running', 'paused', 'stopped', 'finished', 'failed'] as const
export type Status = (typeof STATUSES)[number]
export type Visibility = 'public' | 'private'

export type SeatRow = {
  readonly index: Seat
  readonly persona: Persona
  readonly agent: Readonly<Record<string, Json>>
}

/** What a match is made of; everything it is played with is copied into it. */
export type NewMatch = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly seed: number
  readonly options: Json
  readonly title: string
  readonly ownerId: string | null
  readonly visibility: Visibility
  /** Milliseconds between steps; 0: at once. */
  readonly pace: number
  /** US dollars that its models may cost; null: no ceiling. */
  readonly ceiling?: number | null
  readonly seats: readonly SeatRow[]
}

export type MatchRow = NewMatch & {
  readonly status: Status
  readonly reason: string | null
  readonly head: number
  readonly pubHead: number
  /** Decisions ruled so far. */
  readonly decided: number
  readonly turn: number
  /** Hash of the last event. */
  readonly hash: string
  readonly outcome: Outcome | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** The columns that steer a running match. */
export type Steering = Pick<MatchRow, 'status' | 'reason' | 'pace' | 'head'>

/** A layer as stored: once by the SHA-256 of its text (hex). */
export type LayerRow = { readonly hash: string; readonly text: string; readonly tokens: number }
export type LayerRef = { readonly name: string; readonly hash: string }

/** A question about to be asked: written before any call. */
export type OpenDecision = {
  readonly matchId: string
  readonly number: number
  readonly after: number
  readonly request: SeatRequest
  readonly layers: readonly LayerRef[]
  readonly promptTokens: number
  readonly askedAt: Date
}

export type AttemptRow = {
  readonly number: number
  /** The closing line that told the agent what was wrong with the attempt before. */
  readonly note: string | null
  readonly raw: Uint8Array | null
  readonly failure: Failure | null
  readonly coerced: readonly string[]
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
  readonly cost: number | null
  /** The provider told no tokens: they were counted here. */
  readonly estimated?: boolean
  readonly startedAt: Date
  readonly endedAt: Date | null
}

/** The reply that will be ruled, stored before it is. */
export type AnsweredDecision = {
  readonly number: number
  readonly reply: Reply
  readonly source: Source
  readonly answeredAt: Date
}

export type DecisionRow = OpenDecision & {
  readonly reply: Reply | null
  readonly source: Source | null
  readonly answeredAt: Date | null
  readonly ruledAt: Date | null
  readonly attempts: readonly AttemptRow[]
}

/** Whether a source answers the same whenever it is asked again. */
export const isRepeatable = (source: Source): boolean =>
  source === 'scripted' || source === 'random' || source === 'recorded'

/** A question with the packet that it is asked with. */
export type Opening = { readonly decision: OpenDecision; readonly layers: readonly LayerRow[] }

/** What one step leaves behind, all in one transaction. */
export type StepRecord = {
  readonly entries: readonly Entry[]
  /** Decisions that this step ruled, by number. */
  readonly ruled: readonly number[]
  readonly turn: number
  readonly ruledAt: Date
  /** Set when the match ended with this step. */
  readonly outcome: Outcome | null
  /** It is on the disk when it is stored, and so are the replies it ruled. */
  readonly lasting: boolean
  /** What is asked next, at the new head, each with its first attempt. Empty: it is opened when it is asked. */
  readonly next: readonly Opening[]
}

/** Another worker plays the match: drop it silently. */
export class LogMoved extends Error {
  constructor(
    readonly matchId: string,
    readonly after: number,
  ) {
    super(`match ${matchId} has moved on past event ${after}`)
    this.name = 'LogMoved'
  }
}

/** Where matches live. Two twins under one contract test: in memory and in Postgres. */
export interface MatchStore {
  create(match: NewMatch): Promise<void>
  find(matchId: string): Promise<MatchRow | null>
  readSteering(matchId: string): Promise<Steering | null>
  /** Entries with seq > after, in order. */
  readLog(matchId: string, after?: number): Promise<Entry[]>
  /** Writes packet and decision; leaves a decision that is there already as it is. Returns the stored row. */
  openDecision(decision: OpenDecision, layers: readonly LayerRow[]): Promise<DecisionRow>
  /** Writes an attempt before its call. Attempts left open by others are closed as `orphaned`. Returns its number. */
  openAttempt(matchId: string, decision: number, note: string | null, startedAt: Date): Promise<number>
  /**
   * Closes an attempt with all that came back; `answered` when its reply will be ruled: then it is on the disk with the
   * step that follows from it, else at once. False: the reply was paid for and the match does not run any more, so
   * what came is kept as `aborted`.
   * @throws LogMoved when another worker has closed it as orphaned: what came back is kept, but does not count.
   */
  closeAttempt(
    matchId: string,
    decision: number,
    attempt: AttemptRow,
    answered: AnsweredDecision | null,
  ): Promise<boolean>
  /** The rules refused the stored reply of an attempt: it failed as `failure`, and the decision is open again. */
  refuse(matchId: string, decision: number, attempt: number, failure: Failure): Promise<void>
  /** Stores a reply that no attempt gave: a fallback. @throws LogMoved when there is a reply already. */
  answer(matchId: string, answered: AnsweredDecision): Promise<void>
  findDecision(matchId: string, number: number): Promise<DecisionRow | null>
  /**
   * Events and rulings of one step and what it asks next, in one transaction; ends the match where the step has an
   * outcome.
   * @throws LogMoved when the log's head is not `after`, or the match is not running any more.
   */
  append(matchId: string, after: number, step: StepRecord): Promise<void>
  /**
   * Moves a match from one of `from` to `to`; false when it was in none of them. The first `running` sets
   * `startedAt`, an end (`stopped`, `finished`, `failed`) sets `endedAt`.
   */
  setStatus(matchId: string, from: readonly Status[], to: Status, reason: string | null): Promise<boolean>
  setPace(matchId: string, pace: number): Promise<void>
  readLayers(hashes: readonly string[]): Promise<LayerRow[]>
}
