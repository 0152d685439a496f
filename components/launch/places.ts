import type { Place } from '@/lib/core/game'
import type { AgentOffer } from './agents'
import { nextKey } from './seats'
import type { SeatDraft } from './table'

/** Seats for the places that a table's options name: who sat there before stays as far as the place allows. */
export function seated(
  seats: readonly SeatDraft[],
  places: readonly Place[],
  agents: readonly AgentOffer[],
): readonly SeatDraft[] {
  const first = nextKey(seats)
  return places.map(({ persona, personas }, i) => {
    const before = seats[i]
    if (!before) return { key: first + i, persona, agent: agents[0].value }
    return personas.includes(before.persona) ? before : { ...before, persona }
  })
}

/** Whether the seats are already those of the places. */
export const fits = (seats: readonly SeatDraft[], places: readonly Place[]): boolean =>
  seats.length === places.length && places.every(({ personas }, i) => personas.includes(seats[i].persona))
