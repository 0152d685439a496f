import { expect, test } from 'vitest'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { postgresStore } from '@/lib/store/postgres'
import { copyMatch } from '@/lib/store/postgres/copy'
import { prisma, runs } from '@/lib/store/prisma'
import { aMatch, depsOn, never } from '../match/table'

const store = postgresStore(prisma, runs)
const NOW = new Date('2026-01-02T03:04:05.678Z')

const COLUMNS = { persona: true, agent: true, failure: true } as const
const columnsOf = (matchId: string, number = 1) =>
  prisma.decision.findUniqueOrThrow({ where: { matchId_number: { matchId, number } }, select: COLUMNS })

/** A decision of seat 0, played by a model, that has been asked. */
async function asked(): Promise<string> {
  const match = aMatch()
  const [first, ...others] = match.seats
  if (!first) throw new Error('nobody sits there')
  await store.create({ ...match, seats: [{ ...first, agent: { kind: 'model', model: 'gpt-x' } }, ...others] })
  const request = { seat: 0, decision: 'bid', phase: 'BID', turn: 1, bounds: {} }
  const open = { matchId: match.id, number: 1, after: 0, request, layers: [], promptTokens: 0, askedAt: NOW }
  await store.openDecision(open, [])
  return match.id
}
const closed = (number: number, kind: 'timeout' | null) => ({
  ...{ number, note: null, raw: null, coerced: [], startedAt: NOW, endedAt: NOW },
  ...{ inputTokens: null, cachedTokens: null, outputTokens: null, cost: null },
  failure: kind && { kind, message: 'it was late' },
})

test('a decision knows who sits there and what plays the seat', async () => {
  const id = await asked()
  const seat = await prisma.seat.findUniqueOrThrow({ where: { matchId_index: { matchId: id, index: 0 } } })
  const { id: persona } = seat.persona as { id: string }
  expect(await columnsOf(id)).toEqual({ persona, agent: 'gpt-x', failure: null })
})

test('it keeps why the first attempt that did not count did not', async () => {
  const id = await asked()
  await store.openAttempt(id, 1, null, NOW)
  await store.closeAttempt(id, 1, closed(1, 'timeout'), null)
  expect(await columnsOf(id)).toMatchObject({ failure: 'timeout' })
  await store.openAttempt(id, 1, null, NOW)
  const reply = { action: {}, thought: 'Hm.', category: 'strategy', speech: '' }
  const answered = { number: 1, reply, source: 'retried', answeredAt: NOW } as const
  await store.closeAttempt(id, 1, closed(2, null), answered)
  await store.refuse(id, 1, 2, { kind: 'illegal', message: 'not so' })
  expect(await columnsOf(id)).toMatchObject({ failure: 'timeout' })
})

test('also where the rules refused it, or the worker was lost', async () => {
  const [refused, lost] = [await asked(), await asked()]
  for (const id of [refused, lost]) await store.openAttempt(id, 1, null, NOW)
  await store.refuse(refused, 1, 1, { kind: 'illegal', message: 'not so' })
  await store.openAttempt(lost, 1, null, NOW)
  expect(await columnsOf(refused)).toMatchObject({ failure: 'illegal' })
  expect(await columnsOf(lost)).toMatchObject({ failure: 'orphaned' })
})

test('a match that is copied in has the same columns as one that was played here', async () => {
  const [here, memory] = [aMatch({ seed: 4 }), memoryStore()]
  await store.create(here)
  await play(here.id, depsOn(store), never)
  const there = aMatch({ seed: 4 })
  await memory.create(there)
  await play(there.id, depsOn(memory), never)
  await copyMatch(prisma, memory.dump(there.id))
  const all = (matchId: string) =>
    prisma.decision.findMany({
      where: { matchId },
      orderBy: { number: 'asc' },
      select: { ...COLUMNS, cost: true },
    })
  expect((await all(there.id)).length).toBeGreaterThan(3)
  expect(await all(there.id)).toEqual(await all(here.id))
})
