import { Prisma, type PrismaClient } from '@/generated/prisma/client'
import { ORPHANED, OVERTAKEN, unanswered } from '../records'
import {
  type AnsweredDecision,
  type AttemptRow,
  isRepeatable,
  type LayerRow,
  LogMoved,
  type MatchStore,
  type OpenDecision,
} from '../store'
import { attemptColumns, decisionColumns, decisionRow, isTaken, json } from './rows'

type Part =
  | 'openDecision'
  | 'openAttempt'
  | 'closeAttempt'
  | 'refuse'
  | 'answer'
  | 'findDecision'
  | 'readLayers'

/** Layers that this process knows to be stored: the static ones come with every packet. */
const KNOWN = 4_000

/** Decisions, attempts and the layers of their packets. Until a reply is in that was paid for, nothing waits for the disk. */
export function decisionsOf(client: PrismaClient, hasty: PrismaClient): Pick<MatchStore, Part> {
  const known = new Set<string>()
  const find: MatchStore['findDecision'] = async (matchId, number) => {
    const row = await client.decision.findUnique({
      where: { matchId_number: { matchId, number } },
      include: { attempts: { orderBy: { number: 'asc' } } },
    })
    return row && decisionRow(row)
  }
  return {
    async openDecision(decision, layers) {
      // in one order for all, so that two matches that share layers never wait for each other
      const fresh = layers.filter(({ hash }) => !known.has(hash)).sort(byHash)
      if (fresh.length > 0) await hasty.layer.createMany({ data: fresh, skipDuplicates: true })
      if (known.size > KNOWN) known.clear()
      for (const { hash } of fresh) known.add(hash)
      if ((await hasty.$executeRaw(insertDecision(decision))) > 0) return unanswered(decision)
      const stored = await find(decision.matchId, decision.number)
      if (!stored) throw new LogMoved(decision.matchId, decision.after)
      return stored
    },
    async openAttempt(matchId, decision, note, startedAt) {
      const open = insertAttempt({ matchId, decision, note, startedAt })
      const rows = await hasty.$queryRaw<{ number: number }[]>(open).catch(async (error) => {
        throw isTaken(error) ? await moved(client, matchId, decision) : error
      })
      return rows[0].number
    },
    async closeAttempt(matchId, decision, attempt, answered) {
      const quick = answered && isRepeatable(answered.source)
      const closed = await (quick ? hasty : client).$executeRaw(closing(matchId, decision, attempt, answered))
      if (closed > 0) return
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

const byHash = (a: LayerRow, b: LayerRow): number => (a.hash < b.hash ? -1 : 1)

async function moved(client: PrismaClient, matchId: string, number: number): Promise<LogMoved> {
  const where = { matchId_number: { matchId, number } }
  const row = await client.decision.findUnique({ where, select: { after: true } })
  return new LogMoved(matchId, row?.after ?? 0)
}

type Begun = Pick<AttemptRow, 'note' | 'startedAt'> & { readonly matchId: string; readonly decision: number }

/** Leaves a decision that is there already as it is; who sits there is copied from the seat. */
function insertDecision(decision: OpenDecision): Prisma.Sql {
  const { matchId, number, after, seat, type, phase, turn, promptTokens, askedAt, ...rest } =
    decisionColumns(decision)
  const [request, layers] = [JSON.stringify(rest.request), JSON.stringify(rest.layers)]
  return Prisma.sql`
  INSERT INTO "Decision" ("matchId", "number", "after", "seat", "type", "phase", "turn", "request", "layers",
    "promptTokens", "askedAt", "persona", "agent")
  SELECT ${matchId}::uuid, ${number}::int, ${after}::int, ${seat}::int, ${type}::text, ${phase}::text,
    ${turn}::int, ${request}::jsonb, ${layers}::jsonb, ${promptTokens}::int, ${askedAt}::timestamptz,
    sits."persona"->>'id', coalesce(sits."agent"->>'model', sits."agent"->>'kind')
  FROM (SELECT) once LEFT JOIN "Seat" sits ON sits."matchId" = ${matchId}::uuid AND sits."index" = ${seat}::int
  ON CONFLICT DO NOTHING`
}

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

/**
 * Closes an attempt that is still open, with its reply and cost on the decision, in one statement. Changes no row of
 * the decision where the attempt was orphaned, or where there is a reply already.
 */
function closing(
  matchId: string,
  decision: number,
  attempt: AttemptRow,
  answered: AnsweredDecision | null,
): Prisma.Sql {
  const { reply = null, source = null, answeredAt = null } = answered ?? {}
  const { inputTokens, cachedTokens, outputTokens, cost, failure } = attempt
  const raw = attempt.raw && Buffer.from(attempt.raw)
  const text = reply && JSON.stringify(reply)
  return Prisma.sql`
  WITH closed AS (
    UPDATE "Attempt" SET "raw" = ${raw}::bytea, "failure" = ${failure?.kind ?? null}::text,
      "message" = ${failure?.message ?? null}::text, "coerced" = ${[...attempt.coerced]}::text[],
      "inputTokens" = ${inputTokens}::int, "cachedTokens" = ${cachedTokens}::int,
      "outputTokens" = ${outputTokens}::int, "cost" = ${cost}::numeric,
      "estimated" = ${attempt.estimated ?? false}, "endedAt" = ${attempt.endedAt}
    WHERE "matchId" = ${matchId}::uuid AND "decision" = ${decision} AND "number" = ${attempt.number}
      AND "endedAt" IS NULL
    RETURNING "number"
  )
  UPDATE "Decision" SET
    "reply" = coalesce(${text}::jsonb, "reply"), "source" = coalesce(${source}::text, "source"),
    "speech" = coalesce(${reply?.speech ?? null}::text, "speech"),
    "thought" = coalesce(${reply?.thought ?? null}::text, "thought"),
    "category" = coalesce(${reply?.category ?? null}::text, "category"),
    "answeredAt" = coalesce(${answeredAt}::timestamptz, "answeredAt"),
    "failure" = coalesce("failure", ${failure?.kind ?? null}::text),
    "inputTokens" = ${sum(Prisma.sql`"inputTokens"`, inputTokens)},
    "cachedTokens" = ${sum(Prisma.sql`"cachedTokens"`, cachedTokens)},
    "outputTokens" = ${sum(Prisma.sql`"outputTokens"`, outputTokens)},
    "cost" = ${sum(Prisma.sql`"cost"`, cost)}
  WHERE "matchId" = ${matchId}::uuid AND "number" = ${decision} AND EXISTS (SELECT FROM closed)
    AND (${text}::jsonb IS NULL OR "source" IS NULL)`
}

/** What is unknown adds nothing, and leaves unknown what nobody knew. */
const sum = (column: Prisma.Sql, more: number | null): Prisma.Sql =>
  more === null ? column : Prisma.sql`coalesce(${column}, 0) + ${more}`
