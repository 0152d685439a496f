import type { Prisma } from '@/generated/prisma/client'
import { audienceOf, may, type Viewer } from '@/lib/auth/access'
import type { TurnNames } from '@/lib/core/turns'
import { turnNamesOf } from '@/lib/games/tables'
import type { As } from '@/lib/live/channel'
import type { MatchCard, MatchFilter, MatchHead, MatchList, MatchSort, SeatHead } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'
import { isUuid } from './guard'
import { optionsFor } from './options'
import { seatsOf } from './seats'
import { reasonFor, statusFor, statusOf } from './status'
import { turnNamesIn } from './turns'

const CARD = {
  id: true,
  game: true,
  title: true,
  visibility: true,
  status: true,
  reason: true,
  outcome: true,
  turn: true,
  ownerId: true,
  owner: { select: { name: true } },
  createdAt: true,
  startedAt: true,
  endedAt: true,
} as const satisfies Prisma.MatchSelect
const HEAD = {
  ...CARD,
  version: true,
  options: true,
  seed: true,
  pace: true,
  head: true,
  pubHead: true,
  decided: true,
} as const satisfies Prisma.MatchSelect

const LISTED = 30
const LISTED_MOST = 100
const RUNNING = ['queued', 'running', 'paused']
const OVER = ['stopped', 'finished', 'failed']

/** What stands in other tables, or takes its game to say. */
type Known = { readonly seats: readonly SeatHead[]; readonly turnNames: TurnNames }

function cardOf(
  row: Prisma.MatchGetPayload<{ select: typeof CARD }>,
  { seats, turnNames }: Known,
  viewer: Viewer | null,
  audience = audienceOf(viewer, row) ?? 'public',
): MatchCard {
  const { id, game, title, turn } = row
  return {
    ...{ id, game, title, turn, seats, turnWords: turnNames(turn) },
    reason: reasonFor(audience, row.reason),
    visibility: row.visibility as MatchCard['visibility'],
    status: row.status as MatchCard['status'],
    outcome: row.outcome as MatchCard['outcome'],
    owner: row.owner?.name ?? null,
    mine: viewer !== null && row.ownerId === viewer.id,
    editable: may(viewer, 'edit', row),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** The rows that `may(viewer, 'see', …)` allows, as a condition of the query; a test holds the two together. */
function seenBy(viewer: Viewer | null): Prisma.MatchWhereInput {
  if (viewer?.role === 'admin') return {}
  return { OR: [{ visibility: 'public' }, ...(viewer ? [{ ownerId: viewer.id }] : [])] }
}

const SEARCHED_MOST = 80

/** The signs that LIKE reads as a pattern, as they are. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function found(text: string): Prisma.MatchWhereInput {
  const part = { contains: literally(text), mode: 'insensitive' } as const
  const named = { path: ['name'], string_contains: part.contains, mode: part.mode }
  return { OR: [{ title: part }, { seats: { some: { persona: named } } }, { owner: { name: part } }] }
}

function filtered(viewer: Viewer | null, filter: MatchFilter): Prisma.MatchWhereInput {
  const { mine, state, game, among, told } = filter
  const search = filter.search?.trim().slice(0, SEARCHED_MOST)
  const wanted: Prisma.MatchWhereInput[] = [seenBy(viewer)]
  if (mine) wanted.push(viewer ? { ownerId: viewer.id } : { id: { in: [] } })
  if (state) wanted.push({ status: { in: state === 'running' ? RUNNING : OVER } })
  if (game) wanted.push({ game })
  if (among) wanted.push({ id: { in: [...among] } })
  if (told) wanted.push({ pubHead: { gte: told } })
  if (search) wanted.push(found(search))
  return { AND: wanted }
}

const NEWEST = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.MatchOrderByWithRelationInput[]
const ORDERS: Record<MatchSort, Prisma.MatchOrderByWithRelationInput[]> = {
  newest: [...NEWEST],
  longest: [{ pubHead: 'desc' }, ...NEWEST],
  turns: [{ turn: 'desc' }, ...NEWEST],
  status: [{ endedAt: { sort: 'desc', nulls: 'first' } }, ...NEWEST],
}

const SKIPPED = /^\d{1,6}$/

/**
 * Where a page begins. The newest go on from a match, so that a game set meanwhile doubles none; the other orders
 * change while games are played, and go by number.
 */
function placed(sort: MatchSort, before: string | undefined): { cursor?: { id: string }; skip: number } {
  if (!before) return { skip: 0 }
  if (sort !== 'newest') return { skip: SKIPPED.test(before) ? Number(before) : 0 }
  return isUuid(before) ? { cursor: { id: before }, skip: 1 } : { skip: 0 }
}

/** Matches that the viewer may see, their own included. Without layers, events or seeds. */
export async function listMatches(viewer: Viewer | null, filter: MatchFilter = {}): Promise<MatchList> {
  const take = Math.min(Math.max(1, Math.floor(filter.take ?? LISTED)), LISTED_MOST)
  const { sort = 'newest', before } = filter
  const place = placed(sort, before)
  const rows = await prisma.match.findMany({
    where: filtered(viewer, filter),
    orderBy: ORDERS[sort],
    ...place,
    take: take + 1,
    select: CARD,
  })
  const page = rows.slice(0, take)
  const ids = page.map(({ id }) => id)
  const [seats, names] = await Promise.all([seatsOf(ids), turnNamesIn(ids)])
  const matches = page.map((row) =>
    cardOf(row, { seats: seats.get(row.id) ?? [], turnNames: names(row) }, viewer),
  )
  const next = sort === 'newest' ? page.at(-1)?.id : String(place.skip + take)
  return { matches, more: rows.length > take ? (next ?? null) : null }
}

/**
 * The head of one match; null where there is none, or none for this viewer. Any text will do as `id`. Whoever asks to
 * be told as the town gets the head that the public gets.
 */
export async function findMatch(id: string, viewer: Viewer | null, as: As = null): Promise<MatchHead | null> {
  if (!isUuid(id)) return null
  const row = await prisma.match.findUnique({ where: { id }, select: HEAD })
  const audience = row && audienceOf(viewer, row, as)
  if (!row || !audience) return null
  const [seatsByMatch, live] = await Promise.all([seatsOf([row.id]), statusOf(row)])
  const seats = seatsByMatch.get(row.id) ?? []
  const observes = audience === 'observer'
  const setup = { seats: seats.length, options: optionsFor(audience, row.game, row.options) }
  return {
    ...cardOf(row, { seats, turnNames: turnNamesOf({ game: row.game, setup }) }, viewer, audience),
    ...{ version: row.version, live: statusFor(audience, live), audience, as },
    setup,
    head: observes ? row.head : row.pubHead,
    seed: observes && may(viewer, 'know-seed', row) ? Number(row.seed) : null,
    decisions: observes ? row.decided : null,
    may: {
      steer: may(viewer, 'steer', row),
      edit: may(viewer, 'edit', row),
      readPackets: observes && may(viewer, 'read-packets', row),
      observe: audienceOf(viewer, row) === 'observer',
    },
  }
}
