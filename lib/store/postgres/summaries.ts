import type { Prisma, PrismaClient } from '@/generated/prisma/client'
import type { Fault } from '@/lib/core/reply'
import type { SummaryRow, SummaryStore } from '../summaries'

/** Calls for summaries in Postgres; what was paid for waits for the disk. */
export const postgresSummaries = (client: PrismaClient): SummaryStore => ({
  async open(begun) {
    const { count } = await client.summary.createMany({ data: begun, skipDuplicates: true })
    if (count > 0) return null
    const { matchId, toTurn } = begun
    const row = await client.summary.findUnique({ where: { matchId_toTurn: { matchId, toTurn } } })
    return row && summaryRow(row)
  },
  async close(matchId, toTurn, { raw, failure, ...end }) {
    await client.summary.updateMany({
      where: { matchId, toTurn },
      data: {
        ...end,
        raw: raw && Uint8Array.from(raw),
        failure: failure?.kind ?? null,
        message: failure?.message ?? null,
      },
    })
  },
  async read(matchId) {
    const rows = await client.summary.findMany({ where: { matchId }, orderBy: { toTurn: 'asc' } })
    return rows.map(summaryRow)
  },
})

function summaryRow(row: Prisma.SummaryGetPayload<object>): SummaryRow {
  const { failure, message, raw, cost, ...rest } = row
  return {
    ...rest,
    raw: raw && Uint8Array.from(raw),
    failure: failure === null ? null : { kind: failure as Fault, message: message ?? '' },
    cost: cost === null ? null : Number(cost),
  }
}
