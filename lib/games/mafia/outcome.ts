import type { Outcome, Seat } from '@/lib/core/game'
import type { State } from './state'

/** The winning side shares the first place, the dead included; after the day limit all share it. Scores: 1 for a win. */
export function outcome({ table }: State): Outcome | null {
  const { over, winner, roles } = table
  if (!over) return null
  const seats = roles.map((_, seat) => seat)
  if (winner === null) return { by: 'day-limit', ranking: [seats], scores: roles.map(() => 0) }
  const hasWon = (seat: Seat) => (roles[seat] === 'mafia') === (winner === 'mafia')
  const ranking = [seats.filter(hasWon), seats.filter((seat) => !hasWon(seat))]
  return { by: winner, ranking, scores: seats.map((seat) => (hasWon(seat) ? 1 : 0)) }
}
