import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import { findGame } from '@/lib/games'
import type { Point } from '@/lib/match/ask'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { postgresStore } from '@/lib/store/postgres'
import { prisma, runs } from '@/lib/store/prisma'
import { agentsOverTheLine, specsFor } from '../bench/line'
import { faultServer } from '../faults/line'
import { spelt } from '../faults/spelt'
import { aMatch, bytes, depsOn, never } from '../match/table'
import { type Blow, faultsOf, POINTS, strike } from '../soak/kill'

const store = postgresStore(prisma, runs)
const blows: Blow[] = [...POINTS.map((point, i) => ({ point, nth: 1 + i })), { after: 60 }]

test('a match whose worker is killed at every named point and at random is played like any other', async () => {
  const match = aMatch({ seed: 5, options: { rounds: 40, stake: 900 } })
  await store.create(match)
  expect(await strike(inject('databaseUrl'), match.id, blows)).toBeGreaterThanOrEqual(POINTS.length)
  expect(await faultsOf(store, match)).toEqual([])
})

test('so is a Monopoly game', async () => {
  const match = aMatch({ seed: 6, game: findGame('monopoly') as AnyGame, options: { turnLimit: 20 } })
  await store.create(match)
  expect(await strike(inject('databaseUrl'), match.id, blows.slice(2, 5))).toBe(3)
  expect(await faultsOf(store, match)).toEqual([])
})

test('so is a game of models, and the record knows of every call that their provider saw', async () => {
  let seen = 0
  const server = await faultServer(async (call) => {
    seen++
    await pause(5)
    return spelt(call)
  })
  try {
    const game = findGame('monopoly') as AnyGame
    const seats = specsFor(server.url, 3).map((agent, i) => ({ persona: game.personas[i], agent }))
    const match = aMatch({ seed: 7, game, seats, options: { turnLimit: 8 } })
    await store.create(match)
    const aimed: Blow[] = [{ after: 40 }, ...(['called', 'reply-stored', 'appended'] as const).map(thirdTime)]
    expect(await strike(inject('databaseUrl'), match.id, aimed)).toBe(aimed.length)
    const calls = seen
    const whole = memoryStore()
    await whole.create(match)
    const { agentFor } = agentsOverTheLine(0)
    await play(match.id, depsOn(whole, { agentFor, findGame: () => game }), never)
    expect(bytes(await store.readLog(match.id))).toBe(bytes(await whole.readLog(match.id)))
    const decided = (await store.find(match.id))?.decided ?? 0
    const rows = await Promise.all(
      Array.from({ length: decided }, (_, i) => store.findDecision(match.id, i + 1)),
    )
    const attempts = rows.flatMap((row) => row?.attempts ?? [])
    expect(attempts.every(({ endedAt }) => endedAt !== null)).toBe(true)
    // a worker that is killed when a call has just left, before anything is on its way to the store, takes it along
    expect(calls - attempts.length).toBeLessThanOrEqual(1)
  } finally {
    await server.close()
  }
})

const thirdTime = (point: Point): Blow => ({ point, nth: 3 })
