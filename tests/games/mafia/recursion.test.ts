import { describe, expect, test } from 'vitest'
import { mafia } from '@/lib/games/mafia'
import { count, noSums } from '@/lib/match/figures'
import { playOut, type Sitting } from '@/lib/match/simulate'
import { type Start, standardError, townShare } from './recursion'

describe('the recursion', () => {
  test('gives what can be told by hand', () => {
    // one mafioso among three: the day must find it, one chance in three
    expect(townShare(1, 3, 'day')).toBeCloseTo(1 / 3, 12)
    // at four, the night comes first and leaves the same
    expect(townShare(1, 4, 'night')).toBeCloseTo(1 / 3, 12)
    // at five by day: found at once, or on the day after the night
    expect(townShare(1, 5, 'day')).toBeCloseTo(1 / 5 + (4 / 5) * (1 / 3), 12)
    // two among five: both must be found in a row, with three living on the second day
    expect(townShare(2, 5, 'day')).toBeCloseTo((2 / 5) * (1 / 3), 12)
  })

  test('is certain where nobody is left to find, or to outvote them', () => {
    expect([townShare(0, 4, 'day'), townShare(0, 4, 'night')]).toEqual([1, 1])
    expect([townShare(2, 4, 'day'), townShare(3, 5, 'night')]).toEqual([0, 0])
  })

  test('an even number by day is never better than the odd one below it', () => {
    for (let living = 4; living <= 16; living += 2)
      for (let m = 1; 2 * m < living - 1; m++)
        expect(townShare(m, living, 'day')).toBeLessThanOrEqual(townShare(m, living - 1, 'day'))
  })
})

const MATCHES = 3_000
const SET_UPS: readonly (readonly [seats: number, mafia: number, start: Start])[] = [
  [5, 1, 'day'],
  [6, 1, 'night'],
  [7, 2, 'day'],
  [8, 2, 'night'],
  [11, 2, 'day'],
  [12, 3, 'night'],
  [16, 3, 'day'],
  [16, 4, 'night'],
]

describe(`${MATCHES} matches of random play, of one seed each`, () => {
  test.each(SET_UPS)('%i seats, %i mafia, %s first: the town wins its share', (seats, wolves, start) => {
    const options = mafia.options.parse({
      mafia: wolves,
      doctors: 0,
      sheriffs: 0,
      start,
      discussionRounds: 0,
      eligible: 'everyone',
      abstaining: false,
      tie: 'random',
      lastWords: false,
    })
    const [persona] = mafia.personas
    const sittings = Array.from({ length: seats }, (): Sitting => ({ persona, agent: 'random' }))
    const sums = noSums(mafia, seats)
    for (let seed = 1; seed <= MATCHES; seed++)
      count(sums, mafia, sittings, playOut(mafia, { seed, setup: { seats, options }, sittings }, sums.draws))
    const exact = townShare(wolves, seats, start)
    const share = sums.shares.townShare / MATCHES
    expect(Math.abs(share - exact)).toBeLessThan(3 * standardError(exact, MATCHES))
    expect(sums.finished).toBe(MATCHES)
    // every draw was legal: nobody fell back to a stand-in
    for (const { drawn, legal } of Object.values(sums.draws)) expect(legal).toBe(drawn)
  })
})
