import { expect, test } from 'vitest'
import { brokenAt } from '@/lib/match/chain'
import { store } from '@/lib/store/shared'
import { FAULT_NAMES } from '../faults/faults'
import { attemptsOf, playAtFaults, recorded } from '../faults/table'

test('the database takes whatever a provider sends, and tells it again as it came', async () => {
  const plan = { seed: 4, rate: 0.8, faults: FAULT_NAMES }
  const played = await playAtFaults(['openai', 'gemini', 'compatible json'], plan, 12, store)
  const { taken: _taken, ...injected } = played.stand.expected()
  expect(played.match.status).toBe('finished')
  expect(brokenAt(played.entries)).toBeNull()
  expect(recorded(played)).toEqual(injected)
  const raws = attemptsOf(played).flatMap(({ raw }) => (raw ? [Buffer.from(raw).toString()] : []))
  for (const came of ['<html>Bad gateway</html>', '\\u0000', '\u202e', '"Slow down."'])
    expect(raws.some((raw) => raw.includes(came))).toBe(true)
  expect(JSON.stringify([played.pauses, played.decisions, raws])).not.toContain('key-of-seat')
})
