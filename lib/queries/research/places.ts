import { Prisma } from '@/generated/prisma/client'
import type { Sort } from '@/lib/live/desk'
import { prisma } from '@/lib/store/prisma'
import type { LayerRef } from '@/lib/store/store'
import { type Direction, ORDERS, type Place } from './question'

type PlaceRow = Omit<Place, 'at' | 'key'> & {
  readonly key: unknown
  readonly at: Date
  readonly layers?: LayerRef[]
}
export type PlaceWithLayers = Place & { readonly layers: readonly LayerRef[] }

/** What is asked of the decisions, or of a table `d` that `first` makes of them. */
export type Asked = {
  readonly sort: Sort
  readonly where: Prisma.Sql
  readonly after: Place | null
  readonly take: number
  readonly direction: Direction
  readonly first?: Prisma.Sql
  readonly from?: Prisma.Sql
}

/** Beyond a place, as a comparison of rows: an index over the first columns serves it. */
function beyond({ sort, after, direction }: Asked): Prisma.Sql {
  if (!after) return Prisma.sql`TRUE`
  const sign = direction === 'on' ? Prisma.sql`<` : Prisma.sql`>`
  const at = Prisma.sql`${new Date(after.at)}::timestamptz, ${after.match}::uuid, ${after.number}::int`
  if (sort === 'newest') return Prisma.sql`(d."askedAt", d."matchId", d."number") ${sign} (${at})`
  const { by, bound } = ORDERS[sort]
  return Prisma.sql`(${by}, d."askedAt", d."matchId", d."number") ${sign} (${bound(after.key)}, ${at})`
}

function ordered({ sort, direction }: Asked): Prisma.Sql {
  const way = direction === 'on' ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const rest = Prisma.sql`d."askedAt" ${way}, d."matchId" ${way}, d."number" ${way}`
  return sort === 'newest' ? rest : Prisma.sql`${ORDERS[sort].by} ${way}, ${rest}`
}

/** The statement that finds the places of a question, for those who run it and for those who explain it. */
export function placesSql(asked: Asked, layers = false): Prisma.Sql {
  const { sort, where, take, first = Prisma.empty, from = Prisma.sql`"Decision" d` } = asked
  const key = sort === 'newest' ? Prisma.sql`0` : ORDERS[sort].asNumber
  return Prisma.sql`${first}
    SELECT ${key} AS "key", d."askedAt" AS "at", d."matchId"::text AS "match", d."number"
      ${layers ? Prisma.sql`, d."layers"` : Prisma.empty}
    FROM ${from} WHERE ${where} AND ${beyond(asked)} ORDER BY ${ordered(asked)} LIMIT ${take}`
}

const placeOf = ({ key, at, match, number }: PlaceRow): Place => ({
  key: Number(key),
  at: at.toISOString(),
  match,
  number,
})

/** At most `take` places beyond `after`, in order. */
export const findPlaces = async (asked: Asked): Promise<Place[]> =>
  (await prisma.$queryRaw<PlaceRow[]>(placesSql(asked))).map(placeOf)

/** The same where the planner takes many keys for many rows, and would rather read the whole table. */
export async function findPlacesByIndex(asked: Asked): Promise<Place[]> {
  const [, rows] = await prisma.$transaction([
    prisma.$executeRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    prisma.$queryRaw<PlaceRow[]>(placesSql(asked)),
  ])
  return rows.map(placeOf)
}

/** The same, each with the hashes of its packet's layers. */
export const findPlacesWithLayers = async (asked: Asked): Promise<PlaceWithLayers[]> =>
  (await prisma.$queryRaw<PlaceRow[]>(placesSql(asked, true))).map((row) => ({
    ...placeOf(row),
    layers: row.layers ?? [],
  }))

/** Below zero where `a` comes before `b` in the list. */
export const inOrder = (a: Place, b: Place): number =>
  b.key - a.key ||
  (a.at === b.at ? 0 : a.at < b.at ? 1 : -1) ||
  (a.match === b.match ? 0 : a.match < b.match ? 1 : -1) ||
  b.number - a.number

/** A place as text for addresses, and back; null where it is none. */
export const writePlace = ({ key, at, match, number }: Place): string =>
  Buffer.from(JSON.stringify([key, at, match, number])).toString('base64url')

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
export function readPlace(text: string): Place | null {
  try {
    const [key, at, match, number] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const known = Number.isFinite(key) && UUID.test(match) && Number.isSafeInteger(number)
    return known && !Number.isNaN(Date.parse(at)) ? { key, at, match, number } : null
  } catch {
    return null
  }
}
