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
