import type { Seat } from '@/lib/core/game'
import { plainLine } from '@/lib/core/quote'

/** Most characters of a reason kept with a vote or a night's choice. */
const REASON = 400

/** Words of an agent as one plain line. Most are empty in simulations. */
export const lineOf = (text: string, most: number): string => (text === '' ? '' : plainLine(text, most))

export const reasonOf = (text: string): string => lineOf(text, REASON)

/** "1, 3 or 4", for a sentence that tells which seats may be named. */
export const listed = (seats: readonly Seat[]): string =>
  seats.length < 2 ? seats.join('') : `${seats.slice(0, -1).join(', ')} or ${seats[seats.length - 1]}`
