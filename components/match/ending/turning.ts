import type { Seat } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'
import type { Played } from '../chronicle'

/** A place where a match turned. */
export type TurningPoint = {
  /** The entry that moved most, and its turn. */
  readonly n: number
  readonly turn: number
  readonly decision: number | null
  /** The game's own sentence about it. */
  readonly words: string
  /** Change of each seat's share of all weight by what followed from the same cause, from −1 to 1. */
  readonly shifts: readonly number[]
  /** Half the sum of all shifts, without signs: the part of everything that changed hands, from 0 to 1. */
  readonly swing: number
}

const sharesOf = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length))
}
const swingOf = (before: readonly number[], after: readonly number[]): number =>
  after.reduce((sum, share, seat) => sum + Math.abs(share - before[seat]!), 0) / 2

/** What follows from one cause: entries of one decision and turn, or of one turn where no decision is told. */
const causeOf = ({ turn, decision }: WireEntry): string => `${turn} ${decision ?? ''}`

/**
 * The turning points of a log, the first of them first: the `most` causes by which the largest part of all weight
 * changed hands, each with the event that moved most of it. Fewer where fewer moved anything.
 */
export function turningPoints(
  { table, board, setup, names }: Played,
  entries: readonly WireEntry[],
  most = 5,
): readonly TurningPoint[] {
  const state = table.initial(setup)
  const found: TurningPoint[] = []
  let cause = ''
  let start: readonly number[] = sharesOf(board.weights(state))
  let shares = start
  let chief: { entry: WireEntry; swing: number } | null = null
  const close = () => {
    if (!chief) return
    const swing = swingOf(start, shares)
    const { n, turn, decision, event } = chief.entry
    const shifts = shares.map((share, seat) => share - start[seat as Seat]!)
    // what is dealt before the first turn is where it starts from
    if (swing > 1e-9 && turn > 0)
      found.push({ n, turn, decision, words: table.narrate(event, names), shifts, swing })
  }
  for (const entry of entries) {
    if (isCoreEvent(entry.event)) continue
    if (causeOf(entry) !== cause) {
      close()
      cause = causeOf(entry)
      start = shares
      chief = null
    }
    table.evolve(state, entry.event)
    const next = sharesOf(board.weights(state))
    const swing = swingOf(shares, next)
    if (swing > (chief?.swing ?? 0)) chief = { entry, swing }
    shares = next
  }
  close()
  return found
    .sort((a, b) => b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
}
