import { Prisma, type PrismaClient } from '@/generated/prisma/client'
import type { Run, Runs } from '../prisma'
import { timesOf } from '../records'
import { type LayerRow, LogMoved, type MatchStore, type Status, type StepRecord } from '../store'
import { type KnownLayers, openingParts } from './openings'
import { entryOf, eventColumns, isTaken, matchColumns, matchRow, seatColumns } from './rows'

type Part = 'create' | 'find' | 'readSteering' | 'readLog' | 'append' | 'setStatus' | 'setPace'

/** Matches, their steering columns, and the log. */
export const matchesOf = (
  client: PrismaClient,
  { durable, hasty }: Runs,
  known: KnownLayers,
): Pick<MatchStore, Part> => ({
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
  async append(matchId, after, step) {
    const fresh = known.freshOf(step.next)
    await known.keeping(fresh, appendTo(step.lasting ? durable : hasty, { matchId, after }, step, fresh))
  },
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
 * The fence: the head moves only from `after`, which also makes who comes second wait for the row and find it moved;
 * and the key (matchId, seq) refuses a second writer even without it. One statement, so one transaction and one way
 * there and back: through Prisma's own calls a step takes three times as long.
 */
async function appendTo(
  run: Run,
  { matchId: id, after }: { matchId: string; after: number },
  step: StepRecord,
  layers: readonly LayerRow[],
): Promise<void> {
  const { entries, ruled, turn, ruledAt, outcome, next } = step
  const holds = Prisma.sql`EXISTS (SELECT FROM moved)`
  const pubs = entries.filter(({ pub }) => pub !== null).length
  const rows = JSON.stringify(entries.map((entry) => eventColumns(id, entry)))
  const end = outcome && JSON.stringify(outcome)
  const appending = run<{ moved: number }>(Prisma.sql`
    WITH moved AS (
      UPDATE "Match" SET "head" = ${after + entries.length}, "pubHead" = "pubHead" + ${pubs},
        "decided" = "decided" + ${ruled.length}, "turn" = ${turn},
        "hash" = coalesce(${entries.at(-1)?.hash ?? null}::text, "hash"),
        "status" = ${outcome ? 'finished' : 'running'}, "outcome" = coalesce(${end}::jsonb, "outcome"),
        "endedAt" = coalesce(${outcome && ruledAt}::timestamptz, "endedAt")
      WHERE "id" = ${id}::uuid AND "head" = ${after} AND "status" = 'running'
      RETURNING "id"
    ), ruled AS (
      UPDATE "Decision" SET "ruledAt" = ${ruledAt}
      WHERE "matchId" = ${id}::uuid AND "number" = ANY(${[...ruled]}::int[]) AND ${holds}
    ), told AS (
      INSERT INTO "Event" SELECT * FROM jsonb_populate_recordset(NULL::"Event", ${rows}::jsonb)
      WHERE ${holds}
    ), ${openingParts(next, layers, { begin: true, holds })}
    SELECT count(*)::int AS moved FROM moved`)
  const [{ moved }] = await appending.catch((error) => {
    throw isTaken(error) ? new LogMoved(id, after) : error
  })
  if (moved === 0) throw new LogMoved(id, after)
}
