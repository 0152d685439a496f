import { Prisma } from '@/generated/prisma/client'
import { may, type Viewer } from '@/lib/auth/access'
import { env, isSet } from '@/lib/env'
import {
  type AccountUsage,
  added,
  type DayUsage,
  type Figures,
  type MatchUsage,
  type MatchUsageLine,
  NO_FIGURES,
  type SeatUsage,
} from '@/lib/live/usage'
import { prisma } from '@/lib/store/prisma'
import { callsOf, DAY, type Decided, FIGURES } from '@/lib/store/usage'
import { isUuid } from './guard'

const NO_SUMMARIES = { ...NO_FIGURES, seat: null, name: '', model: '' }
const GUARD = { ownerId: true, visibility: true, status: true, ceiling: true } as const

/** What the models of a match took; null where there is no such match, or not for this viewer. */
export async function findMatchUsage(
  id: string,
  viewer: Viewer | null,
  of: Decided = 'all',
): Promise<MatchUsage | null> {
  if (!isUuid(id)) return null
  const match = await prisma.match.findUnique({ where: { id }, select: GUARD })
  if (!match || !may(viewer, 'read-packets', match)) return null
  const rows = await prisma.$queryRaw<(Omit<SeatUsage, 'seat'> & { seat: number | null })[]>`
    SELECT c."seat", s."persona"->>'name' AS "name", s."agent"->>'model' AS "model", ${FIGURES}
    FROM ${callsOf(Prisma.sql`m."id" = ${id}::uuid`, of)}
      LEFT JOIN "Seat" s ON s."matchId" = c."matchId" AND s."index" = c."seat"
    GROUP BY 1, 2, 3 ORDER BY 1`
  const ceiling = match.ceiling === null ? null : Number(match.ceiling)
  const seats = rows.flatMap(({ seat, ...row }) => (seat === null ? [] : [{ seat, ...row }]))
  const {
    name: _,
    model: __,
    seat: ___,
    ...summaries
  } = rows.find(({ seat }) => seat === null) ?? NO_SUMMARIES
  return { total: rows.reduce<Figures>(added, NO_FIGURES), seats, summaries, ceiling }
}

const DAYS = 60
const MATCHES = 50

async function daysOf(ownerId: string, of: Decided): Promise<DayUsage[]> {
  const rows = await prisma.$queryRaw<DayUsage[]>`
    SELECT ${DAY}::text AS "day", ${FIGURES}
    FROM ${callsOf(Prisma.sql`m."ownerId" = ${ownerId}::uuid`, of)} GROUP BY 1 ORDER BY 1 DESC LIMIT ${DAYS}`
  // what erased games took is kept as a sum, whoever decided
  const past =
    of === 'models'
      ? []
      : await prisma.pastUsage.findMany({ where: { ownerId }, orderBy: { day: 'desc' }, take: DAYS })
  const days = new Map<string, Figures>(rows.map(({ day, ...figures }) => [day, figures]))
  for (const { day, calls, failed, fallbacks, unpriced, estimated, ...row } of past) {
    const name = day.toISOString().slice(0, 10)
    const more: Figures = {
      ...{ calls, failed, fallbacks, unpriced, estimated },
      inputTokens: Number(row.inputTokens),
      cachedTokens: Number(row.cachedTokens),
      outputTokens: Number(row.outputTokens),
      cost: row.cost === null ? null : Number(row.cost),
    }
    days.set(name, added(days.get(name) ?? NO_FIGURES, more))
  }
  return [...days]
    .map(([day, figures]) => ({ day, ...figures }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, DAYS)
}

type MatchRow = Omit<MatchUsageLine, 'createdAt'> & { readonly createdAt: Date }

async function matchesOf(ownerId: string, of: Decided): Promise<MatchUsageLine[]> {
  const rows = await prisma.$queryRaw<MatchRow[]>`
    SELECT c."matchId"::text AS "id", c."title", c."createdAt", ${FIGURES}
    FROM ${callsOf(Prisma.sql`m."ownerId" = ${ownerId}::uuid`, of)}
    GROUP BY 1, 2, 3 ORDER BY c."createdAt" DESC LIMIT ${MATCHES}`
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** What the models of somebody's matches took, by day and by match; `now` says which day is today. */
export async function accountUsage(
  ownerId: string,
  of: Decided = 'all',
  now = new Date(),
): Promise<AccountUsage> {
  const [days, matches, user] = await Promise.all([
    daysOf(ownerId, of),
    matchesOf(ownerId, of),
    prisma.user.findUnique({ where: { id: ownerId }, select: { dailyCeiling: true } }),
  ])
  const today = now.toISOString().slice(0, 10)
  const daily = user?.dailyCeiling ?? null
  return {
    today: days.find(({ day }) => day === today) ?? NO_FIGURES,
    ceiling: daily === null ? null : Number(daily),
    house: isSet('DAILY_CEILING_USD') ? env.DAILY_CEILING_USD : null,
    days,
    matches,
  }
}
