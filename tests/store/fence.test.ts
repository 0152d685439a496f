import { expect, test } from 'vitest'
import { play } from '@/lib/match/play'
import { postgresStore } from '@/lib/store/postgres'
import { prisma, runs } from '@/lib/store/prisma'
import { LogMoved, type MatchStore } from '@/lib/store/store'
import { aMatch, depsOn, never } from '../match/table'
import { faultsOf } from '../soak/kill'

const real = postgresStore(prisma, runs)

const unmoved = <T>(error: unknown): T | undefined => {
  if (error instanceof LogMoved) return undefined
  throw error
}

/** The store as it would be if nobody were ever refused: who comes second writes behind the first. */
const unfenced: MatchStore = {
  ...real,
  answer: (...args) => real.answer(...args).catch(unmoved<void>),
  closeAttempt: (...args) => real.closeAttempt(...args).catch((error) => unmoved<boolean>(error) ?? true),
  async append(id, _after, step) {
    for (;;) {
      const { head = 0, pubHead = 0 } = (await real.find(id)) ?? {}
      let pub = pubHead
      const entries = step.entries.map((entry, i) => ({
        ...entry,
        seq: head + i + 1,
        pub: entry.pub === null ? null : ++pub,
      }))
      try {
        return await real.append(id, head, { ...step, entries })
      } catch (error) {
        const over = (await real.find(id))?.status !== 'running'
        if (over || !(error instanceof LogMoved)) return
      }
    }
  },
}

/** Two workers that play one match at the same time. */
async function contested(store: MatchStore) {
  const match = aMatch({ seed: 9, options: { rounds: 12 } })
  await real.create(match)
  const endings = await Promise.allSettled([1, 2].map(() => play(match.id, depsOn(store), never)))
  return { match, endings }
}

test('of two workers on one match the fence lets one write, and the other drops it silently', async () => {
  const { match, endings } = await contested(real)
  const played = endings.map((ending) => (ending.status === 'fulfilled' ? ending.value : ending.reason))
  if (!played.includes('over')) await play(match.id, depsOn(real), never)
  expect(played.every((ending) => ending === 'over' || ending === 'moved')).toBe(true)
  expect(played).toContain('moved')
  expect(await faultsOf(real, match)).toEqual([])
})

test('without the fence the same test fails', async () => {
  const { match } = await contested(unfenced)
  expect((await faultsOf(real, match)).join()).toContain('the log differs from that of an unbroken run')
})
