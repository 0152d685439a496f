import { describe, expect, test } from 'vitest'
import { monopoly } from '@/lib/games/monopoly'
import { ruleIds } from '../../rule-ids'

describe('docs/rules.md', () => {
  test('every rule names one test, and every test of a rule its rule', () => {
    const { tested, documented } = ruleIds('M', import.meta.dirname)
    expect(documented.length).toBeGreaterThan(100)
    expect(documented).toEqual(tested)
    expect(new Set(documented).size).toBe(documented.length)
  })

  test('M-OPTIONS-1 options and seats within their bounds, defaults for what is not said', () => {
    const { options, seats } = monopoly
    expect(seats).toEqual({ min: 2, max: 8, usual: 4 })
    expect(options.parse({})).toEqual({ startingCash: 1500, turnLimit: 1000, minimumRaise: 10 })
    const outOfBounds = [
      { startingCash: 499 },
      { startingCash: 5001 },
      { startingCash: 1500.5 },
      { turnLimit: 0 },
      { turnLimit: 5001 },
      { minimumRaise: 0 },
      { minimumRaise: 51 },
      { freeParkingJackpot: true },
    ]
    for (const wrong of outOfBounds)
      expect(options.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
    expect(options.parse({ startingCash: 500, turnLimit: 1, minimumRaise: 1 })).toBeDefined()
  })
})
