import { expect, inject, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import { findGame } from '@/lib/games'
import { postgresStore } from '@/lib/store/postgres'
import { prisma, runs } from '@/lib/store/prisma'
import { aMatch } from '../match/table'
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
