import { Prisma } from '@/generated/prisma/client'
import type { Viewer } from '@/lib/auth/access'
import type { Desk, DeskCount, DeskPage, DeskRow } from '@/lib/live/desk'
import { isSearch, type Term, termsOf, tsquery } from '@/lib/live/seek'
import { prisma } from '@/lib/store/prisma'
import { turnNamesIn } from '../turns'
import { findInPackets, findSpoken, type Looked } from './packets'
import { type Asked, findPlaces, inOrder, readPlace, writePlace } from './places'
import { type Direction, type Place, type Question, questionOf } from './question'

export const PAGE = 60
/** Counting stops here. */
const COUNTED = 10_000
/** Characters of speech and thought that a row brings along. */
const SHOWN = 1_000

type Sought = Pick<Asked, 'after' | 'take' | 'direction'>

const spoken = (desk: Desk, terms: readonly Term[]): Prisma.Sql => {
  const query = Prisma.sql`to_tsquery('pg_catalog.simple', ${tsquery(terms)})`
  const said = Prisma.sql`words_of(d."speech") @@ ${query}`
  const thought = Prisma.sql`words_of(d."thought") @@ ${query}`
  if (desk.scope === 'said') return said
  return desk.scope === 'thought' ? thought : Prisma.sql`(${said} OR ${thought})`
}

/** Places of decisions that answer the question, with their words where some are looked for. */
export async function placesFor(
  desk: Desk,
  { sort, where }: Question,
  sought: Sought,
  patience?: number,
): Promise<Looked> {
  const terms = termsOf(desk.q)
  const asked = { sort, where, ...sought }
  if (!isSearch(terms)) return { places: await findPlaces(asked), until: null }
  const inWords = () => findSpoken(asked, spoken(desk, terms), patience)
  switch (desk.scope) {
    case 'said':
    case 'thought':
      return inWords()
    case 'packets':
      return findInPackets(asked, terms, patience)
    case 'anywhere':
      return merged(await Promise.all([inWords(), findInPackets(asked, terms, patience)]), sought)
  }
}

/** Both lists as one in order; nothing beyond what both have looked at. */
function merged(both: readonly [Looked, Looked], { take, direction }: Sought): Looked {
  const way = (a: Place, b: Place) => (direction === 'on' ? inOrder(a, b) : inOrder(b, a))
  const [until = null] = both.flatMap((looked) => looked.until ?? []).sort(way)
  const all = both.flatMap((looked) => looked.places)
  const byId = new Map(all.map((place) => [`${place.match} ${place.number}`, place] as const))
  const places = [...byId.values()].filter((place) => !until || way(place, until) <= 0).sort(way)
  return places.length >= take ? { places: places.slice(0, take), until: null } : { places, until }
}

type Row = Omit<DeskRow, 'askedAt' | 'found' | 'turnWords'> & { readonly askedAt: Date }

/** The lines at these places, in their order. */
async function rowsAt(places: readonly Place[], desk: Desk): Promise<DeskRow[]> {
  if (places.length === 0) return []
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT d."matchId"::text AS "match", m."title", m."game", d."number", d."seat", s."persona"->>'name' AS "name",
      coalesce(d."persona", '') AS "persona", coalesce(d."agent", '') AS "agent", d."type", d."phase", d."turn",
      d."source", d."failure", left(d."speech", ${SHOWN}) AS "speech", left(d."thought", ${SHOWN}) AS "thought",
      d."promptTokens", d."outputTokens", d."cost"::float8 AS "cost", d."askedAt",
      (extract(epoch FROM d."answeredAt" - d."askedAt") * 1000)::float8 AS "took"
    FROM unnest(${places.map(({ match }) => match)}::uuid[], ${places.map(({ number }) => number)}::int[])
      AS place("match", "number")
    JOIN "Decision" d ON d."matchId" = place."match" AND d."number" = place."number"
    JOIN "Match" m ON m."id" = d."matchId"
    JOIN "Seat" s ON s."matchId" = d."matchId" AND s."index" = d."seat"`
  const byId = new Map(rows.map((row) => [`${row.match} ${row.number}`, row]))
  const [layers, turnNames] = await Promise.all([
    layersFound(places, desk),
    turnNamesIn(rows.map((row) => row.match)),
  ])
  return places.flatMap(({ match, number }) => {
    const id = `${match} ${number}`
    const row = byId.get(id)
    if (!row) return []
    const { inLine, tick } = turnNames({ id: match, game: row.game })(row.turn)
    const found = layers.get(id) ?? null
    return [{ ...row, turnWords: { inLine, tick }, askedAt: row.askedAt.toISOString(), found }]
  })
}

/** The first layer of each packet that holds the words looked for; what is the same in every packet comes last. */
async function layersFound(places: readonly Place[], desk: Desk): Promise<ReadonlyMap<string, string>> {
  const terms = termsOf(desk.q)
  if (!isSearch(terms) || desk.scope === 'said' || desk.scope === 'thought') return new Map()
  const rows = await prisma.$queryRaw<{ id: string; name: string }[]>`
    SELECT d."matchId" || ' ' || d."number" AS "id", hit."name"
    FROM unnest(${places.map(({ match }) => match)}::uuid[], ${places.map(({ number }) => number)}::int[])
      AS place("match", "number")
    JOIN "Decision" d ON d."matchId" = place."match" AND d."number" = place."number",
    LATERAL (
      SELECT part."name" FROM (
        SELECT ref->>'name' AS "name", ref->>'hash' AS "hash"
        FROM jsonb_array_elements(d."layers") WITH ORDINALITY refs(ref, "ord")
        ORDER BY ref->>'name' IN ('persona', 'rules', 'format'), "ord" OFFSET 0
      ) part
      WHERE (SELECT words_of(l."text") @@ to_tsquery('pg_catalog.simple', ${tsquery(terms)})
             FROM "Layer" l WHERE l."hash" = part."hash")
      LIMIT 1
    ) hit`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** One page of the desk for a viewer, from the start or after a cursor; any text will do as cursor. */
export async function findRows(
  viewer: Viewer | null,
  desk: Desk,
  cursor: string | null = null,
  take = PAGE,
): Promise<DeskPage> {
  const after = cursor === null ? null : readPlace(cursor)
  const question = await questionOf(viewer, desk)
  const { places, until } = await placesFor(desk, question, { after, take: take + 1, direction: 'on' })
  const shown = places.slice(0, take)
  const last = places.length > take ? shown.at(-1) : until
  return {
    rows: await rowsAt(shown, desk),
    next: last ? writePlace(last) : null,
    until: until?.at ?? null,
  }
}

/** How many decisions answer a question, up to ten thousand; null where words of packets are looked for. */
export async function countRows(viewer: Viewer | null, desk: Desk): Promise<DeskCount | null> {
  const terms = termsOf(desk.q)
  const searches = isSearch(terms)
  if (searches && desk.scope !== 'said' && desk.scope !== 'thought') return null
  const { where } = await questionOf(viewer, desk)
  const asked = searches ? Prisma.sql`${where} AND ${spoken(desk, terms)}` : where
  const [{ count }] = await prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS "count" FROM (SELECT FROM "Decision" d WHERE ${asked} LIMIT ${COUNTED + 1}) AS "some"`
  return { count: Math.min(count, COUNTED), more: count > COUNTED }
}

type Beside = { readonly match: string; readonly number: number }
/** The decisions before and after one in the order of a question; null where there is none near. */
export type BesideBoth = { readonly previous: Beside | null; readonly next: Beside | null }

/** Neighbours of a decision along the question by which it was found. */
export async function findBeside(
  viewer: Viewer | null,
  desk: Desk,
  { match, number }: Beside,
): Promise<BesideBoth> {
  const question = await questionOf(viewer, desk)
  const own = Prisma.sql`d."matchId" = ${match}::uuid AND d."number" = ${number}::int`
  const [after] = await findPlaces({
    ...{ sort: desk.sort, where: own, after: null, take: 1 },
    direction: 'on',
  })
  if (!after) return { previous: null, next: null }
  const one = async (direction: Direction): Promise<Beside | null> => {
    const { places } = await placesFor(desk, question, { after, take: 1, direction })
    return places[0] ?? null
  }
  const [previous, next] = await Promise.all([one('back'), one('on')])
  return { previous, next }
}
