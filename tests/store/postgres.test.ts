import { expect, test } from 'vitest'
import { postgresStore } from '@/lib/store/postgres'
import { prisma, runs } from '@/lib/store/prisma'
import { LogMoved } from '@/lib/store/store'
import { aMatch } from '../match/table'
import { storeContract } from './contract'

const store = postgresStore(prisma, runs)

storeContract('the store in Postgres', () => store)

const EVENT = { turn: 0, type: 'told', to: [], data: {}, at: new Date(), hash: 'h' }

test('the key refuses a second writer even where the head has not moved', async () => {
  const { id, ...match } = aMatch()
  await store.create({ id, ...match })
  await store.setStatus(id, ['queued'], 'running', null)
  await prisma.event.create({ data: { ...EVENT, matchId: id, seq: 1 } })
  const told = {
    seq: 1,
    pub: 1,
    event: { type: 'told' },
    turn: 0,
    decision: null,
    at: '2026-01-01',
    hash: 'x',
  }
  const step = {
    entries: [told],
    ruled: [],
    turn: 0,
    ruledAt: new Date(),
    outcome: null,
    lasting: false,
    next: [],
  }
  await expect(store.append(id, 0, step)).rejects.toThrow(LogMoved)
  expect(await store.find(id)).toMatchObject({ head: 0, hash: '' })
})

test('of two who begin an attempt at once, none takes the other’s number', async () => {
  const { id, ...match } = aMatch()
  await store.create({ id, ...match })
  const request = { seat: 0, decision: 'bid', phase: 'BID', turn: 1, bounds: {} }
  const opened = {
    matchId: id,
    number: 1,
    after: 0,
    request,
    layers: [],
    promptTokens: 0,
    askedAt: new Date(),
  }
  await store.openDecision(opened, [])
  const begun = await Promise.allSettled(
    Array.from({ length: 8 }, () => store.openAttempt(id, 1, null, new Date())),
  )
  const numbers = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const lost = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(lost.every((error) => error instanceof LogMoved)).toBe(true)
  expect((await store.findDecision(id, 1))?.attempts).toHaveLength(numbers.length)
})
