import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { monopoly } from '@/lib/games/monopoly'

const HERE = import.meta.dirname
const ID = /M-[A-Z]+-\d+/g

const idsIn = (text: string): string[] => text.match(ID) ?? []

/** Ids in the titles of this folder's tests. */
const tested = (): string[] =>
  readdirSync(HERE)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(HERE, file), 'utf8').match(/\btest\(\s*'[^']*'/g) ?? [])
    .flatMap(idsIn)

/** Ids in the first column of a table of docs/rules.md. */
const documented = (): string[] =>
  (
    readFileSync(path.join(HERE, '../../../../docs/rules.md'), 'utf8').match(/^\| M-[A-Z]+-\d+ \|/gm) ?? []
  ).flatMap(idsIn)

describe('docs/rules.md', () => {
  test('every rule names one test, and every test of a rule its rule', () => {
    expect(documented().length).toBeGreaterThan(100)
    expect(documented().toSorted()).toEqual(tested().toSorted())
    expect(new Set(documented()).size).toBe(documented().length)
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
