import { describe, expect, test } from 'vitest'
import { isHeardBy } from '@/lib/core/log'
import { below, seeded } from '@/lib/core/random'
import { crisis } from '@/lib/games/crisis'
import type { Value } from '@/lib/games/crisis/scenario'
import {
  type Event,
  type EventOf,
  engineOf,
  initial,
  type Options,
  type State,
} from '@/lib/games/crisis/state'
import { type Match, type Player, runMatch } from '../run'
import { randomScenario } from './random-scenario'

const PLAYERS: readonly Player[] = ['random', 'random', 'fallback', { script: 'plain' }]

/** A random scenario played by a random table. */
function randomMatch(seed: number): Match {
  const random = seeded(seed)
  let drawn = 0
  const pick = (n: number) => below(n, random.at(8_100, drawn++))
  const agents = 2 + pick(5)
  const options = randomScenario(pick, agents)
  const players = Array.from({ length: agents + 1 }, () => PLAYERS[pick(PLAYERS.length)])
  return { seed, setup: { seats: agents + 1, options }, players }
}

const played = Array.from({ length: 150 }, (_, i) => {
  const match = randomMatch(i + 1)
  const { log, state } = runMatch(crisis, match)
  return { options: match.setup.options as Options, log: log as Event[], state: state as State }
})

const changesOf = (log: readonly Event[]) =>
  log.filter((event): event is EventOf<'variable-changed'> => event.type === 'variable-changed')

/** Every variable as the engine knows it, by seat and id. */
function allValues({ table, own, scenario }: State): Map<string, Value> {
  const engine = own[engineOf(scenario)]
  const values = new Map<string, Value>()
  for (const known of [table, engine]) {
    for (const [id, value] of Object.entries(known.world)) values.set(`world ${id}`, value)
    for (const [seat, own] of known.agents.entries())
      for (const [id, value] of Object.entries(own)) values.set(`${seat} ${id}`, value)
  }
  return values
}

/** Where everything stood before the first step. */
function beginning({ options, log }: (typeof played)[number]): Map<string, Value> {
  const state = initial({ seats: options.agents.length + 1, options })
  for (const event of log.slice(
    0,
    log.findIndex(({ type }) => type === 'step-began'),
  ))
    crisis.evolve(state, event)
  return allValues(state)
}

const placeOf = ({ seat, name }: EventOf<'variable-changed'>): string => `${seat ?? 'world'} ${name}`

describe('in 150 random scenarios, played by all kinds of players', () => {
  test('C-CLAMP-4 the changes that are told, each with its cause, add up to the whole change of every variable', () => {
    const causes = new Set<string>()
    let moved = 0
    for (const match of played) {
      const at = beginning(match)
      const sums = new Map<string, number>()
      for (const change of changesOf(match.log)) {
        const place = placeOf(change)
        causes.add(change.cause)
        // each begins where the last left off
        expect(change.was).toEqual(at.get(place))
        at.set(place, change.now)
        if (typeof change.now === 'number' && typeof change.was === 'number')
          sums.set(place, (sums.get(place) ?? 0) + change.now - change.was)
      }
      const end = allValues(match.state)
      expect(at).toEqual(end)
      const began = beginning(match)
      for (const [place, value] of end) {
        if (typeof value !== 'number') continue
        expect(sums.get(place) ?? 0).toBeCloseTo(value - (began.get(place) as number), 6)
        if (value !== began.get(place)) moved++
      }
    }
    expect([...causes].sort()).toEqual(['clamp', 'engine', 'module', 'schedule'])
    expect(moved).toBeGreaterThan(500)
  })

  test('when a step is over every number lies within its bounds, and moved no farther than it may', () => {
    let held = 0
    for (const { options, log } of played) {
      const state = initial({ seats: options.agents.length + 1, options })
      let began = new Map<string, Value>()
      let judged = new Map<string, Value>()
      for (const event of log) {
        crisis.evolve(state, event)
        if (event.type === 'judged') judged = allValues(state)
        if (event.type !== 'step-began' && event.type !== 'simulation-ended') continue
        const now = allValues(state)
        for (const [list, seats] of [
          [options.world, ['world']],
          [options.each, options.agents.keys()],
        ] as const)
          for (const variable of list)
            for (const seat of seats) {
              const place = `${seat} ${variable.id}`
              if (variable.kind !== 'number' || !now.has(place)) continue
              expect(now.get(place)).toBeGreaterThanOrEqual(variable.min)
              expect(now.get(place)).toBeLessThanOrEqual(variable.max)
              if (variable.most_a_step === null || !began.has(place) || !judged.has(place)) continue
              const moved = Math.abs((judged.get(place) as number) - (began.get(place) as number))
              expect(moved).toBeLessThanOrEqual(variable.most_a_step + 1e-9)
              held++
            }
        began = now
      }
    }
    expect(held).toBeGreaterThan(500)
  })

  test('the engine hears of everything, and what is not for all is told to somebody', () => {
    for (const { options, log } of played)
      for (const event of log) {
        expect(isHeardBy(event, engineOf(options))).toBe(true)
        if ('to' in event && event.to) expect(new Set(event.to).size).toBe(event.to.length)
      }
  })
})
