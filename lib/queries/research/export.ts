import type { Viewer } from '@/lib/auth/access'
import type { Desk } from '@/lib/live/desk'
import type { LayerText } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'
import type { LayerRef } from '@/lib/store/store'
import { findPlaces } from './places'
import { type Place, questionOf } from './question'
import { placesFor } from './rows'

/** Raised when a field changes its meaning or goes; new fields may come without. */
export const EXPORT_SCHEMA = 1

const BATCH = 200

/** One exported decision; docs/export.md tells each field. Times ISO 8601 in UTC, costs in US dollars. */
export type ExportedDecision = {
  readonly match: string
  readonly title: string
  readonly game: string
  readonly version: number
  readonly number: number
  readonly after: number
  readonly seat: number
  readonly name: string
  readonly persona: string | null
  readonly agent: string | null
  readonly type: string
  readonly phase: string
  readonly turn: number
  readonly source: string | null
  readonly failure: string | null
  readonly action: unknown
  readonly speech: string | null
  readonly thought: string | null
  readonly category: string | null
  readonly promptTokens: number
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
  readonly cost: number | null
  readonly askedAt: string
  readonly answeredAt: string | null
  readonly ruledAt: string | null
  readonly layers?: readonly LayerText[]
}

async function layersOf(
  refs: readonly LayerRef[],
): Promise<ReadonlyMap<string, { text: string; tokens: number }>> {
  const hashes = [...new Set(refs.map(({ hash }) => hash))]
  const rows = await prisma.layer.findMany({ where: { hash: { in: hashes } } })
  return new Map(rows.map(({ hash, text, tokens }) => [hash, { text, tokens }]))
}

async function decisionsAt(places: readonly Place[], packets: boolean): Promise<ExportedDecision[]> {
  const rows = await prisma.decision.findMany({
    where: { OR: places.map(({ match, number }) => ({ matchId: match, number })) },
    include: { match: { select: { title: true, game: true, version: true } } },
  })
  const matches = [...new Set(rows.map(({ matchId }) => matchId))]
  const seats = await prisma.$queryRaw<{ id: string; name: string }[]>`
    SELECT "matchId" || ' ' || "index" AS "id", "persona"->>'name' AS "name"
    FROM "Seat" WHERE "matchId" = ANY(${matches}::uuid[])`
  const names = new Map(seats.map(({ id, name }) => [id, name]))
  const layers = packets ? await layersOf(rows.flatMap((row) => row.layers as LayerRef[])) : null
  const byId = new Map(rows.map((row) => [`${row.matchId} ${row.number}`, row]))
  return places.flatMap(({ match, number }) => {
    const row = byId.get(`${match} ${number}`)
    return row ? [exported(row, names.get(`${match} ${row.seat}`) ?? '', layers)] : []
  })
}

type Row = Awaited<ReturnType<typeof prisma.decision.findMany>>[number] & {
  readonly match: { readonly title: string; readonly game: string; readonly version: number }
}

function exported(
  row: Row,
  name: string,
  layers: ReadonlyMap<string, { text: string; tokens: number }> | null,
): ExportedDecision {
  const {
    number,
    after,
    seat,
    persona,
    agent,
    type,
    phase,
    turn,
    source,
    failure,
    speech,
    thought,
    category,
  } = row
  const { promptTokens, inputTokens, cachedTokens, outputTokens } = row
  const packet = (row.layers as LayerRef[]).flatMap((ref) => {
    const layer = layers?.get(ref.hash)
    return layer ? [{ ...ref, ...layer }] : []
  })
  return {
    ...{ match: row.matchId, title: row.match.title, game: row.match.game, version: row.match.version },
    ...{ number, after, seat, name, persona, agent, type, phase, turn, source, failure },
    action: (row.reply as { action?: unknown } | null)?.action ?? null,
    ...{ speech, thought, category, promptTokens, inputTokens, cachedTokens, outputTokens },
    cost: row.cost === null ? null : Number(row.cost),
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    ruledAt: row.ruledAt?.toISOString() ?? null,
    ...(layers && { layers: packet }),
  }
}

/**
 * Every decision that answers the question, in its order, batch by batch as it is taken. What a viewer may read is
 * asked anew for each batch; decisions asked after the first batch are not among them.
 */
export async function* exportedDecisions(
  viewer: Viewer | null,
  desk: Desk,
  packets: boolean,
): AsyncGenerator<ExportedDecision> {
  let after: Place | null = null
  for (;;) {
    const question = await questionOf(viewer, desk)
    const { places, until } = await placesFor(desk, question, { after, take: BATCH, direction: 'on' })
    yield* await decisionsAt(places, packets)
    after = (places.length < BATCH ? until : places.at(-1)) ?? null
    if (!after) return
  }
}

/** Whether a question has any answer: asked before a download begins, so that a fault is told and not sent. */
export const hasPlaces = async (viewer: Viewer | null, desk: Desk): Promise<boolean> => {
  const { sort, where } = await questionOf(viewer, desk)
  return (await findPlaces({ sort, where, after: null, take: 1, direction: 'on' })).length > 0
}
