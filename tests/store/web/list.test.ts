import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET as readTold } from '@/app/api/matches/[id]/told/route'
import { GET as findMatches } from '@/app/api/matches/route'
import { GET as readScene } from '@/app/api/scene/route'
import type { MatchFilter } from '@/lib/live/shapes'
import { listMatches } from '@/lib/queries/matches'
import { countOwned } from '@/lib/queries/owned'
import { prisma } from '@/lib/store/prisma'
import { closeSender } from '@/lib/worker/enqueue'
import { call, cast, EVERYONE, match, ownDatabase, SECRET, type Who } from './stage'

let people: Awaited<ReturnType<typeof cast>>
const ids = new Map<string, string>()

type Told = { readonly turn: number; readonly pubHead: number; readonly over?: boolean }
async function titled(
  title: string,
  visibility: string,
  { turn, pubHead, over = true }: Told,
): Promise<void> {
  const id = await match(people.owner.id, visibility, over ? 'finished' : 'running')
  const endedAt = over ? new Date(Date.UTC(2026, 0, 1, 0, turn)) : null
  await prisma.match.update({ where: { id }, data: { title, turn, pubHead, endedAt } })
  ids.set(title, id)
}

ownDatabase('list')
beforeAll(async () => {
  people = await cast()
  await titled('Low tide', 'public', { turn: 90, pubHead: 300 })
  await titled('100% certain', 'public', { turn: 10, pubHead: 900 })
  await titled('Under_score', 'public', { turn: 40, pubHead: 3, over: false })
  await titled('Low light', 'private', { turn: 50, pubHead: 500 })
  const seat = { matchId_index: { matchId: ids.get('Low tide') ?? '', index: 1 } }
  await prisma.seat.update({ where: seat, data: { persona: { id: 'heron', name: 'The Grey Heron' } } })
})
afterAll(closeSender)

const titles = async (who: Who, filter: MatchFilter) =>
  (await listMatches(people[who], filter)).matches.map(({ title }) => title)

describe('searching the list', () => {
  test.each([
    ['low TIDE', ['Low tide']],
    ['  tide ', ['Low tide']],
    ['grey heron', ['Low tide']],
    ['%', ['100% certain']],
    ['_', ['Under_score']],
    ['\\', []],
    ["'; DROP TABLE", []],
    ['Sits there', []],
    [SECRET, []],
  ])('%j finds what is called that, signs read as they stand', async (search, found) =>
    expect(await titles('anonymous', { search })).toEqual(found),
  )
  test('the owner’s name finds their public tables, and private ones for who may see them', async () => {
    const search = people.owner.name
    expect(await titles('anonymous', { search })).not.toContain('Low light')
    expect(await titles('other', { search })).toEqual(['Under_score', '100% certain', 'Low tide'])
    expect(await titles('owner', { search })).toContain('Low light')
  })
  test.each(EVERYONE)('by %s: a private title is found by owner and admin alone', async (who) => {
    const answer = await call(findMatches, '/api/matches?q=low+light', { who: people[who] })
    const found = answer.json.matches.map(({ title }: { title: string }) => title)
    expect(found).toEqual(who === 'owner' || who === 'admin' ? ['Low light'] : [])
    expect(answer.text).not.toContain(SECRET)
  })
  test.each(['take=0', 'take=1000', 'take=x', `q=${'x'.repeat(300)}`])('%s is refused', async (query) =>
    expect((await call(findMatches, `/api/matches?${query}`)).status).toBe(400),
  )
})

describe('ordering the list', () => {
  test.each([
    ['newest', ['Under_score', '100% certain', 'Low tide']],
    ['turns', ['Low tide', 'Under_score', '100% certain']],
    ['longest', ['100% certain', 'Low tide', 'Under_score']],
    ['status', ['Under_score', 'Low tide', '100% certain']],
  ] as const)('%s first, page by page as in one', async (sort, order) => {
    expect(await titles('anonymous', { sort })).toEqual(order)
    const paged: string[] = []
    let before: string | undefined
    do {
      const page = await listMatches(null, { sort, before, take: 1 })
      paged.push(...page.matches.map(({ title }) => title))
      before = page.more ?? undefined
    } while (before)
    expect(paged).toEqual(order)
  })
  test.each(['x', '-1', '99999999', "1'"])(
    'a page after %j is one of few or none, never an error',
    async (before) => {
      for (const sort of ['newest', 'turns'] as const)
        expect((await listMatches(null, { sort, before })).more).toBeNull()
    },
  )
})

describe('what everyone is told', () => {
  const told = (title: string, who: Who, query = '') => {
    const id = ids.get(title) ?? ''
    return call(readTold, `/api/matches/${id}/told${query}`, { who: people[who], params: { id } })
  }
  test.each(EVERYONE)('of a public match, %s reads the same', async (who) => {
    for (const title of ['Under_score', 'Low tide']) {
      const { json, text } = await told(title, who)
      expect(json.entries.map(({ n }: { n: number }) => n)).toEqual([1, 2, 3])
      expect(text).not.toContain(SECRET)
      expect(json.entries.every(({ decision }: { decision: unknown }) => decision === null)).toBe(true)
    }
    expect((await told('Low tide', who, '?after=2')).json.entries).toHaveLength(1)
    expect((await told('Low tide', who, '?after=-1')).status).toBe(400)
  })
  test.each(EVERYONE)('of a private one: %s', async (who) =>
    expect((await told('Low light', who)).status).toBe(who === 'owner' || who === 'admin' ? 200 : 404),
  )
})

test('the front page shows a public game that is over, from what everyone was told', async () => {
  await prisma.match.updateMany({ where: { title: { not: 'Low tide' } }, data: { status: 'stopped' } })
  const { json, text } = await call(readScene, '/api/scene')
  expect(json).toMatchObject({ title: 'Low tide', status: { status: 'finished' } })
  expect(text).not.toContain(SECRET)
  await prisma.match.updateMany({ data: { visibility: 'private' } })
  expect((await call(readScene, '/api/scene')).status).toBe(404)
})

test('what stays and what goes with an account is counted', async () =>
  expect(await countOwned(people.owner)).toEqual({ stay: 0, go: 4 }))
