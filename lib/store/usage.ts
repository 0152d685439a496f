import { Prisma } from '@/generated/prisma/client'
import { MODEL_SOURCES } from '@/lib/core/reply'
import { env, isSet } from '@/lib/env'
import { prisma } from './prisma'

/** Calls that count: all, or those for decisions that a model made. */
export type Decided = 'all' | 'models'

/** The sums of `Figures` over `callsOf`. */
export const FIGURES = Prisma.sql`
  count(*)::int AS "calls", count(c."failure")::int AS "failed",
  (count(DISTINCT (c."matchId", c."number")) FILTER (WHERE c."source" = 'fallback'))::int AS "fallbacks",
  coalesce(sum(c."inputTokens"), 0)::float8 AS "inputTokens",
  coalesce(sum(c."cachedTokens"), 0)::float8 AS "cachedTokens",
  coalesce(sum(c."outputTokens"), 0)::float8 AS "outputTokens",
  sum(c."cost")::float8 AS "cost",
  (count(*) FILTER (WHERE c."cost" IS NULL AND c."outputTokens" IS NOT NULL))::int AS "unpriced",
  (count(*) FILTER (WHERE c."estimated"))::int AS "estimated"`

/**
 * Calls to models in the matches (m) that `where` allows, as c: for decisions of a seat, and for summaries of no seat.
 * Scripts and chance are not called. `of`: calls for decisions that a model made, those lost to a fallback left out.
 */
export const callsOf = (where: Prisma.Sql, of: Decided = 'all'): Prisma.Sql => Prisma.sql`(
  SELECT m."id" AS "matchId", m."ownerId", m."title", m."createdAt", d."seat", d."number", d."source", a."failure",
    a."inputTokens", a."cachedTokens", a."outputTokens", a."cost", a."estimated", a."startedAt"
  FROM "Match" m JOIN "Seat" s ON s."matchId" = m."id" AND s."agent"->>'kind' = 'model'
    JOIN "Decision" d ON d."matchId" = m."id" AND d."seat" = s."index"
    JOIN "Attempt" a ON a."matchId" = d."matchId" AND a."decision" = d."number"
  WHERE ${where} AND (${of === 'all'} OR d."source" = ANY(${[...MODEL_SOURCES]}))
  UNION ALL
  SELECT m."id", m."ownerId", m."title", m."createdAt", NULL, NULL, NULL, x."failure",
    x."inputTokens", x."cachedTokens", x."outputTokens", x."cost", x."estimated", x."startedAt"
  FROM "Match" m JOIN "Summary" x ON x."matchId" = m."id" WHERE ${where} AND ${of === 'all'}) AS c`

/** The day of a call, UTC. */
export const DAY = Prisma.sql`(c."startedAt" AT TIME ZONE 'UTC')::date`
const TODAY = Prisma.sql`(now() AT TIME ZONE 'UTC')::date`

/**
 * Takes a match out of the record, with its seats, events, decisions and attempts; what its models took stays counted.
 * False where there is none.
 */
export async function eraseCounted(id: string): Promise<boolean> {
  const [, erased] = await prisma.$transaction([
    prisma.$executeRaw`
      INSERT INTO "PastUsage" AS past ("ownerId", "day", "calls", "failed", "fallbacks", "inputTokens",
        "cachedTokens", "outputTokens", "cost", "unpriced", "estimated")
      SELECT c."ownerId", ${DAY}, ${FIGURES}
      FROM ${callsOf(Prisma.sql`m."id" = ${id}::uuid AND m."ownerId" IS NOT NULL`)} GROUP BY 1, 2
      ON CONFLICT ("ownerId", "day") DO UPDATE SET "calls" = past."calls" + EXCLUDED."calls",
        "failed" = past."failed" + EXCLUDED."failed", "fallbacks" = past."fallbacks" + EXCLUDED."fallbacks",
        "inputTokens" = past."inputTokens" + EXCLUDED."inputTokens",
        "cachedTokens" = past."cachedTokens" + EXCLUDED."cachedTokens",
        "outputTokens" = past."outputTokens" + EXCLUDED."outputTokens",
        "cost" = CASE WHEN past."cost" IS NULL THEN EXCLUDED."cost"
          ELSE past."cost" + coalesce(EXCLUDED."cost", 0) END,
        "unpriced" = past."unpriced" + EXCLUDED."unpriced",
        "estimated" = past."estimated" + EXCLUDED."estimated"`,
    prisma.match.deleteMany({ where: { id } }),
  ])
  return erased.count > 0
}

/** Dollars as they stand: what a match and its owner's day have cost so far. */
type Spending = { readonly spent: number; readonly today: number }

async function spendingOf(matchId: string): Promise<Spending> {
  const today = Prisma.sql`m."ownerId" = (SELECT "ownerId" FROM "Match" WHERE "id" = ${matchId}::uuid)
    AND (m."endedAt" IS NULL OR (m."endedAt" AT TIME ZONE 'UTC')::date >= ${TODAY})`
  const [spending] = await prisma.$queryRaw<Spending[]>`
    SELECT
      (SELECT coalesce(sum(c."cost"), 0)::float8 FROM ${callsOf(Prisma.sql`m."id" = ${matchId}::uuid`)}) AS "spent",
      (SELECT coalesce(sum(c."cost"), 0)::float8 FROM ${callsOf(today)} WHERE ${DAY} = ${TODAY})
        + (SELECT coalesce(sum(p."cost"), 0)::float8 FROM "PastUsage" p JOIN "Match" m ON m."ownerId" = p."ownerId"
          WHERE m."id" = ${matchId}::uuid AND p."day" = ${TODAY}) AS "today"`
  return spending
}

const sum = (dollars: number): string => `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`

/**
 * What the calls of a match may cost, by its own ceiling and its owner's for a day; null: there is neither, as most
 * have none. Tells why no further call may be paid for; null: one may. Calls that are out are not counted yet: they are
 * all that a ceiling can be overspent by. What has no price counts nothing.
 */
export async function ceilingOf(matchId: string): Promise<(() => Promise<string | null>) | null> {
  const select = { ceiling: true, owner: { select: { dailyCeiling: true } } } as const
  const match = await prisma.match.findUnique({ where: { id: matchId }, select })
  const ceiling = Number(match?.ceiling ?? Number.POSITIVE_INFINITY)
  const own = Number(match?.owner?.dailyCeiling ?? Number.POSITIVE_INFINITY)
  const daily = Math.min(own, isSet('DAILY_CEILING_USD') ? env.DAILY_CEILING_USD : own)
  return Number.isFinite(Math.min(ceiling, daily)) ? () => whyReached(matchId, ceiling, daily) : null
}

async function whyReached(matchId: string, ceiling: number, daily: number): Promise<string | null> {
  const { spent, today } = await spendingOf(matchId)
  if (spent >= ceiling)
    return `The ceiling of this game is reached: its models have cost ${sum(spent)} of ${sum(ceiling)}. Raise it to play on.`
  if (today < daily) return null
  return `The owner’s ceiling for a day is reached: models have cost ${sum(today)} of ${sum(daily)} today. It opens again at midnight UTC.`
}

/** US dollars; null: no ceiling. */
export async function setDailyCeiling(ownerId: string, dailyCeiling: number | null): Promise<void> {
  await prisma.user.update({ where: { id: ownerId }, data: { dailyCeiling }, select: { id: true } })
}
export async function setCeiling(matchId: string, ceiling: number | null): Promise<void> {
  await prisma.match.update({ where: { id: matchId }, data: { ceiling }, select: { id: true } })
}
