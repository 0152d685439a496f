import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET as readDecision } from '@/app/api/matches/[id]/decisions/[number]/route'
import { GET as readLog } from '@/app/api/matches/[id]/log/route'
import { PATCH } from '@/app/api/matches/[id]/route'
import { POST as launch } from '@/app/api/matches/route'
import { findDecision } from '@/lib/queries/decision'
import { findMatch, listMatches } from '@/lib/queries/matches'
import { prisma } from '@/lib/store/prisma'
import { closeSender } from '@/lib/worker/enqueue'
import { call, cast, EVERYONE, HEAD, match, ownDatabase, PUB_HEAD, SECRET, SEED, type Who } from './stage'

type Right = 'all' | 'told to all' | 'none'
/** Who may know what of which match. */
const TABLE: readonly [string, string, Record<Who, Right>][] = [
  [
    'public',
    'queued',
    { anonymous: 'told to all', other: 'told to all', owner: 'all', researcher: 'all', admin: 'all' },
  ],
  [
    'public',
    'running',
    { anonymous: 'told to all', other: 'told to all', owner: 'all', researcher: 'all', admin: 'all' },
  ],
  [
    'public',
    'paused',
    { anonymous: 'told to all', other: 'told to all', owner: 'all', researcher: 'all', admin: 'all' },
  ],
  ['public', 'stopped', { anonymous: 'all', other: 'all', owner: 'all', researcher: 'all', admin: 'all' }],
  ['public', 'finished', { anonymous: 'all', other: 'all', owner: 'all', researcher: 'all', admin: 'all' }],
  ['public', 'failed', { anonymous: 'all', other: 'all', owner: 'all', researcher: 'all', admin: 'all' }],
  [
    'private',
    'running',
    { anonymous: 'none', other: 'none', owner: 'all', researcher: 'none', admin: 'all' },
  ],
  [
    'private',
    'finished',
    { anonymous: 'none', other: 'none', owner: 'all', researcher: 'none', admin: 'all' },
  ],
]
const OVER = ['stopped', 'finished', 'failed']

let people: Awaited<ReturnType<typeof cast>>
const matches = new Map<string, string>()
const idOf = (visibility: string, status: string) => matches.get(`${visibility} ${status}`) ?? ''

ownDatabase('rights')
beforeAll(async () => {
  people = await cast()
  for (const [visibility, status] of TABLE)
    matches.set(`${visibility} ${status}`, await match(people.owner.id, visibility, status))
})
afterAll(closeSender)

const NOWHERE = '00000000-0000-7000-8000-000000000000'
const notFound = async (path: string, who: Who) =>
  (await call(readLog, `/api/matches/${path}/log`, { who: people[who], params: { id: NOWHERE } })).text

describe.each(TABLE)('a %s match that is %s', (visibility, status, rights) => {
  const cases = EVERYONE.map((who) => ({ who, right: rights[who] }))

  test.each(cases)('its log: $who is told $right', async ({ who, right }) => {
    const id = idOf(visibility, status)
    const answer = await call(readLog, `/api/matches/${id}/log`, { who: people[who], params: { id } })
    if (right === 'none') {
      expect(answer.status).toBe(404)
      return expect(answer.text).toBe(await notFound(NOWHERE, who))
    }
    const all = right === 'all'
    expect(answer.json).toMatchObject({
      audience: all ? 'observer' : 'public',
      head: all ? HEAD : PUB_HEAD,
    })
    expect(answer.json.entries.map((entry: { n: number }) => entry.n)).toEqual(
      Array.from({ length: all ? HEAD : PUB_HEAD }, (_, i) => i + 1),
    )
    expect(answer.text.includes(SECRET)).toBe(all)
    expect(answer.json.entries.some((entry: { decision: number | null }) => entry.decision !== null)).toBe(
      all,
    )
  })

  test.each(cases)('its packets: $who, who is told $right', async ({ who, right }) => {
    const id = idOf(visibility, status)
    const params = { id, number: '1' }
    const answer = await call(readDecision, `/api/matches/${id}/decisions/1`, { who: people[who], params })
    const record = await findDecision(id, 1, people[who])
    if (right !== 'all') {
      expect(record).toBeNull()
      expect(answer.status).toBe(404)
      return expect(answer.text).toBe(await notFound(NOWHERE, who))
    }
    expect(answer.json).toMatchObject({
      number: 1,
      after: 2,
      layers: [{ name: 'self', text: SECRET }],
      attempts: [{ raw: SECRET }],
      reply: { thought: SECRET },
      near: { previous: null, next: null },
    })
    expect(answer.json.events.map((entry: { n: number }) => entry.n)).toEqual([3, 4, 5])
    expect(record).toEqual(answer.json)
  })

  test.each(cases)('its page and the list: $who, who is told $right', async ({ who, right }) => {
    const id = idOf(visibility, status)
    const head = await findMatch(id, people[who])
    const listed = await listMatches(people[who], { take: 100 })
    expect(listed.matches.some((card) => card.id === id)).toBe(right !== 'none')
    if (right === 'none') return expect(head).toBeNull()
    expect(head).toMatchObject({
      audience: right === 'all' ? 'observer' : 'public',
      head: right === 'all' ? HEAD : PUB_HEAD,
      seed: OVER.includes(status) ? SEED : null,
      mine: who === 'owner',
      seats: [{ name: 'The Shark', agent: 'scripted' }, { name: 'The Turtle' }],
      may: { readPackets: right === 'all', edit: who === 'owner' || who === 'admin' },
    })
    expect(JSON.stringify([head, listed])).not.toContain(SECRET)
  })

  test.each(EVERYONE)('steering it: %s', async (who) => {
    const id = idOf(visibility, status)
    const order = { who: people[who], params: { id }, body: { do: 'pace', pace: 400 } }
    const answer = await call(PATCH, `/api/matches/${id}`, order, 'PATCH')
    if (who !== 'owner' && who !== 'admin') {
      expect(answer.status).toBe(404)
      return expect(answer.text).toBe(await notFound(NOWHERE, who))
    }
    expect(answer.status).toBe(OVER.includes(status) ? 409 : 200)
    if (!OVER.includes(status)) expect(answer.json).toMatchObject({ status, pace: 400, workers: false })
  })
})

describe('what is not there', () => {
  test.each(['', 'x', '1; DROP TABLE "Match"', NOWHERE, '../../etc'])(
    'log, packet and page of %j',
    async (id) => {
      for (const who of EVERYONE) {
        const asked = { who: people[who], params: { id, number: '1' } }
        expect((await call(readLog, '/api/matches/x/log', asked)).status).toBe(404)
        expect((await call(readDecision, '/api/matches/x/decisions/1', asked)).status).toBe(404)
        expect(await findMatch(id, people[who])).toBeNull()
      }
    },
  )
  test.each(['0', '-1', '1.5', 'x', '99', '1e400', '99999999999'])('decision %s', async (number) => {
    const id = idOf('public', 'finished')
    const asked = { who: people.owner, params: { id, number } }
    expect((await call(readDecision, `/api/matches/${id}/decisions/${number}`, asked)).status).toBe(404)
  })
  test.each(['-1', '1.5', 'x', '99999999999'])('a log after %s is refused', async (after) => {
    const id = idOf('public', 'finished')
    const answer = await call(readLog, `/api/matches/${id}/log?after=${after}`, { params: { id } })
    expect(answer).toMatchObject({ status: 400, json: { field: 'after' } })
  })
})

describe('orders', () => {
  const order = (id: string, body: unknown) =>
    call(PATCH, `/api/matches/${id}`, { who: people.owner, params: { id }, body }, 'PATCH')

  test('pause, resume and stop move a match, each from where it may', async () => {
    const id = await match(people.owner.id, 'public', 'running')
    expect((await order(id, { do: 'pause' })).json).toMatchObject({ status: 'paused', reason: 'by hand' })
    expect((await order(id, { do: 'pause' })).status).toBe(409)
    expect((await order(id, { do: 'resume' })).json).toMatchObject({ status: 'queued', reason: null })
    expect((await order(id, { do: 'stop' })).json).toMatchObject({ status: 'stopped' })
    expect((await order(id, { do: 'resume' })).status).toBe(409)
  })
  test('a match is renamed, and shown or hidden, also when it is over', async () => {
    const id = await match(people.owner.id, 'public', 'finished')
    await order(id, { do: 'rename', title: '  Friday ' })
    await order(id, { do: 'show', visibility: 'private' })
    expect(await findMatch(id, people.owner)).toMatchObject({ title: 'Friday', visibility: 'private' })
    expect(await findMatch(id, null)).toBeNull()
  })
  test.each([
    [{ do: 'pace', pace: -1 }, 'pace'],
    [{ do: 'pace', pace: 1e9 }, 'pace'],
    [{ do: 'rename', title: ' ' }, 'title'],
    [{ do: 'show', visibility: 'friends' }, 'visibility'],
    [{ do: 'cheat' }, 'do'],
  ])('%j is refused at its field', async (body, field) =>
    expect(await order(idOf('public', 'running'), body)).toMatchObject({ status: 400, json: { field } }),
  )
})

describe('a launch', () => {
  const seats = ['shark', 'turtle'].map((persona) => ({ persona, agent: { kind: 'scripted' } }))
  const form = { game: 'monopoly', seats, options: {}, seed: 7, visibility: 'private' }
  const post = (who: Who, body: unknown) => call(launch, '/api/matches', { who: people[who], body })

  test.each(EVERYONE)('by %s', async (who) => {
    const answer = await post(who, form)
    if (who === 'anonymous') return expect(answer.status).toBe(401)
    expect(answer.status).toBe(201)
    expect(await findMatch(answer.json.id, people[who])).toMatchObject({
      mine: true,
      status: 'queued',
      seed: null,
    })
  })
  test.each([
    [{ ...form, game: 'chess' }, 'game'],
    [{ ...form, seats: [] }, 'seats'],
    [{ ...form, seats: [seats[0], { ...seats[1], persona: 'nobody' }] }, 'seats.1.persona'],
    [{ ...form, seats: [seats[0], { ...seats[1], agent: { kind: 'gpt' } }] }, 'seats.1.agent.kind'],
    [{ ...form, options: { turnLimit: -1 } }, 'options.turnLimit'],
    [{ ...form, seed: -1 }, 'seed'],
    [{ ...form, pace: 1e9 }, 'pace'],
    [{ ...form, title: 'x'.repeat(200) }, 'title'],
    [{ ...form, visibility: 'friends' }, 'visibility'],
  ])('with %j is refused at its field', async (body, field) => {
    const before = await prisma.match.count()
    const answer = await post('owner', body)
    expect(answer).toMatchObject({ status: 400, json: { field } })
    expect(answer.json.error).toMatch(/^[A-Z].*\.$/)
    expect(await prisma.match.count()).toBe(before)
  })
})
