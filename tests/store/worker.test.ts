import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import { provide } from '@/lib/env'
import { findGame } from '@/lib/games'
import { disconnect, prisma } from '@/lib/store/prisma'
import { announce, store } from '@/lib/store/shared'
import type { Status } from '@/lib/store/store'
import { workers } from '@/lib/store/workers'
import { closeSender, enqueue } from '@/lib/worker/enqueue'
import { type ThrowAway, throwAwayDatabase } from '../database'
import { aMatch } from '../match/table'
import { faultsOf } from '../soak/kill'
import { startWorker, type WorkerChild } from '../soak/workers'

const PATIENCE = 30_000
let worker: WorkerChild
let database: ThrowAway

// a database of its own: a worker takes whatever is running there, other tests' matches too
beforeAll(async () => {
  database = await throwAwayDatabase('worker')
  provide({ DATABASE_URL: database.url })
  worker = await startWorker(database.url)
})
afterAll(async () => {
  await worker.stop()
  await closeSender()
  await disconnect()
  await database.drop()
})

const monopoly = (seed: number, pace: number, turnLimit = 15) =>
  aMatch({ game: findGame('monopoly') as AnyGame, options: { turnLimit }, seed, pace })

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await done()); await pause(50)) {
    if (Date.now() > end) throw new Error('waited too long')
  }
}
const headOf = async (id: string) => (await store.find(id))?.head ?? 0
const reached = (id: string, head: number) => until(async () => (await headOf(id)) >= head)
const comesTo = (id: string, status: Status) => until(async () => (await store.find(id))?.status === status)

/** As the page does it: the column, then the announcement. */
async function steer(id: string, from: Status[], to: Status): Promise<void> {
  expect(await store.setStatus(id, from, to, null)).toBe(true)
  await announce({ kind: 'status', match: id })
}

test('a worker plays what is enqueued, and shows that it lives', async () => {
  const match = monopoly(1, 0)
  await store.create(match)
  await enqueue(match.id)
  await comesTo(match.id, 'finished')
  expect(await faultsOf(store, match)).toEqual([])
  expect(await prisma.worker.count()).toBe(1)
})

test('a paused match holds no job and stands still, goes on when resumed, and ends when stopped', async () => {
  const match = monopoly(2, 30, 1000)
  await store.create(match)
  await enqueue(match.id)
  await reached(match.id, 20)
  await steer(match.id, ['running'], 'paused')
  await until(async () => !worker.playing.has(match.id))
  const head = await headOf(match.id)
  expect(await workers.unattended()).not.toContain(match.id)
  await pause(300)
  expect(await headOf(match.id)).toBe(head)

  await steer(match.id, ['paused'], 'queued')
  await enqueue(match.id)
  await reached(match.id, head + 1)
  await steer(match.id, ['running'], 'stopped')
  await until(async () => !worker.playing.has(match.id))
  expect(await store.find(match.id)).toMatchObject({ status: 'stopped', outcome: null })
})

test('a wait is cut short when the pace is changed', async () => {
  const match = monopoly(3, 60_000)
  await store.create(match)
  await enqueue(match.id)
  await reached(match.id, 1)
  await store.setPace(match.id, 0)
  await announce({ kind: 'status', match: match.id })
  await comesTo(match.id, 'finished')
})

test('a worker that is asked to end leaves its matches to the next, which finds them by itself', async () => {
  const match = monopoly(4, 20)
  await store.create(match)
  await enqueue(match.id)
  await reached(match.id, 20)
  expect(await worker.stop()).toBe(0)
  expect(await store.find(match.id)).toMatchObject({ status: 'running' })
  expect(await prisma.worker.count()).toBe(0)
  expect(await workers.unattended()).toEqual([])
  // as if the nudge were lost
  await prisma.$executeRaw`DELETE FROM pgboss.job`
  expect(await workers.unattended()).toEqual([match.id])
  worker = await startWorker(database.url)
  await comesTo(match.id, 'finished')
  expect(await faultsOf(store, match)).toEqual([])
})
