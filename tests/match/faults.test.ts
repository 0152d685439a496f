import { describe, expect, test } from 'vitest'
import { brokenAt } from '@/lib/match/chain'
import { FAULT_NAMES, type FaultName } from '../faults/faults'
import { attemptsOf, playAtFaults, recorded } from '../faults/table'

/** Megabytes are slow to send; their reading is tested apart. */
const OFTEN = FAULT_NAMES.filter((name) => name !== 'megabyte')

describe('Monopoly with a fault in every second call', () => {
  test.each([
    ['OpenAI alone', 1, ['openai', 'openai', 'openai', 'openai']],
    ['Gemini alone', 2, ['gemini', 'gemini']],
    [
      'all adapters, a script and chance',
      3,
      ['openai', 'gemini', 'compatible', 'compatible json', 'scripted', 'random'],
    ],
  ])(
    '%s: the match comes to its end, and the record shows what was injected (seed %i)',
    async (_, seed, seated) => {
      const played = await playAtFaults(seated, { seed, rate: 0.5, faults: OFTEN }, 25)
      const { match, entries, stand, pauses } = played
      expect(match.status).toBe('finished')
      expect(brokenAt(entries)).toBeNull()
      const { taken: _taken, ...injected } = stand.expected()
      expect(recorded(played)).toEqual(injected)
      expect(attemptsOf(played)).toHaveLength(stand.calls())
      expect(Object.keys(injected).length).toBeGreaterThan(10)
      const halting: FaultName[] = ['quota', 'wrong-key', 'unknown-model', 'malformed-request']
      const halts = halting.reduce((sum, name) => sum + (stand.injected.get(name) ?? 0), 0)
      expect(pauses.length).toBeGreaterThanOrEqual(halts)
      expect(pauses.filter((reason) => reason === '')).toEqual([])
    },
  )
})
