import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import { play } from '@/lib/match/play'
import { isAloud } from '@/lib/match/question'
import { memoryStore } from '@/lib/store/memory'
import { bids } from './bids'
import { aMatch, depsOn, never } from './table'

// How much was done in secret must not be told by the clock of what is public.

/** Bids in a whisper: all asked at once, or one after the other, in as many hidden steps. */
const atOnce: AnyGame = {
  ...bids,
  requests: (state) => bids.requests(state).map((request) => ({ ...request, hears: [request.seat] })),
}
const inTurn: AnyGame = { ...atOnce, requests: (state) => atOnce.requests(state).slice(0, 1) }

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-01T20:00:00Z') }))
afterEach(() => void vi.useRealTimers())

async function played(game: AnyGame, pace: number) {
  const store = memoryStore()
  const match = aMatch({ options: { rounds: 4 }, pace })
  await store.create(match)
  let now = Date.now()
  // every look at this clock costs a millisecond, so that whatever is written later is seen to be later
  const deps = depsOn(store, { findGame: () => game, now: () => new Date(Math.max(now++, Date.now())) })
  const over = play(match.id, deps, never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await over).toBe('over')
  return store.readLog(match.id)
}

describe('what the public log tells of time', () => {
  test('hidden steps take no pace: one or three of them, the public waits as long', async () => {
    const seconds = async (game: AnyGame) =>
      (await played(game, 2_500)).flatMap(({ pub, at, event }) =>
        pub === null ? [] : [[event.type, Math.floor(Date.parse(at) / 1000)]],
      )
    const [once, turns] = [await seconds(atOnce), await seconds(inTurn)]
    expect(once.filter(([type]) => type === 'round-began')).toHaveLength(5)
    expect(turns).toHaveLength(once.length)
    const began = (told: readonly unknown[][]) =>
      told.map(([type, at]) => [type, Number(at) - Number(told[0][1])])
    expect(began(turns)).toEqual(began(once))
  })

  test('everything written in one step has one time, however much of it is hidden', async () => {
    const entries = await played(atOnce, 0)
    const steps = new Map<string, Set<string>>()
    let step = 0
    for (const { event, at } of entries) {
      steps.set(String(step), (steps.get(String(step)) ?? new Set()).add(at))
      if (event.type === 'round-began') step++
    }
    expect(steps.size).toBe(5)
    for (const times of steps.values()) expect(times.size).toBe(1)
  })
})

test('an answer is heard while it is said where it is the only one, and for everyone', () => {
  const request = { seat: 0, decision: 'bid', phase: 'BID', turn: 1, bounds: {} }
  expect(isAloud([request])).toBe(true)
  expect(isAloud([{ ...request, hears: [0, 1] }])).toBe(false)
  expect(isAloud([{ ...request, hears: [] }])).toBe(false)
  expect(isAloud([request, { ...request, seat: 1 }])).toBe(false)
})
