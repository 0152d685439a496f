import { v7 } from 'uuid'
import type { Seat } from '@/lib/core/game'
import type { MatchRow, NewMatch, SeatRow, Visibility } from '@/lib/store/store'

/** What is wanted of a replay. `others`: whether seats that are not recorded keep their agents or are scripts. */
export type Replay = {
  readonly recorded: readonly Seat[]
  readonly others: 'as-before' | 'scripted'
  readonly title: string
  readonly ownerId: string | null
  readonly visibility: Visibility
  readonly pace: number
}

/** The same table again, ready to be stored: rules, seed, seats and personas as they were, answers from the record. */
export function replayOf(match: MatchRow, wanted: Replay): NewMatch {
  const { recorded, others, ...rest } = wanted
  const { game, version, seed, options, ceiling } = match
  const seats = match.seats.map((seat): SeatRow => {
    if (recorded.includes(seat.index))
      return { ...seat, agent: { kind: 'recorded', matchId: match.id, seat: seat.index } }
    return others === 'scripted' ? { ...seat, agent: { kind: 'scripted' } } : seat
  })
  return { id: v7(), game, version, seed, options, ...(ceiling != null && { ceiling }), ...rest, seats }
}
