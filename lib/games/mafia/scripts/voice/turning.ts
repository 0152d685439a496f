// A change of mind said aloud: of somebody wrongly voted out, or wrongly named.
import type { Seat } from '@/lib/core/game'
import { inSentence, theRole } from './because'
import { type Listening, lineOf, reasonFor } from './listening'
import { slotsOf } from './pointing'

/** How far below a stranger's score somebody must be before an accusation is taken back. */
const CLEARED = 0.5

/** One sentence or two, in the first speech of a day; '' where there is nothing to take back. `named`: whom the speech accuses. */
export function turnedAround(listening: Listening, named: readonly Seat[]): string {
  const { table, seat, scores, prior } = listening.stance
  if (table.round > 1) return ''
  const before = table.statements.filter((one) => one.seat === seat && one.day === table.day - 1)
  const accused = new Set(
    before.flatMap(({ accuses, nominates }) => (nominates === null ? accuses : [...accuses, nominates])),
  )
  const count = table.counts[table.counts.length - 1]
  for (const other of accused) {
    const role = table.roles[other]
    const isLost = count?.day === table.day - 1 && count.out === other
    if (isLost && role !== null && role !== 'mafia')
      return lineOf(listening, 'regret', {
        who: inSentence(listening.names, other),
        was: theRole(table, role),
      })
  }
  for (const other of accused) {
    if (!table.alive[other] || named.includes(other) || scores[other] > CLEARED * prior) continue
    const did = reasonFor(listening, other, false)
    if (did !== null) return lineOf(listening, 'recant', { ...slotsOf(listening, other), did })
  }
  return ''
}
