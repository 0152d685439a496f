// Statesmen in whole matches of random scenarios.
import { expect, test } from 'vitest'
import { below, seeded } from '@/lib/core/random'
import { crisis } from '@/lib/games/crisis'
import { scenarios } from '@/lib/games/crisis/library'
import type { State } from '@/lib/games/crisis/state'
import { type Listener, playOut } from '@/lib/match/simulate'
import { expectSound } from '../laws'
import type { Player } from '../run'
import { match } from './courses'
import { randomScenario } from './random-scenario'

test('statesmen are legal in random scenarios of two to six agents, and every match ends', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed)
    let drawn = 0
    const pick = (n: number) => below(n, random.at(8_200, drawn++))
    const options = randomScenario(pick, 2 + pick(5))
    const sittings = (crisis.places?.(options) ?? []).map(({ name, personas }) => {
      const id = personas[pick(personas.length)]
      const found = crisis.personas.find((one) => one.id === id)
      if (!found) throw new Error(id)
      return { persona: { ...found, name }, agent: { script: found.script } }
    })
    const setup = { seats: sittings.length, options }
    const listen: Listener | undefined = seed % 2 === 0 ? () => {} : undefined
    const { state } = playOut(crisis, { seed, setup, sittings }, {}, listen)
    expect(crisis.outcome(state as State)).not.toBeNull()
  }
})

test('among random players they keep the laws of every game, and are legal wherever anybody is asked', () => {
  const players: readonly Player[] = ['random', { script: 'statesman' }, { script: 'statesman' }, 'fallback']
  for (let seed = 1; seed <= 24; seed++) {
    const random = seeded(seed)
    let drawn = 0
    const pick = (n: number) => below(n, random.at(8_300, drawn++))
    const options = randomScenario(pick, 2 + pick(4))
    const seats = options.agents.length + 1
    expectSound(crisis, {
      seed,
      setup: { seats, options },
      players: Array.from({ length: seats }, (_, i) => players[(i + seed) % players.length]),
    })
  }
})

test('what is done is the same with and without listeners, texts apart', () => {
  for (const scenario of scenarios)
    for (const seed of [1, 2, 3]) {
      const bare = match(scenario, 'as written', seed).events
      const told = match(scenario, 'as written', seed, () => {}).events
      const deeds = (events: typeof bare) =>
        events.flatMap((event) => {
          if (event.type === 'thought' || event.type === 'spoke' || event.type === 'talk-summarised')
            return []
          return [{ ...event, text: '' }]
        })
      expect(deeds(told)).toEqual(deeds(bare))
    }
})
