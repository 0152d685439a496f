import type { SeatRequest } from '@/lib/core/game'
import { prisma } from '@/lib/store/prisma'

/** Whether everyone hears the speech of the answer to a question; false where there is no such question. */
export async function isSpokenToAll(matchId: string, number: number): Promise<boolean> {
  const row = await prisma.decision.findUnique({
    where: { matchId_number: { matchId, number } },
    select: { request: true },
  })
  return row !== null && (row.request as unknown as SeatRequest).hears === undefined
}
