import type { AnyGame } from '@/lib/core/game'
import { STREAM, seeded, shuffled } from '@/lib/core/random'

/** Who sits where when seats are shuffled: the n-th seat takes the sitting whose number stands at n. */
export const seatOrder = (seed: number, seats: number): number[] =>
  shuffled(seeded(seed), STREAM.seating, seats)

/** Names that tell the seats apart: the second Shark is "The Shark 2". */
export function distinct(names: readonly string[]): string[] {
  const met = new Map<string, number>()
  return names.map((name) => {
    const times = (met.get(name) ?? 0) + 1
    met.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
}

/** Names by seat: of the places that the options name, else of those who sit there, told apart. */
export const namesAt = (game: AnyGame, options: unknown, personas: readonly { readonly name: string }[]) =>
  game.places?.(options).map(({ name }) => name) ?? distinct(personas.map(({ name }) => name))

/** Why somebody may not sit at a seat that the options name, by seat. */
export const misplaced = (
  game: AnyGame,
  options: unknown,
  personas: readonly { readonly id: string }[],
): readonly { readonly seat: number; readonly message: string }[] =>
  (game.places?.(options) ?? []).flatMap(({ name, personas: may }, seat) =>
    personas[seat] === undefined || may.includes(personas[seat].id)
      ? []
      : [{ seat, message: `At the place of ${name} sits one of ${may.join(', ')}.` }],
  )
