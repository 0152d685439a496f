import type { Seat } from '@/lib/core/game'
import { below } from '@/lib/core/random'
import type { MonopolyStep } from '../state'

/** Streams of chance: 0 to 7 the dice of each seat, then one for each deck. */
export const DECK_STREAM = 8

const FACES: readonly (readonly [number, number])[] = Array.from({ length: 36 }, (_, face) => [
  1 + (face % 6),
  1 + Math.floor(face / 6),
])

/** The seat's next throw of two dice: the n-th, whatever happened in between. */
export const nextDice = ({ state, random }: MonopolyStep, seat: Seat): readonly [number, number] =>
  FACES[below(36, random.at(seat, state.table.throws[seat]))]
