import { Prisma } from '@/generated/prisma/client'
import { needed, type Term, tsquery } from '@/lib/live/seek'
import { prisma } from '@/lib/store/prisma'
import type { LayerRef } from '@/lib/store/store'
import {
  type Asked,
  findPlaces,
  findPlacesByIndex,
  findPlacesWithLayers,
  type PlaceWithLayers,
} from './places'
import type { Place } from './question'

// Words in packets. A layer is indexed once and used by many decisions, so a rare word is found through the index,
// from layers to decisions; a common one by looking through the decisions in their order, which soon finds a page.

/** Beyond so many layers, or where one of them is in such a share of the decisions, in order is faster. */
const RARE_LAYERS = 20_000
const RARE_SHARE = 0.02
const KEYS_AT_ONCE = 8
const BATCH = 100
const BATCH_MOST = 800
/** Uses within a batch that make a layer a shared one. */
const SHARED = 4
/** How long one call looks through decisions before it says how far it came. */
const PATIENCE_MS = 120

export type Looked = {
  readonly places: readonly Place[]
  /** Where looking stopped before enough were found and the end was reached. */
  readonly until: Place | null
}
type Plan = readonly [{ readonly Plan: { readonly 'Plan Rows': number } }]
type Explained = readonly { readonly 'QUERY PLAN': Plan }[]

/** How many rows the planner expects of a statement. */
async function expected(statement: Prisma.Sql): Promise<number> {
  const [row] = await prisma.$queryRaw<Explained>`EXPLAIN (FORMAT JSON) ${statement}`
  return row['QUERY PLAN'][0].Plan['Plan Rows']
}

const holds = (terms: readonly Term[]): Prisma.Sql =>
  Prisma.sql`words_of("text") @@ to_tsquery('pg_catalog.simple', ${tsquery(terms)})`

/** Keys of all layers that hold the words; null where there are too many to be listed. */
async function keysOf(terms: readonly Term[]): Promise<readonly string[] | null> {
  if ((await expected(Prisma.sql`SELECT FROM "Layer" WHERE ${holds(terms)}`)) > RARE_LAYERS) return null
  const rows = await prisma.$queryRaw<{ key: string }[]>`
    SELECT hashtextextended("hash", 0)::text AS "key" FROM "Layer" WHERE ${holds(terms)}`
  return rows.map(({ key }) => key)
}

type Common = { readonly keys: string[] | null; readonly shares: number[] | null }

/** Whether one of these layers is in many decisions, as rules and personas are: by the statistics of the index. */
async function areCommon(keys: readonly string[]): Promise<boolean> {
  const [common] = await prisma.$queryRaw<Common[]>`
    SELECT "most_common_elems"::text::text[] AS "keys", "most_common_elem_freqs" AS "shares"
    FROM "pg_stats" WHERE "schemaname" = current_schema() AND "tablename" = 'Decision_layer_keys'`
  const wanted = new Set(keys)
  return common?.keys?.some((key, at) => (common.shares?.[at] ?? 0) > RARE_SHARE && wanted.has(key)) ?? false
}

const COLUMNS = Prisma.raw(
  [
    'matchId',
    'number',
    'askedAt',
    'answeredAt',
    'persona',
    'agent',
    'type',
    'phase',
    'turn',
    'source',
    'failure',
  ]
    .concat('cost', 'speech', 'thought')
    .map((name) => `"${name}"`)
    .join(', '),
)

/** Which of these layers hold the words, each looked at once. */
function lookup(terms: readonly Term[]): (layers: readonly LayerRef[]) => Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const hits = new Set<string>()
  // cheap, and true of every text that holds the words: few are left for the closer look
  const all = (words: readonly string[]) =>
    Prisma.join(
      [Prisma.sql`TRUE`, ...words.map((word) => Prisma.sql`lower("text") LIKE ${`%${word}%`}`)],
      ' AND ',
    )
  const like = needed(terms).map((group) => Prisma.sql`(${Prisma.join(group.map(all), ') OR (', '(', ')')})`)
  const where = Prisma.join([...like, holds(terms)], ' AND ')
  return async (layers) => {
    const fresh = [...new Set(layers.map(({ hash }) => hash))].filter((hash) => !seen.has(hash))
    for (const hash of fresh) seen.add(hash)
    if (fresh.length > 0) {
      const rows = await prisma.$queryRaw<{ hash: string }[]>`
        SELECT "hash" FROM "Layer" WHERE "hash" = ANY(${fresh}::text[]) AND ${where}`
      for (const { hash } of rows) hits.add(hash)
    }
    return hits
  }
}

const placeIn = ({ key, at, match, number }: Place): Place => ({ key, at, match, number })

/** Layers that many share are looked at first: where one of them holds the words, the others need no look. */
async function hitsIn(
  batch: readonly PlaceWithLayers[],
  hitsOf: ReturnType<typeof lookup>,
): Promise<(one: PlaceWithLayers) => boolean> {
  const uses = new Map<string, number>()
  for (const { layers } of batch) for (const { hash } of layers) uses.set(hash, (uses.get(hash) ?? 0) + 1)
  const isShared = ({ hash }: LayerRef) => (uses.get(hash) ?? 0) > SHARED
  const hits = await hitsOf(batch.flatMap(({ layers }) => layers.filter(isShared)))
  const isHit = ({ layers }: PlaceWithLayers) => layers.some(({ hash }) => hits.has(hash))
  await hitsOf(batch.filter((one) => !isHit(one)).flatMap(({ layers }) => layers))
  return isHit
}

type Sieve<Row> = (batch: readonly Row[]) => Promise<(one: Row) => boolean>

/** Looks through decisions in order, batch by batch, until enough hold the words or patience ends. */
async function lookThrough<Row extends Place>(
  asked: Asked,
  find: (asked: Asked) => Promise<readonly Row[]>,
  sieve: Sieve<Row>,
  patience: number,
): Promise<Looked> {
  const end = performance.now() + patience
  const places: Place[] = []
  let { after } = asked
  for (let take = BATCH; ; take = Math.min(take * 2, BATCH_MOST)) {
    const batch = await find({ ...asked, after, take })
    const isHit = await sieve(batch)
    for (const one of batch) if (isHit(one)) places.push(placeIn(one))
    if (batch.length < take) return { places: places.slice(0, asked.take), until: null }
    if (places.length >= asked.take) return { places: places.slice(0, asked.take), until: null }
    after = placeIn(batch[batch.length - 1])
    if (performance.now() > end) return { places, until: after }
  }
}

const packetsHold = (terms: readonly Term[]): Sieve<PlaceWithLayers> => {
  const hitsOf = lookup(terms)
  return (batch) => hitsIn(batch, hitsOf)
}

/** Of some decisions those whose words fit. */
const wordsFit =
  (spoken: Prisma.Sql): Sieve<Place> =>
  async (batch) => {
    const rows = await prisma.$queryRaw<{ id: string }[]>`
      SELECT d."matchId" || ' ' || d."number" AS "id"
      FROM unnest(${batch.map(({ match }) => match)}::uuid[], ${batch.map(({ number }) => number)}::int[])
        AS place("match", "number")
      JOIN "Decision" d ON d."matchId" = place."match" AND d."number" = place."number" AND ${spoken}`
    const fitting = new Set(rows.map(({ id }) => id))
    return ({ match, number }) => fitting.has(`${match} ${number}`)
  }

/** Beyond so many decisions whose words fit, in order is faster. */
const RARE_SPOKEN = 30_000

/** Places of decisions whose speech or thought fits: `spoken` is a condition on `d`. */
export async function findSpoken(asked: Asked, spoken: Prisma.Sql, patience = PATIENCE_MS): Promise<Looked> {
  const fitting = Prisma.sql`FROM "Decision" d WHERE ${spoken}`
  if ((await expected(Prisma.sql`SELECT ${fitting}`)) > RARE_SPOKEN)
    return lookThrough(asked, findPlaces, wordsFit(spoken), patience)
  const first = Prisma.sql`WITH found AS MATERIALIZED (SELECT ${COLUMNS} ${fitting})`
  return { places: await findPlacesByIndex({ ...asked, first, from: Prisma.sql`found d` }), until: null }
}

/** Places whose packets hold the words. */
export async function findInPackets(
  asked: Asked,
  terms: readonly Term[],
  patience = PATIENCE_MS,
): Promise<Looked> {
  const keys = await keysOf(terms)
  if (keys === null) return lookThrough(asked, findPlacesWithLayers, packetsHold(terms), patience)
  if (keys.length === 0) return { places: [], until: null }
  if (await areCommon(keys)) return lookThrough(asked, findPlacesWithLayers, packetsHold(terms), patience)
  // a scan of GIN for n keys takes time as n squared: a few at a time, and each decision once
  const first = Prisma.sql`WITH found AS MATERIALIZED (
    SELECT DISTINCT ON ("matchId", "number") used.* FROM (
      SELECT array_agg("key") AS "keys" FROM unnest(${[...keys]}::text[]::bigint[]) WITH ORDINALITY k("key", "nth")
      GROUP BY "nth" / ${KEYS_AT_ONCE}::int
    ) few CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM "Decision" WHERE layer_keys("layers") && few."keys" OFFSET 0
    ) used)`
  return { places: await findPlacesByIndex({ ...asked, first, from: Prisma.sql`found d` }), until: null }
}
