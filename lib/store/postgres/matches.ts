import type { PrismaClient } from '@/generated/prisma/client'
import { timesOf } from '../records'
import { LogMoved, type MatchStore, type Status, type StepRecord } from '../store'
import { entryOf, eventColumns, isTaken, json, matchColumns, matchRow, seatColumns } from './rows'

type Part = 'create' | 'find' | 'readSteering' | 'readLog' | 'append' | 'setStatus' | 'setPace'

/** Matches, their steering columns, and the log. */
export const matchesOf = (client: PrismaClient, hasty: PrismaClient): Pick<MatchStore, Part> => ({
  async create(match) {
    await client.$transaction([
      client.match.create({ data: matchColumns(match) }),
      client.seat.createMany({ data: match.seats.map((seat) => seatColumns(match.id, seat)) }),
    ])
  },
  async find(id) {
    const row = await client.match.findUnique({
      where: { id },
      include: { seats: { orderBy: { index: 'asc' } } },
    })
    return row && matchRow(row)
  },
  async readSteering(id) {
    const select = { status: true, reason: true, pace: true, head: true }
    const row = await client.match.findUnique({ where: { id }, select })
    return row && { ...row, status: row.status as Status }
  },
  async readLog(matchId, after = 0) {
    const rows = await client.event.findMany({
      where: { matchId, seq: { gt: after } },
      orderBy: { seq: 'asc' },
    })
    return rows.map(entryOf)
  },
  append: (matchId, after, step) => appendTo(step.repeatable ? hasty : client, matchId, after, step),
  async setStatus(id, from, to, reason) {
    const { startedAt = null, endedAt = null } = timesOf({ startedAt: null }, to, new Date())
    const count = await client.$executeRaw`
      UPDATE "Match" SET "status" = ${to}, "reason" = ${reason},
        "startedAt" = coalesce("startedAt", ${startedAt}::timestamptz),
        "endedAt" = coalesce(${endedAt}::timestamptz, "endedAt")
      WHERE "id" = ${id}::uuid AND "status" = ANY(${[...from]}::text[])`
    return count > 0
  },
  async setPace(id, pace) {
    await client.match.update({ where: { id }, data: { pace }, select: { id: true } })
  },
})

/**
 * The fence: the head moves only from `after`, which also locks the row for whoever comes second, and the key
 * (matchId, seq) refuses a second writer even without it.
 */
async function appendTo(
  client: PrismaClient,
  matchId: string,
  after: number,
  step: StepRecord,
): Promise<void> {
  const { entries, ruled, turn, ruledAt, outcome } = step
  const data = {
    head: after + entries.length,
    pubHead: { increment: entries.filter(({ pub }) => pub !== null).length },
    decided: { increment: ruled.length },
    turn,
    hash: entries.at(-1)?.hash,
    ...(outcome && { outcome: json(outcome), status: 'finished', endedAt: ruledAt }),
  }
  const write = client.$transaction(async (tx) => {
    const { count } = await tx.match.updateMany({
      where: { id: matchId, head: after, status: 'running' },
      data,
    })
    if (count === 0) throw new LogMoved(matchId, after)
    await tx.event.createMany({ data: entries.map((entry) => eventColumns(matchId, entry)) })
    if (ruled.length === 0) return
    await tx.decision.updateMany({ where: { matchId, number: { in: [...ruled] } }, data: { ruledAt } })
  })
  await write.catch((error) => {
    throw isTaken(error) ? new LogMoved(matchId, after) : error
  })
}
