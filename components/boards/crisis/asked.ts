import type { State } from '@/lib/games/crisis/state'
import type { Asked } from '../board'

/** Who is asked what. */
export function asked({ table }: State): Asked | null {
  const { by, step, phase, answered } = table
  if (by !== null) return null
  if (step === 0) return { seats: [], words: 'Everybody is being told who they are.' }
  if (phase === 'JUDGEMENT') return { seats: [answered.length], words: `judges step ${step}` }
  const seats = answered.flatMap((is, seat) => (is ? [] : [seat]))
  const words = seats.length === 1 ? 'is asked to answer' : `${seats.length} answer at the same time.`
  return { seats, words }
}
