import type { Seat } from '@/lib/core/game'
import { isHit, markOf, termsOf } from '@/lib/live/seek'
import type { Row } from './rows'

/** What is looked for in the talk; null: nothing. */
export const lookedFor = (text: string): RegExp | null => markOf(termsOf(text))

export type Heard = { readonly hears: (seat: Seat) => boolean; readonly thoughts: boolean }

/** Entries whose words hold what is looked for, in order; only words that the reader shows. */
export function hitsOf(
  rows: readonly Row[],
  mark: RegExp | null,
  { hears, thoughts }: Heard,
): readonly number[] {
  if (!mark) return []
  return rows
    .flatMap((row) => {
      if (row.kind !== 'talk' || !hears(row.seat)) return []
      const words = [row.speech, thoughts ? row.thought : null]
      return words.flatMap((found) => (found && isHit(found.text, mark) ? [found.n] : []))
    })
    .sort((a, b) => a - b)
}

/** The next hit after entry `at`, or the one before; round the end. null: none at all. */
export function nextHit(hits: readonly number[], at: number, way: 1 | -1): number | null {
  if (hits.length === 0) return null
  if (way > 0) return hits.find((n) => n > at) ?? hits[0]!
  return hits.findLast((n) => n < at) ?? hits.at(-1)!
}
