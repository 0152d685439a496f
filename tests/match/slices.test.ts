import { expect, test } from 'vitest'
import { findGame } from '@/lib/games'
import { memoryStore } from '@/lib/store/memory'
import type { MatchStore } from '@/lib/store/store'
import { makeSlices } from '@/lib/worker/slices'
import { aMatch, depsOn, never } from './table'

const moment = () => new Promise((resolve) => setTimeout(resolve, 5))
const headOf = async (store: MatchStore, id: string) => (await store.find(id))?.head ?? 0

/** Two matches at the slowest pace, begun one after the other on a worker with so many places. */
async function given(capacity: number) {
  const store = memoryStore()
  const slices = makeSlices(depsOn(store, { findGame }), { capacity })
  const begin = async () => {
    const match = aMatch({ game: findGame('monopoly') ?? undefined, pace: 60_000 })
    await store.create(match)
    const playing = slices.play(match.id, never)
    while ((await headOf(store, match.id)) === 0) await moment()
    return { id: match.id, playing }
  }
  const [older, younger] = [await begin(), await begin()]
  return { slices, older, younger }
}

test('where all places are taken, a match that is resumed gets that of the slice that has lasted longest', async () => {
  const { slices, older, younger } = await given(2)
  slices.hear({ kind: 'status', match: 'another' })
  expect(await older.playing).toBe('slice')
  expect(slices.playing()).toBe(1)
  slices.wind()
  expect(await younger.playing).toBe('slice')
})

test('where a place is free, nobody makes room; nor for one that is played here', async () => {
  const { slices, older, younger } = await given(3)
  slices.hear({ kind: 'status', match: 'another' })
  slices.hear({ kind: 'status', match: older.id })
  await moment()
  expect(slices.playing()).toBe(2)
  slices.wind()
  expect(await Promise.all([older.playing, younger.playing])).toEqual(['slice', 'slice'])
})
