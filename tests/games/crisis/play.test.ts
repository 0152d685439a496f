import { describe, expect, test } from 'vitest'
import { crisis } from '@/lib/games/crisis'
import { scenarios } from '@/lib/games/crisis/library'
import type { State } from '@/lib/games/crisis/state'
import { playOut } from '@/lib/match/simulate'

const sittingsOf = (options: (typeof scenarios)[number]) =>
  (crisis.places?.(options) ?? []).map(({ name, persona: id }) => {
    const persona = crisis.personas.find((one) => one.id === id)
    if (!persona) throw new Error(`no persona ${id}`)
    return { persona: { ...persona, name }, agent: { script: 'plain' } }
  })

describe.each(scenarios)('$title', (options) => {
  const match = (seed: number) => {
    const sittings = sittingsOf(options)
    return { seed, setup: { seats: sittings.length, options }, sittings }
  }

  test('is played to its end by plain scripts, the same twice', () => {
    for (const seed of [1, 2, 3]) {
      const played = playOut(crisis, match(seed), {}, () => {})
      const outcome = crisis.outcome(played.state as State)
      expect(outcome?.ranking.flat()).toHaveLength(options.agents.length + 1)
      expect(played.events.filter(({ type }) => type === 'variable-changed').length).toBeGreaterThan(50)
      expect(playOut(crisis, match(seed), {}, () => {}).events).toEqual(played.events)
    }
  })
})
