import { describe, expect, test } from 'vitest'
import { mafiaTwins, TWISTS } from './mafia-twins'
import { compared } from './twins'

const PAIRS = 80

describe('two matches of Mafia that differ in one secret', () => {
  const more = new Map<string, number>()

  test.each(TWISTS)('$name: whoever is not told of it is given the same, byte for byte', (twist) => {
    const leaks: string[] = []
    const sums = { town: 0, packets: 0, more: 0 }
    for (let number = 1; number <= PAIRS; number++) {
      const one = compared(mafiaTwins(number), twist)
      leaks.push(...one.leaks)
      for (const sum of ['town', 'packets', 'more'] as const) sums[sum] += one[sum]
    }
    more.set(twist.name, sums.more)
    expect(leaks).toEqual([])
    expect(sums.packets).toBeGreaterThan(500)
    // changed roles are told at the end, so that no such pair is the same to everybody
    if (twist.dealt) expect(sums.town).toBe(0)
    else expect(sums.town).toBeGreaterThan(20)
  })

  test('some have more secret questions than their twin, and the town cannot tell', () =>
    expect(more.get('another night_kill')).toBeGreaterThan(10))
})
