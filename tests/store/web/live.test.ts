import { beforeAll, describe, expect, test } from 'vitest'
import { GET as readLog } from '@/app/api/matches/[id]/log/route'
import type { Tokens } from '@/lib/live/channel'
import { prisma } from '@/lib/store/prisma'
import { announce } from '@/lib/store/shared'
import { change, type Line, liveServer, numbers, ownServer, page, soon, texts, write } from './line'
import { call, cast, EVERYONE, HEAD, match, ownDatabase, PUB_HEAD, type Who } from './stage'

let people: Awaited<ReturnType<typeof cast>>

ownDatabase('live')
const { origin, connected, watching } = ownServer()
beforeAll(async () => {
  people = await cast()
})

const game = (visibility = 'public', status = 'running') => match(people.owner.id, visibility, status)
/** Everything announced so far has been passed on once this comes through on every line. */
const settled = async (id: string, ...watchers: Line[]) => {
  const pace = Math.floor(Math.random() * 1e6)
  await change(id, { pace })
  for (const { heard } of watchers) await soon(() => expect(heard.statuses.at(-1)?.pace).toBe(pace))
}

type Room = 'observer' | 'public' | null
const ROOMS: readonly [string, string, Record<Who, Room>][] = [
  [
    'public',
    'running',
    { anonymous: 'public', other: 'public', owner: 'observer', researcher: 'observer', admin: 'observer' },
  ],
  [
    'public',
    'paused',
    { anonymous: 'public', other: 'public', owner: 'observer', researcher: 'observer', admin: 'observer' },
  ],
  [
    'public',
    'finished',
    {
      anonymous: 'observer',
      other: 'observer',
      owner: 'observer',
      researcher: 'observer',
      admin: 'observer',
    },
  ],
  [
    'private',
    'running',
    { anonymous: null, other: null, owner: 'observer', researcher: null, admin: 'observer' },
  ],
  [
    'private',
    'finished',
    { anonymous: null, other: null, owner: 'observer', researcher: null, admin: 'observer' },
  ],
]

describe.each(ROOMS)('a %s match that is %s', (visibility, status, rooms) => {
  test.each(EVERYONE)('%s hears what the room is told, and no more', async (who) => {
    const id = await game(visibility, status)
    const owner = await watching(people.owner, id)
    const line = await connected(people[who])
    const room = rooms[who]
    const answer = await line.watch(id)
    expect(answer).toMatchObject(room ? { ok: true, audience: room, status: { status } } : { ok: false })
    await write(id, { text: 'for seat 0', to: 0 })
    await write(id, { text: 'for all' })
    await tell(id, { ...THOUGHT, text: 'to myself' })
    await settled(id, owner, ...(room ? [line] : []))
    expect(numbers(owner)).toEqual([HEAD + 1, HEAD + 2])
    if (room === 'observer') expect(line.heard.entries).toEqual(owner.heard.entries)
    if (room === 'public') {
      expect(numbers(line)).toEqual([PUB_HEAD + 1])
      expect(texts(line)).toEqual(['for all'])
      expect(line.heard.entries[0].decision).toBeNull()
    }
    if (room === null) expect(line.heard).toEqual({ entries: [], statuses: [], tokens: [], reloads: [] })
  })
})

const THOUGHT = { decision: 1, attempt: 1, seat: 0, channel: 'thought', offset: 0, text: '' } as const
const SPEECH = { ...THOUGHT, channel: 'speech' } as const
const tell = (match: string, tokens: Tokens, aloud = true) =>
  announce({ kind: 'tokens', match, tokens, aloud })

describe('words as they come', () => {
  test('thoughts go to observers alone, speech to all where all will hear it, without numbers', async () => {
    const id = await game()
    const [owner, stranger] = [await watching(people.owner, id), await watching(null, id)]
    await tell(id, { ...THOUGHT, text: 'I ' })
    await tell(id, { ...THOUGHT, offset: 2, text: 'bluff.' })
    await tell(id, { ...SPEECH, text: 'Deal?' })
    await soon(() => expect(stranger.heard.tokens).toHaveLength(1))
    expect(owner.heard.tokens).toEqual([
      { ...THOUGHT, text: 'I ' },
      { ...THOUGHT, offset: 2, text: 'bluff.' },
      { ...SPEECH, text: 'Deal?' },
    ])
    expect(stranger.heard.tokens).toEqual([{ ...SPEECH, decision: 0, attempt: 0, text: 'Deal?' }])
  })

  test('what is not said aloud, or does not say so, stays with observers', async () => {
    const id = await game()
    const [owner, stranger] = [await watching(people.owner, id), await watching(null, id)]
    await tell(id, { ...SPEECH, text: 'Kill him.' }, false)
    await tell(id, { ...SPEECH, text: '', withdrawn: true }, false)
    const unsaid = { kind: 'tokens', match: id, tokens: { ...SPEECH, text: 'As before.' } }
    await announce(unsaid as Parameters<typeof announce>[0])
    await soon(() => expect(owner.heard.tokens).toHaveLength(3))
    await settled(id, stranger)
    expect(stranger.heard.tokens).toEqual([])
  })
})

describe('when the audience changes', () => {
  test('the public of a match that ends is told to load anew, and may then observe', async () => {
    const id = await game()
    const [owner, stranger] = [await watching(people.owner, id), await watching(null, id)]
    await write(id, { text: 'for seat 0', to: 0 }, true)
    await change(id, { status: 'finished' })
    await soon(() => expect(stranger.heard.reloads).toEqual([id]))
    expect(await stranger.watch(id)).toMatchObject({ ok: true, audience: 'observer' })
    await soon(() => expect(owner.heard.statuses.at(-1)?.status).toBe('finished'))
    expect(owner.heard.reloads).toEqual([])
    expect(numbers(stranger)).toEqual([])
  })

  test('whoever may no longer see it leaves at once, before anything else is sent', async () => {
    const id = await game()
    const [owner, stranger, researcher] = [
      await watching(people.owner, id),
      await watching(null, id),
      await watching(people.researcher, id),
    ]
    await prisma.match.update({ where: { id }, data: { visibility: 'private' } })
    await write(id, { text: 'among ourselves' }) // nobody has said yet that it is private
    await soon(() => expect(texts(owner)).toEqual(['among ourselves']))
    await soon(() => expect([stranger.heard.reloads, researcher.heard.reloads]).toEqual([[id], [id]]))
    expect([...numbers(stranger), ...numbers(researcher)]).toEqual([])
    expect(await stranger.watch(id)).toEqual({ ok: false })
  })

  test('a role that is taken away, or a session that is revoked, holds for open sockets as well', async () => {
    const id = await game()
    const demoted = await cast()
    const line = await watching(demoted.researcher, id)
    await prisma.user.update({ where: { id: demoted.researcher.id }, data: { role: 'user' } })
    await announce({ kind: 'account', user: demoted.researcher.id })
    await soon(() => expect(line.heard.reloads).toEqual([id]))
    expect(await line.watch(id)).toMatchObject({ audience: 'public' })
    const owned = await match(demoted.owner.id, 'private', 'running')
    const owner = await watching(demoted.owner, owned)
    await prisma.user.update({ where: { id: demoted.owner.id }, data: { sessionVersion: 2 } })
    await announce({ kind: 'account', user: demoted.owner.id })
    await soon(() => expect(owner.heard.reloads).toEqual([owned]))
    expect(await owner.watch(owned)).toEqual({ ok: false })
  })
})

describe('two pages on one match', () => {
  test('hear the same, whoever came late fills the rest from the log', async () => {
    const id = await game()
    const early = await watching(people.owner, id)
    await write(id, { text: 'one' })
    await write(id, { text: 'two', to: 0 })
    await soon(() => expect(numbers(early)).toEqual([HEAD + 1, HEAD + 2]))
    const late = await watching(people.admin, id)
    const filled = await call(readLog, `/api/matches/${id}/log`, { who: people.admin, params: { id } })
    await write(id, { text: 'three' })
    await soon(() => expect(numbers(late)).toContain(HEAD + 3))
    await soon(() => expect(numbers(early)).toContain(HEAD + 3))
    expect([...filled.json.entries.slice(HEAD), late.heard.entries.at(-1)]).toEqual(early.heard.entries)
  })

  test('an announcement that was lost is made up for by the next one', async () => {
    const id = await game()
    const line = await watching(people.owner, id)
    for (const text of ['one', 'two', 'three']) await write(id, { text }, true)
    await write(id, { text: 'four' })
    await soon(() => expect(texts(line)).toEqual(['one', 'two', 'three', 'four']))
  })

  test('hear the same from two web processes on one database', async () => {
    const [id, other] = [await game(), await liveServer()]
    const here = await watching(people.owner, id)
    const there = await page(other.origin, people.owner)
    expect(await there.watch(id)).toMatchObject({ ok: true, audience: 'observer' })
    await write(id, { text: 'one', to: 0 })
    await soon(() => expect(numbers(there)).toEqual([HEAD + 1]))
    await soon(() => expect(here.heard.entries).toEqual(there.heard.entries))
    there.close()
    await other.close()
  })

  test('miss nothing when the line to the database is lost', async () => {
    const id = await game()
    const line = await watching(people.owner, id)
    const lost = await prisma.$queryRaw<unknown[]>`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'parlor-listen' AND datname = current_database()`
    expect(lost).toHaveLength(1)
    await write(id, { text: 'while nobody listened' })
    await soon(() => expect(texts(line)).toEqual(['while nobody listened']))
    await write(id, { text: 'and after' })
    await soon(() => expect(texts(line)).toEqual(['while nobody listened', 'and after']))
  }, 15_000)

  test('many steps at once arrive in order, each once', async () => {
    const id = await game()
    const [owner, stranger] = [await watching(people.owner, id), await watching(null, id)]
    const last = 60
    for (let i = 1; i <= last; i++) await write(id, { text: String(i), ...(i % 3 === 0 && { to: 0 }) })
    await soon(() => expect(numbers(owner).at(-1)).toBe(HEAD + last))
    await soon(() => expect(numbers(stranger).at(-1)).toBe(PUB_HEAD + 40))
    expect(numbers(owner)).toEqual(Array.from({ length: last }, (_, i) => HEAD + 1 + i))
    expect(numbers(stranger)).toEqual(Array.from({ length: 40 }, (_, i) => PUB_HEAD + 1 + i))
  })

  test('who left hears nothing more', async () => {
    const id = await game()
    const [owner, left] = [await watching(people.owner, id), await watching(people.owner, id)]
    left.socket.emit('leave', id)
    await left.watch('no such match') // answered after the leave was heard
    await write(id, { text: 'one' })
    await soon(() => expect(numbers(owner)).toEqual([HEAD + 1]))
    expect(numbers(left)).toEqual([])
  })
})

describe('a socket', () => {
  test('of another site is refused, one of our own is not', async () => {
    await expect(page(origin(), people.owner, { origin: 'https://evil.example' })).rejects.toThrow()
    const line = await page(origin(), people.owner, { origin: origin() })
    line.close()
  })

  test('cannot upset the server with what it sends', async () => {
    const line = await connected(null)
    const emit = line.socket.emit.bind(line.socket) as (...sent: unknown[]) => void
    for (const sent of [
      [],
      [1],
      [{ id: 1 }],
      ['x'],
      [null, null],
      ['x', 'no function'],
      ['x'.repeat(5000)],
    ]) {
      emit('watch', ...sent)
      emit('leave', ...sent)
    }
    expect(await line.watch(await game())).toMatchObject({ ok: true })
  })

  test('watches a few matches, not all', async () => {
    const line = await connected(null)
    const answers = []
    for (let i = 0; i < 9; i++) answers.push((await line.watch(await game())).ok)
    expect(answers).toEqual([...Array(8).fill(true), false])
  })

  test('asks thirty times in ten seconds, then is told no', async () => {
    const [line, id] = [await connected(null), await game()]
    const answers = []
    for (let i = 0; i < 32; i++) answers.push((await line.watch(id)).ok)
    expect(answers.filter(Boolean)).toHaveLength(30)
  })
})

test('a page that does not read is cut back, and loads anew once it reads again', async () => {
  const id = await game()
  const [owner, stalled] = [await watching(people.owner, id), await watching(people.owner, id)]
  const { ws } = stalled.socket.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }
  ws.pause()
  const text = 'x'.repeat(100_000)
  for (let i = 0; i < 320; i++) await write(id, { text })
  await soon(() => expect(numbers(owner).at(-1)).toBe(HEAD + 320))
  ws.resume()
  await soon(() => expect(stalled.heard.reloads).toEqual([id]))
  expect(numbers(stalled).length).toBeLessThan(320)
  expect(owner.heard.reloads).toEqual([])
  expect(await stalled.watch(id)).toMatchObject({ ok: true })
}, 30_000)

test('the status tells the place in the queue, and whether a worker is there', async () => {
  const [first, second] = [await game('public', 'queued'), await game('public', 'queued')]
  const line = await watching(null, second)
  await change(second, { pace: 1 })
  await soon(() => expect(line.heard.statuses.at(-1)).toMatchObject({ workers: false }))
  const before = line.heard.statuses.at(-1)?.position ?? 0
  expect(before).toBeGreaterThan(0)
  await change(first, { status: 'running' })
  await soon(() => expect(line.heard.statuses.at(-1)?.position).toBe(before - 1))
}, 15_000)
