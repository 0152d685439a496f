import { expect, test } from 'vitest'
import { rosterOf } from '@/lib/agents/roster'
import { findGame, games } from '@/lib/games'
import { brokenAt } from '@/lib/match/chain'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { replayOf } from '@/lib/match/replay'
import { memoryStore } from '@/lib/store/memory'
import { memoryRecordings } from '@/lib/store/recordings'
import { bytes, depsOn, never } from './table'

const noModels = (): never => {
  throw new Error('a recording asks no model')
}
const SHORT: Readonly<Record<string, object>> = { monopoly: { turnLimit: 30 } }

test.each(games)('a game of $id is replayed from its record alone, to the identical log', async (game) => {
  const options = game.options.parse(SHORT[game.id] ?? {})
  const places = game.places?.(options)
  const seats = Array.from({ length: places?.length ?? game.seats.min }, (_, seat) => {
    const named = game.personas.find(({ id }) => id === places?.[seat].persona)
    return {
      persona: named ?? game.personas[seat % game.personas.length],
      agent: { kind: 'scripted' } as const,
    }
  })
  const rest = { shuffleSeats: false, ownerId: null, visibility: 'public', pace: 0, title: 'First' } as const
  const launched = newMatch({ game, options: SHORT[game.id] ?? {}, seats, seed: 7, ...rest })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  const store = memoryStore()
  const recordings = memoryRecordings((id) => store.dump(id).decisions)
  const deps = depsOn(store, { findGame, agentFor: rosterOf(noModels, recordings) })
  await store.create(launched.match)
  expect(await play(launched.match.id, deps, never)).toBe('over')

  const first = store.dump(launched.match.id)
  const recorded = seats.map((_, seat) => seat)
  const how = { recorded, others: 'as-before', title: 'Again', ownerId: null, visibility: 'public' } as const
  const again = replayOf(first.match, { ...how, pace: 0 })
  await store.create(again)
  expect(await play(again.id, deps, never)).toBe('over')
  const second = store.dump(again.id)
  expect(new Set(second.decisions.map(({ source }) => source))).toEqual(new Set(['recorded']))
  expect(bytes(second.entries)).toBe(bytes(first.entries))
  expect(brokenAt(second.entries)).toBeNull()
})
