import type { Audience, MatchStatus } from '@/lib/live/channel'
import { prisma } from '@/lib/store/prisma'

/** A worker that has not shown itself for so long is gone. */
const WORKER_GONE_MS = 20_000

const workersLive = async (): Promise<boolean> => {
  const since = new Date(Date.now() - WORKER_GONE_MS)
  return (await prisma.worker.findFirst({ where: { seenAt: { gt: since } }, select: { id: true } })) !== null
}

/** How many matches wait for a worker before this one. */
const matchesBefore = (createdAt: Date): Promise<number> =>
  prisma.match.count({ where: { status: 'queued', createdAt: { lt: createdAt } } })

export const STATUS_COLUMNS = {
  status: true,
  reason: true,
  pace: true,
  outcome: true,
  createdAt: true,
} as const
type StatusRow = {
  readonly status: string
  readonly reason: string | null
  readonly pace: number
  readonly outcome: unknown
  readonly createdAt: Date
}

/** What may change while a match runs, with its place in the queue. */
export async function statusOf(row: StatusRow): Promise<MatchStatus> {
  const [workers, position] = await Promise.all([
    workersLive(),
    row.status === 'queued' ? matchesBefore(row.createdAt) : null,
  ])
  const { reason, pace } = row
  const status = row.status as MatchStatus['status']
  return { status, reason, pace, outcome: row.outcome as MatchStatus['outcome'], position, workers }
}

/** Reasons that give nothing away: others name who was being asked, which may be hidden. */
const OPEN_REASONS: ReadonlySet<string> = new Set(['by hand', 'deleted'])
const WITHHELD = 'Its owner is told why.'

/** Why a match stands still, as an audience is told it. */
export const reasonFor = (audience: Audience, reason: string | null): string | null =>
  audience === 'observer' || reason === null || OPEN_REASONS.has(reason) ? reason : WITHHELD

export const statusFor = (audience: Audience, status: MatchStatus): MatchStatus => ({
  ...status,
  reason: reasonFor(audience, status.reason),
})

/** The same for one match by id, as observers are told it; null where there is none. */
export async function findStatus(id: string): Promise<MatchStatus | null> {
  const row = await prisma.match.findUnique({ where: { id }, select: STATUS_COLUMNS })
  return row && statusOf(row)
}

export const databaseAnswers = (): Promise<boolean> =>
  prisma.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
