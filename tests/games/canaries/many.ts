import type { Player } from '../run'
import { type Found, type Searched, searched } from './search'
import type { Secrets } from './secrets'

/** Seeds that no other text holds by chance. */
const FIRST = 7_310_000_000_000

type Many = Pick<Searched, 'share' | 'desk'> & {
  readonly from: number
  readonly count: number
  readonly tables: readonly (readonly Player[])[]
}

/** What is found in many matches: each leak once, with how often it was seen. */
export function searchedMany(secrets: Secrets, { from, count, tables, share, desk }: Many) {
  const leaks = new Map<string, number>()
  const sums = { events: 0, packets: 0, allowed: 0 }
  for (let i = from; i < from + count; i++) {
    const found: Found = searched(secrets, {
      seed: FIRST + i,
      players: tables[i % tables.length],
      share,
      desk,
    })
    for (const leak of found.leaks) leaks.set(leak, (leaks.get(leak) ?? 0) + 1)
    for (const sum of ['events', 'packets', 'allowed'] as const) sums[sum] += found[sum]
  }
  return { leaks: [...leaks], ...sums }
}

export const RANDOM: readonly (readonly Player[])[] = [['random'], ['random', 'random', 'fallback']]
