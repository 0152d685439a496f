// Talkers under every kind of rules, and with every kind of temper: legal, and never at a loss for words.
import { describe, expect, test } from 'vitest'
import { personas } from '@/lib/games/mafia/personas'
import { sentencesIn } from '@/lib/games/mafia/scripts/voice/sentences'
import type { Options } from '@/lib/games/mafia/state'
import { type Player, playMatch } from './tally'

const SETS: readonly Partial<Options>[] = [
  { start: 'day', eligible: 'everyone', tie: 'revote', ballots: 'secret' },
  { revealRoles: false, lastWords: false, defence: false },
  { revealRoles: false, sheriffs: 2, doctors: 2 },
  { sheriffs: 0, doctors: 2, abstaining: false, tie: 'random' },
  { sheriffs: 2, doctors: 0, discussionRounds: 0, eligible: 'everyone' },
  { skipKill: true, discussionRounds: 5, dayLimit: 3 },
]
const NAMES = ['aggression', 'caution', 'analysis', 'sociability', 'lieFrequency'] as const
/** Every corner of the five shares, the threshold at either end. */
const extremes = Array.from({ length: 2 ** NAMES.length }, (_, corner) => ({
  ...personas[corner % personas.length],
  parameters: {
    ...Object.fromEntries(NAMES.map((name, bit) => [name, (corner >> bit) & 1])),
    suspicionThreshold: corner % 2 === 0 ? 0 : 100,
  },
}))

/** What was said, as long as it was said to somebody; playing throws at the first illegal answer. */
function speeches(
  seed: number,
  options: Partial<Options>,
  sides: { town?: Player; mafia?: Player },
): string[] {
  const said: string[] = []
  let asked = 0
  playMatch(seed, {
    seats: 5 + (seed % 12),
    options: { ...options, mafia: 1 + (seed % 2) },
    cast: extremes,
    ...sides,
    listen: (event) => {
      if (event.type === 'stated') asked++
      if (event.type === 'spoke' && 'text' in event && !('to' in event)) said.push(event.text)
    },
  })
  if (sides.town === undefined && sides.mafia === undefined) expect(said).toHaveLength(asked)
  return said
}

describe.each(SETS)('under %o', (options) => {
  test('every word is a sentence, beside scripts and beside random players', () => {
    for (let seed = 1; seed <= 16; seed++)
      for (const sides of [{}, { mafia: 'random' }, { town: 'random' }] as const)
        for (const text of speeches(seed, options, sides)) {
          expect(sentencesIn(text), text).toBeGreaterThanOrEqual(1)
          expect(sentencesIn(text), text).toBeLessThanOrEqual(5)
          expect(text).toMatch(/^[\p{Lu}\d].*[.!?…]$/u)
          expect(text).not.toMatch(/[{}]|undefined|null|NaN|\s{2}/)
        }
  })
})
