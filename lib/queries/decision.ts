import type { Prisma } from '@/generated/prisma/client'
import { may, type Viewer } from '@/lib/auth/access'
import type { SeatRequest } from '@/lib/core/game'
import type { Fault, Reply, Source } from '@/lib/core/reply'
import type { AttemptRecord, DecisionRecord, LayerText, Neighbours } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'
import type { LayerRef } from '@/lib/store/store'
import { isUuid } from './guard'
import { readConsequences } from './log'
import { seatsOf } from './seats'

const MATCH = {
  id: true,
  game: true,
  title: true,
  status: true,
  ownerId: true,
  visibility: true,
} as const satisfies Prisma.MatchSelect

/** The most that fits the column; beyond it there is no decision anyway. */
const NUMBER_MOST = 2 ** 31 - 1

/** Texts of layers in the order of `refs`. */
async function layersOf(refs: readonly LayerRef[]): Promise<LayerText[]> {
  const rows = await prisma.layer.findMany({ where: { hash: { in: refs.map(({ hash }) => hash) } } })
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return refs.flatMap(({ name, hash }) => {
    const row = byHash.get(hash)
    return row ? [{ name, ...row }] : []
  })
}

async function nearTo(matchId: string, number: number, seat: number): Promise<Neighbours> {
  const one = async (where: Prisma.DecisionWhereInput, order: 'asc' | 'desc') =>
    (
      await prisma.decision.findFirst({
        where: { matchId, ...where },
        orderBy: { number: order },
        select: { number: true },
      })
    )?.number ?? null
  const [earlier, later] = [{ number: { lt: number } }, { number: { gt: number } }]
  const [previous, next, previousOfSeat, nextOfSeat] = await Promise.all([
    one(earlier, 'desc'),
    one(later, 'asc'),
    one({ ...earlier, seat }, 'desc'),
    one({ ...later, seat }, 'asc'),
  ])
  return { previous, next, previousOfSeat, nextOfSeat }
}

function attemptOf(row: Prisma.AttemptGetPayload<object>): AttemptRecord {
  const { number, note, coerced, inputTokens, cachedTokens, outputTokens, estimated } = row
  return {
    ...{ number, note, coerced, inputTokens, cachedTokens, outputTokens, estimated },
    raw: row.raw && Buffer.from(row.raw).toString('utf8'),
    failure: row.failure === null ? null : { kind: row.failure as Fault, message: row.message ?? '' },
    cost: row.cost === null ? null : Number(row.cost),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** The whole record of one decision; null where there is none, or none for this viewer. */
export async function findDecision(
  id: string,
  number: number,
  viewer: Viewer | null,
): Promise<DecisionRecord | null> {
  if (!isUuid(id) || !Number.isInteger(number) || number < 1 || number > NUMBER_MOST) return null
  const row = await prisma.decision.findUnique({
    where: { matchId_number: { matchId: id, number } },
    include: { match: { select: MATCH }, attempts: { orderBy: { number: 'asc' } } },
  })
  if (!row || !may(viewer, 'read-packets', row.match)) return null
  const { match } = row
  const [layers, events, near, seats] = await Promise.all([
    layersOf(row.layers as LayerRef[]),
    readConsequences(match.id, number),
    nearTo(match.id, number, row.seat),
    seatsOf([match.id]),
  ])
  return {
    match: {
      ...{ id: match.id, game: match.game, title: match.title },
      status: match.status as DecisionRecord['match']['status'],
      seats: seats.get(match.id) ?? [],
    },
    ...{ number, after: row.after, layers, events, near, promptTokens: row.promptTokens },
    request: row.request as unknown as SeatRequest,
    attempts: row.attempts.map(attemptOf),
    reply: row.reply as Reply | null,
    source: row.source as Source | null,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    ruledAt: row.ruledAt?.toISOString() ?? null,
  }
}
