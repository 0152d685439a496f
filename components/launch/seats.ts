import { isModel } from './agents'
import type { GameCard, LaunchChoices, SeatDraft } from './table'

// What one does with the seats of a draft: one more, models at all, another order.

export const nextKey = (seats: readonly SeatDraft[]): number =>
  Math.max(-1, ...seats.map(({ key }) => key)) + 1

/** Every seat with the model that usually plays who sits there; where none does, the usual ones by turns. */
export function withModels(
  seats: readonly SeatDraft[],
  { usualModels, agents }: Pick<LaunchChoices, 'usualModels' | 'agents'>,
): SeatDraft[] {
  const offered = agents.filter(({ value, retired }) => isModel(value) && !retired).map(({ value }) => value)
  const usual = [...new Set(Object.values(usualModels))].filter((value) => offered.includes(value))
  const turns = usual.length > 0 ? usual : offered
  return seats.map((seat, i) => ({
    ...seat,
    agent: usualModels[seat.persona] ?? turns[i % turns.length] ?? seat.agent,
  }))
}

/** The persona to offer for another seat: one that sits at the fewest. */
export function freePersona({ personas }: GameCard, seats: readonly SeatDraft[]): string {
  const taken = (id: string) => seats.filter(({ persona }) => persona === id).length
  return personas.reduce((best, one) => (taken(one.id) < taken(best.id) ? one : best)).id
}

export function swapped<T>(items: readonly T[], one: number, other: number): readonly T[] {
  const moved = [...items]
  ;[moved[one], moved[other]] = [items[other], items[one]]
  return moved
}

/** A fair order, by chance of the browser's own. */
export function mixed<T>(items: readonly T[], chance: () => number): readonly T[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
