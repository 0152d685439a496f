import type { Setup } from '@/lib/core/game'
import { mafiaOf, type Options } from './state'

/** Why so many of each role cannot sit at so many seats: fewer than half are mafia, one at least, and all have a seat. */
export function objection({
  seats,
  options,
}: Setup<Options>): { option: keyof Options; message: string } | null {
  const mafia = mafiaOf({ seats, options })
  const { doctors, sheriffs } = options
  if (mafia < 1) return { option: 'mafia', message: 'At least one player is mafia.' }
  if (2 * mafia >= seats)
    return {
      option: 'mafia',
      message: `The mafia are fewer than half: at ${seats} seats ${Math.ceil(seats / 2) - 1} at most.`,
    }
  if (mafia + doctors + sheriffs <= seats) return null
  return {
    option: doctors >= sheriffs ? 'doctors' : 'sheriffs',
    message: `${mafia} mafia, ${doctors} doctors and ${sheriffs} sheriffs do not fit ${seats} seats.`,
  }
}
