import { expect, test } from 'vitest'
import { DEMO } from '@/lib/auth/demo'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { postgresStore } from '@/lib/store/postgres'
import { copyMatch } from '@/lib/store/postgres/copy'
import { prisma, runs } from '@/lib/store/prisma'
import { seed } from '@/prisma/seed'
import { aMatch, depsOn, never } from '../match/table'
import { faultsOf } from '../soak/kill'

const store = postgresStore(prisma, runs)

test('a match that is copied in is the match that was played, down to the bytes of a reply', async () => {
  const memory = memoryStore()
  const match = aMatch({ seed: 3, options: { rounds: 20 } })
  await memory.create(match)
  await play(match.id, depsOn(memory), never)
  const dump = memory.dump(match.id)
  expect(await copyMatch(prisma, dump)).toBe(true)
  expect(await store.find(match.id)).toEqual(dump.match)
  expect(await store.readLog(match.id)).toEqual(dump.entries)
  for (const decision of dump.decisions) {
    expect(await store.findDecision(match.id, decision.number)).toEqual(decision)
  }
  expect(await store.readLayers(dump.layers.map(({ hash }) => hash))).toHaveLength(dump.layers.length)
  expect(await copyMatch(prisma, dump)).toBe(false)
  expect(await faultsOf(store, match)).toEqual([])
})

test('the seed makes the demo account and its finished games, once', async () => {
  await seed()
  const demo = await prisma.user.findUniqueOrThrow({ where: { email: DEMO.email } })
  const list = () =>
    prisma.match.findMany({ where: { ownerId: demo.id }, orderBy: { id: 'asc' }, include: { seats: true } })
  const games = await list()
  expect(games.map(({ game, status, seats }) => [game, status, seats.length])).toEqual([
    ['monopoly', 'finished', 4],
    ['monopoly', 'finished', 2],
    ['monopoly', 'finished', 3],
    ['mafia', 'finished', 8],
    ['crisis', 'finished', 5],
  ])
  expect(games[2].outcome).toMatchObject({ by: 'turn-limit' })
  await seed()
  expect(await list()).toEqual(games)
})
