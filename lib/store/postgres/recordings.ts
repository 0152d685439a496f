import type { PrismaClient } from '@/generated/prisma/client'
import type { Seat, SeatRequest } from '@/lib/core/game'
import type { Reply, Source } from '@/lib/core/reply'

/** Decisions of one turn are no further apart. */
const NEAR = 1_000

/** What seats of stored matches were asked and answered. */
export const postgresRecordings = (client: PrismaClient) => ({
  async repliesOf(matchId: string, seat: Seat) {
    const rows = await client.decision.findMany({
      where: { matchId, seat },
      orderBy: { number: 'asc' },
      select: {
        request: true,
        reply: true,
        source: true,
        attempts: {
          where: { failure: null, endedAt: { not: null } },
          orderBy: { number: 'desc' },
          take: 1,
          select: { raw: true },
        },
      },
    })
    return rows.map(({ request, reply, source, attempts }) => ({
      request: request as unknown as SeatRequest,
      reply: reply as Reply | null,
      source: source as Source | null,
      raw: attempts[0]?.raw ? Uint8Array.from(attempts[0].raw) : null,
    }))
  },
  askedBefore: (matchId: string, { seat, turn, decision }: SeatRequest, number: number) =>
    client.decision.count({
      where: { matchId, seat, turn, type: decision, number: { lt: number, gte: number - NEAR } },
    }),
})
