import { Prisma, type PrismaClient } from '@/generated/prisma/client'
import type { Runs } from '../prisma'
import { ABORTED, ORPHANED, OVERTAKEN, unanswered } from '../records'
import { type AnsweredDecision, type AttemptRow, isRepeatable, LogMoved, type MatchStore } from '../store'
import { type KnownLayers, openingParts } from './openings'
import { attemptColumns, decisionRow, isTaken, json } from './rows'

type Part =
  | 'openDecision'
  | 'openAttempt'
  | 'closeAttempt'
  | 'refuse'
  | 'answer'
  | 'findDecision'
  | 'readLayers'

/** Decisions, attempts and the layers of their packets. Until a reply is in that was paid for, nothing waits for the disk. */
export function decisionsOf(
  client: PrismaClient,
  { durable, hasty }: Runs,
  known: KnownLayers,
): Pick<MatchStore, Part> {
  const find: MatchStore['findDecision'] = async (matchId, number) => {
    const row = await client.decision.findUnique({
      where: { matchId_number: { matchId, number } },
      include: { attempts: { orderBy: { number: 'asc' } } },
    })
    return row && decisionRow(row)
  }
  return {
    async openDecision(decision, layers) {
      const opening = { decision, layers }
      const fresh = known.freshOf([opening])
      const parts = openingParts([opening], fresh, { begin: false, holds: Prisma.sql`true` })
      const opened = hasty<{ number: number }>(Prisma.sql`WITH ${parts} SELECT "number" FROM opened`)
      const rows = await known.keeping(fresh, opened)
      if (rows.length > 0) return unanswered(decision)
      const stored = await find(decision.matchId, decision.number)
      if (!stored) throw new LogMoved(decision.matchId, decision.after)
      return stored
    },
    async openAttempt(matchId, decision, note, startedAt) {
      const open = insertAttempt({ matchId, decision, note, startedAt })
      const rows = await hasty<{ number: number }>(open).catch(async (error) => {
        throw isTaken(error) ? await moved(client, matchId, decision) : error
      })
      return rows[0].number
    },
    async closeAttempt(matchId, decision, attempt, answered) {
      const paid = answered !== null && !isRepeatable(answered.source)
      const close = closing({ matchId, decision, paid }, attempt, answered)
      const [closed] = await (answered ? hasty : durable)<{ live: boolean }>(close)
      if (closed) return closed.live
      const columns = attemptColumns(matchId, decision, attempt)
      const { raw, inputTokens, cachedTokens, outputTokens, cost, estimated } = columns
      const where = { matchId, decision, number: attempt.number }
      await client.$transaction([
        client.attempt.updateMany({
          where: { ...where, failure: null },
          data: { failure: OVERTAKEN.kind, message: OVERTAKEN.message },
        }),
        client.attempt.updateMany({
          where,
          data: { raw, inputTokens, cachedTokens, outputTokens, cost, estimated, endedAt: attempt.endedAt },
        }),
      ])
      throw await moved(client, matchId, decision)
    },
    async refuse(matchId, decision, number, { kind, message }) {
      const none = { reply: Prisma.DbNull, source: null, speech: null, thought: null, category: null }
      await client.$transaction([
        client.attempt.update({
          where: { matchId_decision_number: { matchId, decision, number } },
          data: { failure: kind, message },
        }),
        client.decision.updateMany({
          where: { matchId, number: decision, ruledAt: null },
          data: { ...none, answeredAt: null },
        }),
        client.decision.updateMany({
          where: { matchId, number: decision, failure: null },
          data: { failure: kind },
        }),
      ])
    },
    async answer(matchId, { number, reply, source, answeredAt }) {
      const { speech, thought, category } = reply
      const { count } = await client.decision.updateMany({
        where: { matchId, number, source: null },
        data: { reply: json(reply), source, speech, thought, category, answeredAt },
      })
      if (count === 0) throw await moved(client, matchId, number)
    },
    findDecision: find,
    readLayers: (hashes) => client.layer.findMany({ where: { hash: { in: [...hashes] } } }),
  }
}

async function moved(client: PrismaClient, matchId: string, number: number): Promise<LogMoved> {
  const where = { matchId_number: { matchId, number } }
  const row = await client.decision.findUnique({ where, select: { after: true } })
  return new LogMoved(matchId, row?.after ?? 0)
}

type Begun = Pick<AttemptRow, 'note' | 'startedAt'> & { readonly matchId: string; readonly decision: number }

/** Closes what others left open and begins the next attempt, in one statement. */
const insertAttempt = ({ matchId, decision, note, startedAt }: Begun) => Prisma.sql`
  WITH orphans AS (
    UPDATE "Attempt" SET "failure" = ${ORPHANED.kind}, "message" = ${ORPHANED.message}, "endedAt" = ${startedAt}
    WHERE "matchId" = ${matchId}::uuid AND "decision" = ${decision} AND "endedAt" IS NULL
    RETURNING "decision"
  ), told AS (
    UPDATE "Decision" SET "failure" = coalesce("failure", ${ORPHANED.kind})
    WHERE "matchId" = ${matchId}::uuid AND "number" IN (SELECT "decision" FROM orphans)
  )
  INSERT INTO "Attempt" ("matchId", "decision", "number", "note", "coerced", "startedAt")
  SELECT ${matchId}::uuid, ${decision}, coalesce(max("number"), 0) + 1, ${note}, '{}', ${startedAt}
  FROM "Attempt" WHERE "matchId" = ${matchId}::uuid AND "decision" = ${decision}
  RETURNING "number"`

type Closed = { readonly matchId: string; readonly decision: number; readonly paid: boolean }

/**
 * Closes an attempt that is still open, with its reply and cost on the decision, in one statement; as `aborted` where
 * the reply was paid for and the match does not run any more. Changes nothing, and returns no row, where the attempt
 * was orphaned or there is a reply already.
 */
function closing(
  { matchId, decision, paid }: Closed,
  attempt: AttemptRow,
  answered: AnsweredDecision | null,
): Prisma.Sql {
  const { reply = null, source = null, answeredAt = null } = answered ?? {}
  const { inputTokens, cachedTokens, outputTokens, cost, failure } = attempt
  const raw = attempt.raw && Buffer.from(attempt.raw)
  const text = reply && JSON.stringify(reply)
  return Prisma.sql`
  WITH held AS (
    SELECT "number" FROM "Decision" WHERE "matchId" = ${matchId}::uuid AND "number" = ${decision}
      AND (${text}::jsonb IS NULL OR "source" IS NULL) FOR UPDATE
  ), live AS (
    SELECT NOT ${paid}::boolean OR "status" = 'running' AS "is" FROM "Match", held WHERE "id" = ${matchId}::uuid
  ), closed AS (
    UPDATE "Attempt" SET "raw" = ${raw}::bytea, "startedAt" = ${attempt.startedAt},
      "failure" = CASE WHEN live."is" THEN ${failure?.kind ?? null}::text ELSE ${ABORTED.kind} END,
      "message" = CASE WHEN live."is" THEN ${failure?.message ?? null}::text ELSE ${ABORTED.message} END,
      "coerced" = ${[...attempt.coerced]}::text[],
      "inputTokens" = ${inputTokens}::int, "cachedTokens" = ${cachedTokens}::int,
      "outputTokens" = ${outputTokens}::int, "cost" = ${cost}::numeric,
      "estimated" = ${attempt.estimated ?? false}, "endedAt" = ${attempt.endedAt}
    FROM live
    WHERE "matchId" = ${matchId}::uuid AND "decision" = ${decision} AND "number" = ${attempt.number}
      AND "endedAt" IS NULL
    RETURNING live."is" AS "live", "Attempt"."failure"
  ), said AS (
    SELECT ${text}::jsonb AS "reply", ${source}::text AS "source", ${reply?.speech ?? null}::text AS "speech",
      ${reply?.thought ?? null}::text AS "thought", ${reply?.category ?? null}::text AS "category",
      ${answeredAt}::timestamptz AS "answeredAt"
    FROM live WHERE "is"
  )
  UPDATE "Decision" d SET
    "reply" = coalesce(said."reply", d."reply"), "source" = coalesce(said."source", d."source"),
    "speech" = coalesce(said."speech", d."speech"), "thought" = coalesce(said."thought", d."thought"),
    "category" = coalesce(said."category", d."category"),
    "answeredAt" = coalesce(said."answeredAt", d."answeredAt"),
    "failure" = coalesce(d."failure", closed."failure"),
    "inputTokens" = ${sum(Prisma.sql`d."inputTokens"`, inputTokens)},
    "cachedTokens" = ${sum(Prisma.sql`d."cachedTokens"`, cachedTokens)},
    "outputTokens" = ${sum(Prisma.sql`d."outputTokens"`, outputTokens)},
    "cost" = ${sum(Prisma.sql`d."cost"`, cost)}
  FROM closed LEFT JOIN said ON true
  WHERE d."matchId" = ${matchId}::uuid AND d."number" = ${decision}
  RETURNING closed."live" AS "live"`
}

/** What is unknown adds nothing, and leaves unknown what nobody knew. One text for both, which is planned once. */
const sum = (column: Prisma.Sql, more: number | null): Prisma.Sql =>
  Prisma.sql`CASE WHEN ${more}::numeric IS NULL THEN ${column} ELSE coalesce(${column}, 0) + ${more}::numeric END`
