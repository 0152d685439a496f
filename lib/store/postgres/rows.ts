import pg from 'pg'
import type { Prisma } from '@/generated/prisma/client'
import type { Json } from '@/lib/core/choice'
import type { Outcome, SeatRequest } from '@/lib/core/game'
import { type Entry, fromRow, toRow } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import type { Fault, Reply, Source } from '@/lib/core/reply'
import type {
  AttemptRow,
  DecisionRow,
  LayerRef,
  MatchRow,
  NewMatch,
  OpenDecision,
  SeatRow,
  Status,
  Visibility,
} from '../store'

type StoredMatch = Prisma.MatchGetPayload<{ include: { seats: true } }>
type StoredDecision = Prisma.DecisionGetPayload<{ include: { attempts: true } }>
type StoredAttempt = Prisma.AttemptGetPayload<object>
type StoredEvent = Prisma.EventGetPayload<object>

/** Plain data on its way into a jsonb column. */
export const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue

export const matchColumns = ({
  seats: _,
  seed,
  options,
  ...match
}: NewMatch): Prisma.MatchCreateManyInput => ({
  ...match,
  seed: BigInt(seed),
  options: json(options),
  status: 'queued',
})

export const seatColumns = (
  matchId: string,
  { index, persona, agent }: SeatRow,
): Prisma.SeatCreateManyInput => ({
  matchId,
  index,
  persona: json(persona),
  agent: json(agent),
})

export const matchRow = ({ seed, seats, ceiling, ...row }: StoredMatch): MatchRow => ({
  ...row,
  ...(ceiling !== null && { ceiling: Number(ceiling) }),
  seed: Number(seed),
  options: row.options as Json,
  visibility: row.visibility as Visibility,
  status: row.status as Status,
  outcome: row.outcome as Outcome | null,
  seats: seats.map(({ index, persona, agent }) => ({
    index,
    persona: persona as unknown as Persona,
    agent: agent as SeatRow['agent'],
  })),
})

export function eventColumns(matchId: string, entry: Entry): Prisma.EventCreateManyInput {
  const { event, seq, pub, turn, decision, at, hash } = entry
  const { type, seat = null, to, data } = toRow(event)
  const told = { type, seat, to: to ? [...to] : [], data: json(data) }
  return { matchId, seq, pub, turn, ...told, decision, at: new Date(at), hash }
}

export function entryOf({ seq, pub, turn, decision, at, hash, ...row }: StoredEvent): Entry {
  const event = fromRow({
    type: row.type,
    seat: row.seat ?? undefined,
    to: pub === null ? row.to : undefined,
    data: row.data as Record<string, unknown>,
  })
  return { seq, pub, turn, event, decision, at: at.toISOString(), hash }
}

export function decisionColumns(decision: OpenDecision): Prisma.DecisionCreateManyInput {
  const { matchId, number, after, request, layers, promptTokens, askedAt } = decision
  const { seat, decision: type, phase, turn } = request
  const asked = { seat, type, phase, turn, request: json(request) }
  return { matchId, number, after, ...asked, layers: json(layers), promptTokens, askedAt }
}

export const decisionRow = (row: StoredDecision): DecisionRow => ({
  matchId: row.matchId,
  number: row.number,
  after: row.after,
  request: row.request as unknown as SeatRequest,
  layers: row.layers as LayerRef[],
  promptTokens: row.promptTokens,
  askedAt: row.askedAt,
  reply: row.reply as Reply | null,
  source: row.source as Source | null,
  answeredAt: row.answeredAt,
  ruledAt: row.ruledAt,
  attempts: row.attempts.map(attemptRow),
})

export const attemptColumns = (matchId: string, decision: number, attempt: AttemptRow) => {
  const { failure, raw, coerced, ...rest } = attempt
  return {
    ...{ matchId, decision, ...rest, coerced: [...coerced] },
    raw: raw && Uint8Array.from(raw),
    estimated: attempt.estimated ?? false,
    failure: failure?.kind ?? null,
    message: failure?.message ?? null,
  }
}

function attemptRow({
  matchId: _,
  decision: __,
  message,
  failure,
  cost,
  raw,
  estimated,
  ...row
}: StoredAttempt): AttemptRow {
  return {
    ...row,
    ...(estimated && { estimated }),
    raw: raw && Uint8Array.from(raw),
    failure: failure === null ? null : { kind: failure as Fault, message: message ?? '' },
    cost: cost === null ? null : Number(cost),
  }
}

/** A row with this key is there already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505'
