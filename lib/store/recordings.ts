import type { Seat, SeatRequest } from '@/lib/core/game'
import type { DecisionRow } from './store'

/** What seats were asked and answered, read off the decisions of matches in memory. */
export const memoryRecordings = (decisionsOf: (matchId: string) => readonly DecisionRow[]) => ({
  async repliesOf(matchId: string, seat: Seat) {
    return decisionsOf(matchId)
      .filter(({ request }) => request.seat === seat)
      .map(({ request, reply, source, attempts }) => ({
        request,
        reply,
        source,
        raw: attempts.findLast(({ failure, endedAt }) => endedAt && !failure)?.raw ?? null,
      }))
  },
  askedBefore: async (matchId: string, { seat, turn, decision }: SeatRequest, before: number) =>
    decisionsOf(matchId).filter(
      ({ number, request }) =>
        number < before && request.seat === seat && request.turn === turn && request.decision === decision,
    ).length,
})
