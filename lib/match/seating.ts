import { STREAM, seeded, shuffled } from '@/lib/core/random'

/** Who sits where when seats are shuffled: the n-th seat takes the sitting whose number stands at n. */
export const seatOrder = (seed: number, seats: number): number[] =>
  shuffled(seeded(seed), STREAM.seating, seats)
