import type {
  AnsweredDecision,
  AttemptRow,
  DecisionRow,
  MatchRow,
  NewMatch,
  OpenDecision,
  Status,
  StepRecord,
} from './store'

/** What both stores make of a record, so that they cannot differ. */

export const freshMatch = (match: NewMatch, createdAt: Date): MatchRow => ({
  ...match,
  status: 'queued',
  reason: null,
  head: 0,
  pubHead: 0,
  decided: 0,
  turn: 0,
  hash: '',
  outcome: null,
  createdAt,
  startedAt: null,
  endedAt: null,
})

export const unanswered = (decision: OpenDecision): DecisionRow => ({
  ...decision,
  reply: null,
  source: null,
  answeredAt: null,
  ruledAt: null,
  attempts: [],
})

export const begunAttempt = (number: number, note: string | null, startedAt: Date): AttemptRow => ({
  number,
  note,
  raw: null,
  failure: null,
  coerced: [],
  inputTokens: null,
  cachedTokens: null,
  outputTokens: null,
  cost: null,
  startedAt,
  endedAt: null,
})

/** A decision with its first attempt begun. */
export const begun = (decision: OpenDecision): DecisionRow => ({
  ...unanswered(decision),
  attempts: [begunAttempt(1, null, decision.askedAt)],
})

export const ABORTED = { kind: 'aborted', message: 'The game was paused or stopped.' } as const

/** The call was made of a reply that came too late to count. */
export const FORESTALLED = {
  kind: 'aborted',
  message: 'The game was paused or stopped when this call for the next question had just been made.',
} as const

/** Another worker answered first: what came second is kept, and does not count. */
export const OVERTAKEN = { kind: 'orphaned', message: 'Another worker had answered already.' } as const

export const ORPHANED = {
  kind: 'orphaned',
  message: 'The worker that asked was lost, and with it what came of the call.',
} as const

export const answeredBy = ({ reply, source, answeredAt }: AnsweredDecision) => ({ reply, source, answeredAt })

/** The columns of a match that a step moves. */
export function movedBy(
  match: Pick<MatchRow, 'pubHead' | 'decided' | 'hash'>,
  after: number,
  step: StepRecord,
) {
  const pubs = step.entries.filter(({ pub }) => pub !== null).length
  return {
    head: after + step.entries.length,
    pubHead: match.pubHead + pubs,
    decided: match.decided + step.ruled.length,
    turn: step.turn,
    hash: step.entries.at(-1)?.hash ?? match.hash,
    ...(step.outcome && { outcome: step.outcome, status: 'finished' as const, endedAt: step.ruledAt }),
  }
}

const ENDS: readonly Status[] = ['stopped', 'finished', 'failed']

/** The times that a change of status sets. */
export const timesOf = (
  match: Pick<MatchRow, 'startedAt'>,
  to: Status,
  at: Date,
): { startedAt?: Date; endedAt?: Date } => ({
  ...(to === 'running' && match.startedAt === null && { startedAt: at }),
  ...(ENDS.includes(to) && { endedAt: at }),
})
