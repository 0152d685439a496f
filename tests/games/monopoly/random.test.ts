import { describe, expect, test } from 'vitest'
import { monopoly } from '@/lib/games/monopoly'
import type { Decision } from '@/lib/games/monopoly/actions'
import { type Match, runMatch } from '../run'
import { expectConserved, noSights } from './audit'

const MATCHES = 1_000

/** Two to eight random players; every tenth match is a long one. */
const randomMatch = (seed: number): Match => {
  const seats = 2 + (seed % 7)
  const options = seed % 10 === 0 ? {} : { turnLimit: 60, startingCash: 500 + (seed % 3) * 500 }
  return {
    seed,
    setup: { seats, options: monopoly.options.parse(options) },
    players: Array.from({ length: seats }, () => 'random' as const),
  }
}

describe('a thousand random matches', () => {
  test('conserve money, deeds, houses and cards, and come to everything the rules know', {
    timeout: 120_000,
  }, () => {
    const sights = noSights()
    const accepted: Partial<Record<string, number>> = {}
    for (let seed = 1; seed <= MATCHES; seed++) {
      const match = randomMatch(seed)
      const run = runMatch(monopoly, match)
      expectConserved(match.setup as Parameters<typeof expectConserved>[0], run.log, sights)
      for (const [decision, times] of Object.entries(run.accepted))
        accepted[decision] = (accepted[decision] ?? 0) + times
    }
    const decisions = Object.keys(monopoly.decisions) as Decision[]
    expect(Object.keys(accepted).toSorted()).toEqual(decisions.toSorted())
    expect(sights.trades).toBeGreaterThanOrEqual(100)
    expect(sights.hotelSalesInShortage).toBeGreaterThan(0)
    expect(sights.bankruptToPlayer).toBeGreaterThan(0)
    expect(sights.bankruptToBank).toBeGreaterThan(0)
    expect(sights.unsold).toBeGreaterThan(0)
    expect(sights.estateAuctions).toBeGreaterThan(0)
    expect(sights.thirdDoubles).toBeGreaterThan(0)
  })
})
