import type { AgentSpec } from '@/lib/agents/agent'
import type { SeatHead } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'

type SeatHeadRow = SeatHead & { readonly matchId: string }

/** The seats of several matches, by match and in order, as everyone may know them: without the persona's text. */
export async function seatsOf(matches: readonly string[]): Promise<ReadonlyMap<string, SeatHead[]>> {
  const rows = await prisma.$queryRaw<SeatHeadRow[]>`
    SELECT "matchId"::text AS "matchId", "index", persona->>'id' AS persona, persona->>'name' AS name,
      coalesce(persona->>'tagline', '') AS tagline, coalesce(agent->>'model', agent->>'kind', '') AS agent
    FROM "Seat" WHERE "matchId" = ANY(${matches}::uuid[]) ORDER BY "matchId", "index"`
  const seats = new Map<string, SeatHead[]>(matches.map((id) => [id, []]))
  for (const { matchId, ...seat } of rows) seats.get(matchId)?.push(seat)
  return seats
}

/** The agents of a match as its seats were given them: by whom they are reached is its owner's business alone. */
export async function agentsOf(matchId: string): Promise<readonly AgentSpec[]> {
  const rows = await prisma.seat.findMany({
    where: { matchId },
    orderBy: { index: 'asc' },
    select: { agent: true },
  })
  return rows.map(({ agent }) => agent as AgentSpec)
}
