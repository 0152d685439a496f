import type { SeatHead } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'

type SeatHeadRow = SeatHead & { readonly matchId: string }

/** The seats of several matches, by match and in order, as everyone may know them: without the persona's text. */
export async function seatsOf(matches: readonly string[]): Promise<ReadonlyMap<string, SeatHead[]>> {
  const rows = await prisma.$queryRaw<SeatHeadRow[]>`
    SELECT "matchId"::text AS "matchId", "index", persona->>'id' AS persona, persona->>'name' AS name,
      coalesce(persona->>'tagline', '') AS tagline, coalesce(agent->>'kind', '') AS agent
    FROM "Seat" WHERE "matchId" = ANY(${matches}::uuid[]) ORDER BY "matchId", "index"`
  const seats = new Map<string, SeatHead[]>(matches.map((id) => [id, []]))
  for (const { matchId, ...seat } of rows) seats.get(matchId)?.push(seat)
  return seats
}
