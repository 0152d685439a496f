import { fromRow } from '@/lib/core/log'
import type { Audience, LogPage, WireEntry } from '@/lib/live/channel'
import { told } from '@/lib/live/told'
import { prisma } from '@/lib/store/prisma'

/** Entries in one page of a log; who gets fewer than `head` says asks again from the last `n`. */
export const LOG_PAGE = 5000

const COLUMNS = {
  seq: true,
  pub: true,
  turn: true,
  seat: true,
  type: true,
  to: true,
  data: true,
  decision: true,
  at: true,
} as const
type Row = {
  readonly seq: number
  readonly pub: number | null
  readonly turn: number
  readonly seat: number | null
  readonly type: string
  readonly to: number[]
  readonly data: unknown
  readonly decision: number | null
  readonly at: Date
}

function wired(row: Row, audience: Audience): WireEntry {
  const { seq, pub, turn, seat, type, to, data, decision } = row
  const event = fromRow({
    type,
    seat: seat ?? undefined,
    to: pub === null ? to : undefined,
    data: data as Record<string, unknown>,
  }) as WireEntry['event']
  return told({ seq, pub, turn, event, decision, at: row.at.toISOString() }, audience)
}

/**
 * Entries that `audience` may read after its entry `after`, in order, at most `take`. Nothing is checked here: ask
 * `audienceOf` first.
 */
export async function readEntries(
  id: string,
  audience: Audience,
  after: number,
  take = LOG_PAGE,
): Promise<WireEntry[]> {
  const number = audience === 'observer' ? 'seq' : 'pub'
  const rows = await prisma.event.findMany({
    where: { matchId: id, [number]: { gt: after } },
    orderBy: { [number]: 'asc' },
    take,
    select: COLUMNS,
  })
  return rows.map((row) => wired(row, audience))
}

/** Everything that followed from one decision, by seq; for observers alone. */
export async function readConsequences(id: string, decision: number): Promise<WireEntry[]> {
  const where = { matchId: id, decision }
  const rows = await prisma.event.findMany({ where, orderBy: { seq: 'asc' }, select: COLUMNS })
  return rows.map((row) => wired(row, 'observer'))
}

/** A page of a match's log for `audience`, with the number of its last entry. */
export async function readLog(id: string, audience: Audience, after = 0): Promise<LogPage> {
  // entries first: the head, read later, is never behind them
  const entries = await readEntries(id, audience, after)
  const match = await prisma.match.findUnique({ where: { id }, select: { head: true, pubHead: true } })
  const head = (audience === 'observer' ? match?.head : match?.pubHead) ?? 0
  return { audience, head, entries }
}

const underWay = new Map<string, Promise<LogPage>>()

/**
 * The same for many who ask at once, as when a game ends that many watch. One reading serves all who know of the same
 * `head`: it began after somebody knew it, so it holds whatever came up to there.
 */
export function readLogTogether(
  id: string,
  audience: Audience,
  { after, head }: { readonly after: number; readonly head: number },
): Promise<LogPage> {
  const key = [id, audience, after, head].join(' ')
  const begun = underWay.get(key) ?? readLog(id, audience, after).finally(() => underWay.delete(key))
  underWay.set(key, begun)
  return begun
}
