import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice, Json } from '@/lib/core/choice'
import { drawAction } from '@/lib/core/draw'
import { seeded, unit } from '@/lib/core/random'

const drawn = (choice: Choice, seed: number): Json =>
  drawAction({ fields: ['field'] }, { moves: [], fields: { field: choice } }, (n) =>
    unit(seeded(seed).at(0, n)),
  ).field
const seeds = fc.integer({ min: 0, max: 1_000_000 })

describe('a reply drawn at random', () => {
  test('keeps to the bounds of a number, or the values beside them', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 500 }), fc.nat(900), (seed, from, width) => {
        const bid = drawn({ kind: 'number', from, to: from + width, or: [0] }, seed) as number
        expect(bid === 0 || (Number.isInteger(bid) && bid >= from && bid <= from + width)).toBe(true)
      }),
    )
  })

  test('takes some of the values, each once where they may not repeat', () => {
    const values = [3, 1, 4, 15, 9]
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 6 }), fc.boolean(), (seed, most, repeats) => {
        const some = drawn({ kind: 'some-of', values, most, repeats }, seed) as number[]
        expect(some.length).toBeLessThanOrEqual(most)
        expect(some.every((value) => values.includes(value))).toBe(true)
        if (!repeats) expect(new Set(some).size).toBe(some.length)
      }),
    )
  })

  test('comes to both sides of a flag, unless one alone is allowed', () => {
    const flags = Array.from({ length: 40 }, (_, seed) => drawn({ kind: 'flag' }, seed))
    expect(new Set(flags)).toEqual(new Set([true, false]))
    const bound = Array.from({ length: 40 }, (_, seed) => drawn({ kind: 'flag', only: false }, seed))
    expect(new Set(bound)).toEqual(new Set([false]))
  })

  test('comes to every value of a list in time, all of them together too', () => {
    const choice: Choice = { kind: 'some-of', values: ['a', 'b', 'c'] }
    const lists = Array.from({ length: 300 }, (_, seed) =>
      (drawn(choice, seed) as string[]).toSorted().join(''),
    )
    expect(new Set(lists)).toEqual(new Set(['', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']))
  })

  test('is the same for the same chances, and says what is missing', () => {
    const choice: Choice = { kind: 'one-of', values: ['x', 'y', 'z'] }
    expect(drawn(choice, 7)).toEqual(drawn(choice, 7))
    expect(() => drawAction({ fields: ['bid'] }, { moves: [], fields: {} }, () => 0)).toThrow('"bid"')
  })
})
