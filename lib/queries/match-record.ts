import { may, type Viewer } from '@/lib/auth/access'
import { decisionLine, headLine, type MatchLine, summaryLine } from '@/lib/record/match'
import { sealer } from '@/lib/record/sealed'
import { summaries } from '@/lib/store/minutes'
import { decisionRow, entryOf, matchRow } from '@/lib/store/postgres/rows'
import { prisma } from '@/lib/store/prisma'
import { isUuid } from './guard'

const EVENTS = 1_000
const DECISIONS = 50

/** The whole record of a match as sealed lines; null where there is none, or its packets are not for this viewer. */
export async function matchRecord(id: string, viewer: Viewer | null): Promise<AsyncGenerator<string> | null> {
  if (!isUuid(id)) return null
  const row = await prisma.match.findUnique({
    where: { id },
    include: { seats: { orderBy: { index: 'asc' } } },
  })
  if (!row || !may(viewer, 'read-packets', row)) return null
  return sealedLines(linesOf(matchRow(row), may(viewer, 'know-seed', row)))
}

async function* sealedLines(lines: AsyncIterable<MatchLine>): AsyncGenerator<string> {
  const seal = sealer()
  for await (const line of lines) yield seal(line)
}

/** Up to the head that the first line tells: what a running match writes meanwhile is left for another time. */
async function* linesOf(match: ReturnType<typeof matchRow>, knowsSeed: boolean): AsyncGenerator<MatchLine> {
  yield headLine(match, knowsSeed)
  for (let after = 0; after < match.head; after += EVENTS) {
    const where = { matchId: match.id, seq: { gt: after, lte: Math.min(after + EVENTS, match.head) } }
    const rows = await prisma.event.findMany({ where, orderBy: { seq: 'asc' } })
    for (const row of rows) yield { kind: 'event', event: entryOf(row) }
  }
  const seen = new Set<string>()
  let decisions = 0
  for (let after = 0; ; ) {
    const rows = await prisma.decision.findMany({
      where: { matchId: match.id, number: { gt: after }, after: { lte: match.head } },
      orderBy: { number: 'asc' },
      take: DECISIONS,
      include: { attempts: { orderBy: { number: 'asc' } } },
    })
    const batch = rows.map(decisionRow)
    yield* freshLayers(
      batch.flatMap(({ layers }) => layers.map(({ hash }) => hash)),
      seen,
    )
    for (const decision of batch) yield decisionLine(decision)
    decisions += batch.length
    after = batch.at(-1)?.number ?? after
    if (batch.length < DECISIONS) break
  }
  const calls = await summaries.read(match.id)
  for (const call of calls) yield summaryLine(call)
  yield { kind: 'end', events: match.head, layers: seen.size, decisions, summaries: calls.length }
}

async function* freshLayers(hashes: readonly string[], seen: Set<string>): AsyncGenerator<MatchLine> {
  const fresh = [...new Set(hashes)].filter((hash) => !seen.has(hash))
  if (fresh.length === 0) return
  for (const layer of await prisma.layer.findMany({
    where: { hash: { in: fresh } },
    orderBy: { hash: 'asc' },
  })) {
    seen.add(layer.hash)
    yield { kind: 'layer', layer }
  }
}
