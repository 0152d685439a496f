import type { Prisma } from '@/generated/prisma/client'
import { isOver, type Viewer } from '@/lib/auth/access'
import { type ComparedDecisions, compared, type Ruled } from '@/lib/live/compared'
import type { MatchCard, MatchHead } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'
import { listMatches } from './matches'

/** Games that may be offered at once, and looked through for them. */
const OFFERED = 60
const LOOKED_THROUGH = 500

/** What was decided in a match, by number. Nothing is checked here: ask for `may.readPackets` first. */
const ruledIn = (matchId: string): Promise<Ruled[]> =>
  prisma.$queryRaw<Ruled[]>`
    SELECT "number", "turn", "seat", "type", "source", md5(COALESCE("reply"->'action', 'null'::jsonb)::text) AS "action"
    FROM "Decision"
    WHERE "matchId" = ${matchId}::uuid AND "ruledAt" IS NOT NULL AND "source" IS NOT NULL
    ORDER BY "number"`

/** Decisions of two matches side by side; null where their reader may not read the packets of both. */
export async function compareDecisions(a: MatchHead, b: MatchHead): Promise<ComparedDecisions | null> {
  if (!a.may.readPackets || !b.may.readPackets) return null
  const [one, other] = await Promise.all([ruledIn(a.id), ruledIn(b.id)])
  return compared(one, other)
}

/**
 * Games to hold beside one, the newest first: of the same game with as many seats under the same options, that the
 * viewer may see. Of those that are not over only such as the viewer observes: else the list would tell of their options.
 */
export async function comparableTo(match: MatchHead, viewer: Viewer | null): Promise<readonly MatchCard[]> {
  const row = await prisma.match.findUnique({ where: { id: match.id }, select: { options: true } })
  if (!row || match.audience !== 'observer') return []
  const rows = await prisma.match.findMany({
    where: {
      game: match.game,
      id: { not: match.id },
      options: { equals: row.options as Prisma.InputJsonValue },
    },
    orderBy: { createdAt: 'desc' },
    take: LOOKED_THROUGH,
    select: { id: true },
  })
  const { matches } = await listMatches(viewer, { among: rows.map(({ id }) => id), take: OFFERED })
  return matches.filter(
    ({ status, mine, seats }) => seats.length === match.seats.length && (mine || isOver({ status })),
  )
}
