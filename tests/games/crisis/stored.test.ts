import { describe, expect, test } from 'vitest'
import type { AgentSpec } from '@/lib/agents/agent'
import type { AnyGame } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import { crisis } from '@/lib/games/crisis'
import { scenarios } from '@/lib/games/crisis/library'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { playOut } from '@/lib/match/simulate'
import { memoryStore } from '@/lib/store/memory'
import { depsOn, never } from '../../match/table'

const find = (wanted: string): Persona => {
  const persona = crisis.personas.find(({ id }) => id === wanted)
  if (!persona) throw new Error(`no persona ${wanted}`)
  return persona
}
const SCRIPTED: AgentSpec = { kind: 'scripted' }
const places = (scenario = scenarios[0]) => crisis.places?.(scenario) ?? []
const launch = (more: object = {}) =>
  newMatch({
    game: crisis as AnyGame,
    options: scenarios[0],
    seats: places().map(({ persona }) => ({ persona: find(persona), agent: SCRIPTED })),
    shuffleSeats: true,
    seed: 5,
    title: '',
    ownerId: null,
    visibility: 'public',
    pace: 0,
    ...more,
  })

describe('a stored crisis', () => {
  test('seats its personas at the places of the scenario, under their names, whatever is said of shuffling', () => {
    const launched = launch()
    if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
    const { seats } = launched.match
    expect(seats.map(({ persona }) => persona.name)).toEqual([
      'Senn',
      'Calder',
      'Varda',
      'Port League',
      'The engine',
    ])
    expect(seats.map(({ persona }) => persona.id)).toEqual(places().map(({ persona }) => persona))
  })

  test('has just the seats of its scenario, and the engine where the engine sits', () => {
    const all = places().map(({ persona }) => ({ persona: find(persona), agent: SCRIPTED }))
    expect(launch({ seats: all.slice(1) })).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ field: 'options.agents' })]),
    })
    expect(launch({ seats: all.toReversed() })).toMatchObject({
      ok: false,
      problems: [{ field: 'seats.0.persona' }, { field: 'seats.4.persona' }],
    })
  })

  test('is played through packets and wire to the very log that a simulation of its seed has', async () => {
    const launched = launch()
    if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
    const { match } = launched
    const store = memoryStore()
    await store.create(match)
    const deps = depsOn(store, { findGame: () => crisis as AnyGame })
    expect(await play(match.id, deps, never)).toBe('over')
    const { match: row, entries, decisions } = store.dump(match.id)
    expect(row.status).toBe('finished')
    const sittings = match.seats.map(({ persona }) => ({ persona, agent: { script: persona.script } }))
    const setup = { seats: sittings.length, options: match.options }
    const told: unknown[] = []
    playOut(crisis as AnyGame, { seed: match.seed, setup, sittings }, {}, (event) => told.push(event))
    expect(entries.map(({ event }) => event)).toEqual(told)
    expect(decisions.filter(({ request }) => request.decision === 'judge').length).toBe(row.turn)
    expect(decisions.every(({ source }) => source === 'scripted')).toBe(true)
  })
})
