import { beforeAll, describe, expect, test } from 'vitest'
import { GET as readLog } from '@/app/api/matches/[id]/log/route'
import { GET as readManifest } from '@/app/api/matches/[id]/manifest/route'
import { GET as readTold } from '@/app/api/matches/[id]/told/route'
import { findGame } from '@/lib/games'
import { type As, asOf } from '@/lib/live/channel'
import { findMatch, listMatches } from '@/lib/queries/matches'
import { announce } from '@/lib/store/shared'
import { change, numbers, ownServer, soon, write } from './line'
import { call, cast, EVERYONE, HEAD, match, ownDatabase, PUB_HEAD, SECRET, SEED, type Who } from './stage'

// Whoever may observe a match can ask to be told as its town; whoever may not gains nothing by asking.

let people: Awaited<ReturnType<typeof cast>>

ownDatabase('town')
const server = ownServer()
beforeAll(async () => {
  people = await cast()
})

const game = (status: string, visibility = 'public') => match(people.owner.id, visibility, status)
const connected = (who: Who) => server.connected(people[who])
const logOf = (id: string, query: string, who: Who = 'owner') =>
  call(readLog, `/api/matches/${id}/log${query}`, { who: people[who], params: { id } })
const count = (to: number) => Array.from({ length: to }, (_, i) => i + 1)

test('an address asks for the town or for nothing', () => {
  for (const text of ['observer', 'TOWN', '', 'public', undefined, null, ['town'], 1, {}])
    expect(asOf(text)).toBeNull()
  expect(asOf('town')).toBe('town')
})

describe.each(['running', 'paused', 'stopped', 'finished', 'failed'])(
  'a public match that is %s',
  (status) => {
    test.each(EVERYONE)('%s as the town is told what all are told, to the end', async (who) => {
      const id = await game(status)
      const { json, text } = await logOf(id, '?after=0&as=town', who)
      expect(json).toMatchObject({ audience: 'public', head: PUB_HEAD })
      expect(json.entries.map(({ n }: { n: number }) => n)).toEqual(count(PUB_HEAD))
      expect(json.entries.every(({ decision }: { decision: unknown }) => decision === null)).toBe(true)
      expect(text).not.toContain(SECRET)
      const head = await findMatch(id, people[who], 'town')
      expect(head).toMatchObject({
        ...{ audience: 'public', as: 'town', head: PUB_HEAD, seed: null, decisions: null },
        may: { readPackets: false },
      })
      const manifest = await call(readManifest, `/api/matches/${id}/manifest?as=town`, {
        who: people[who],
        params: { id },
      })
      expect(manifest.json).toMatchObject({ seed: null, log: null })
      for (const told of [JSON.stringify(head), manifest.text]) {
        expect(told).not.toContain(SECRET)
        expect(told).not.toContain(String(SEED))
      }
    })

    test.each(EVERYONE)('%s gains nothing by asking to observe', async (who) => {
      const id = await game(status)
      const plain = await logOf(id, '?after=0', who)
      for (const as of ['observer', 'owner', '', 'TOWN', 'town&as=observer']) {
        const asked = await logOf(id, `?after=0&as=${as}`, who)
        expect({ status: asked.status, text: asked.text }).toEqual({ status: 200, text: plain.text })
      }
      const line = await connected(who)
      const sent = line.socket.emit.bind(line.socket) as (...sent: unknown[]) => void
      const answer = await new Promise((reply) => sent('watch', id, { as: 'observer' }, reply))
      expect(answer).toMatchObject({ ok: true, audience: plain.json.audience })
    })
  },
)

test('a private match is not there for the town either', async () => {
  const id = await game('finished', 'private')
  expect((await logOf(id, '?as=town', 'researcher')).status).toBe(404)
  expect(await findMatch(id, null, 'town')).toBeNull()
  expect(await (await connected('other')).watch(id, 'town')).toEqual({ ok: false })
  expect((await logOf(id, '?as=town')).json).toMatchObject({ audience: 'public' })
})

test('what is kept for ever of a match that is over is kept by audience', async () => {
  const id = await game('finished')
  const [all, town] = [await logOf(id, '?after=0'), await logOf(id, '?after=0&as=town')]
  for (const { headers } of [all, town]) expect(headers.get('cache-control')).toContain('immutable')
  expect([all.json.audience, town.json.audience]).toEqual(['observer', 'public'])
  expect(all.headers.get('etag')).not.toBe(town.headers.get('etag'))
})

test('options that a game keeps from the public are told to observers alone', async () => {
  const monopoly = findGame('monopoly') as { disclosed?: (options: object) => object }
  monopoly.disclosed = (options) => ({ ...options, turnLimit: 'as many as it takes' })
  const id = await game('running')
  const told = async (who: Who, as: As = null) => {
    const asked = { who: people[who], params: { id } }
    const manifest = await call(readManifest, `/api/matches/${id}/manifest${as ? '?as=town' : ''}`, asked)
    return [(await findMatch(id, people[who], as))?.setup.options, manifest.json.options]
  }
  const [all, open] = [{ turnLimit: 1000 }, { turnLimit: 'as many as it takes' }]
  expect(await told('anonymous')).toEqual([open, open])
  expect(await told('owner', 'town')).toEqual([open, open])
  expect(await told('owner')).toEqual([all, all])
  delete monopoly.disclosed
})

test('why a match stands still is told to observers: it names who was asked', async () => {
  const id = await game('running')
  const [stranger, owner] = [await connected('anonymous'), await connected('owner')]
  await stranger.watch(id)
  await owner.watch(id)
  const reason = `The Shark cannot be asked: ${SECRET}.`
  await change(id, { status: 'paused', reason })
  await soon(() => expect(owner.heard.statuses.at(-1)?.reason).toBe(reason))
  await soon(() => expect(stranger.heard.statuses.at(-1)?.status).toBe('paused'))
  const told = await call(readTold, `/api/matches/${id}/told`, { who: people.owner, params: { id } })
  const again = await stranger.watch(id)
  const listed = await listMatches(null, { take: 100 })
  const heads = [await findMatch(id, null), await findMatch(id, people.owner, 'town')]
  for (const open of [stranger.heard, told.json, again, listed, heads])
    expect(JSON.stringify(open)).not.toContain('Shark cannot')
  expect(heads.flatMap((head) => [head?.reason, head?.live.reason])).toEqual(
    Array(4).fill('Its owner is told why.'),
  )
  expect(await findMatch(id, people.owner)).toMatchObject({ reason, live: { reason } })
  await change(id, { reason: 'by hand', pace: 7 })
  await soon(() => expect(stranger.heard.statuses.at(-1)).toMatchObject({ reason: 'by hand' }))
})

describe('a page that watches as the town', () => {
  test('hears what all hear, while the observer beside it hears everything', async () => {
    const id = await game('running')
    const [town, observer] = [await connected('owner'), await connected('owner')]
    expect(await town.watch(id, 'town')).toMatchObject({ ok: true, audience: 'public' })
    expect(await observer.watch(id, null)).toMatchObject({ ok: true, audience: 'observer' })
    await write(id, { text: SECRET, to: 0 })
    const thought = { decision: 1, attempt: 1, seat: 0, channel: 'thought', offset: 0, text: SECRET } as const
    await announce({ kind: 'tokens', match: id, tokens: thought, aloud: true })
    await write(id, { text: 'for all' })
    await soon(() => expect(numbers(town)).toEqual([PUB_HEAD + 1]))
    await soon(() => expect(numbers(observer)).toEqual([HEAD + 1, HEAD + 2]))
    expect(JSON.stringify(town.heard)).not.toContain(SECRET)
  })

  test('stays in the town when the match ends, and is told the end', async () => {
    const id = await game('running')
    const [town, stranger] = [await connected('owner'), await connected('anonymous')]
    await town.watch(id, 'town')
    await stranger.watch(id)
    await write(id, { text: SECRET, to: 0 }, true)
    await write(id, { text: 'the end' }, true)
    await change(id, { status: 'finished' })
    await soon(() => expect(town.heard.statuses.at(-1)?.status).toBe('finished'))
    await soon(() => expect(stranger.heard.reloads).toEqual([id]))
    expect(numbers(town)).toEqual([PUB_HEAD + 1])
    expect(town.heard.reloads).toEqual([])
    expect(JSON.stringify(town.heard)).not.toContain(SECRET)
  })

  test('goes over to observing on the same line, and back', async () => {
    const id = await game('running')
    const line = await connected('owner')
    expect(await line.watch(id, 'town')).toMatchObject({ audience: 'public' })
    expect(await line.watch(id)).toMatchObject({ audience: 'observer' })
    expect(await line.watch(id, 'town')).toMatchObject({ audience: 'public' })
    await write(id, { text: SECRET, to: 0 })
    await write(id, { text: 'for all' })
    await soon(() => expect(numbers(line)).toEqual([PUB_HEAD + 1]))
  })

  test('leaves with everybody else when the match is hidden', async () => {
    const id = await game('running')
    const line = await connected('researcher')
    await line.watch(id, 'town')
    await change(id, { visibility: 'private' })
    await soon(() => expect(line.heard.reloads).toEqual([id]))
    expect(await line.watch(id, 'town')).toEqual({ ok: false })
  })
})
