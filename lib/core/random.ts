/**
 * Randomness as a pure function of (seed, stream, index): the n-th number of a stream, whatever happened in
 * between. Nothing is remembered, so a match resumes or forks anywhere and two branches throw the same dice.
 */
export type Random = {
  /** A whole number from 0 to 2^32 − 1. */
  at(stream: number, index: number): number
}

/** Streams of the house. A game numbers its own below these. */
export const STREAM = { scripts: 1_000, seating: 2_000, play: 3_000 } as const

/** lowbias32 (Wellons): a bijection of 32 bits in which every input bit moves every output bit. */
const mix = (bits: number): number => {
  let x = bits
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0xd35a2d97)
  return x ^ (x >>> 15)
}

/** @param seed a whole number from 0 to 2^53 − 1. Two keys of 32 bits: no stream is a shift of another. */
export const seeded = (seed: number): Random => {
  const low = mix(seed | 0)
  const high = mix(Math.floor(seed / 2 ** 32) ^ 0x5bd1e995 ^ low)
  return {
    at: (stream, index) => mix(mix(mix(index ^ low) + Math.imul(stream + 1, 0x9e3779b1)) ^ high) >>> 0,
  }
}

/** Maps 32 random bits to a whole number from 0 to n − 1. */
export const below = (n: number, bits: number): number => Math.floor((bits * n) / 2 ** 32)

/** Maps 32 random bits to [0, 1). */
export const unit = (bits: number): number => bits / 2 ** 32

/** The numbers 0 … size − 1 in random order (Fisher–Yates), drawn from one stream. */
export const shuffled = (random: Random, stream: number, size: number): number[] => {
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1, random.at(stream, i))
    const card = order[i]
    order[i] = order[j]
    order[j] = card
  }
  return order
}
