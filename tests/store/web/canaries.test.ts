import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET as readDecision } from '@/app/api/matches/[id]/decisions/[number]/route'
import { GET as exportMatch } from '@/app/api/matches/[id]/export/route'
import { GET as readLog } from '@/app/api/matches/[id]/log/route'
import { GET as readManifest } from '@/app/api/matches/[id]/manifest/route'
import { GET as readSummaries } from '@/app/api/matches/[id]/summaries/route'
import { GET as readTold } from '@/app/api/matches/[id]/told/route'
import { GET as readUsage } from '@/app/api/matches/[id]/usage/route'
import { GET as searchMatches } from '@/app/api/matches/route'
import { GET as countDesk } from '@/app/api/research/count/route'
import { GET as exportDesk } from '@/app/api/research/export/route'
import { GET as readDesk } from '@/app/api/research/route'
import { GET as readScene } from '@/app/api/scene/route'
import { env } from '@/lib/env'
import { mafia } from '@/lib/games/mafia'
import type { WireEntry } from '@/lib/live/channel'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { findMatch, listMatches } from '@/lib/queries/matches'
import { openState } from '@/lib/queries/open-state'
import { lastWords, overheardIn } from '@/lib/queries/overheard'
import { listen } from '@/lib/store/notices'
import { prisma } from '@/lib/store/prisma'
import { announce, store } from '@/lib/store/shared'
import { makeVoices } from '@/lib/worker/voices'
import { ownServer, write } from './line'
import { marks, masked, spy } from './spy'
import { call, cast, ownDatabase, type Person, SEED } from './stage'

// A stored match of hidden roles, with a mark in every secret, and all that anybody is sent of it: while it is played,
// and as its town once it is over. Nothing but what is told to everyone may come through.

const TABLES = [
  { name: 'by night, all told', seats: 7, options: { mafia: 2, start: 'night' } },
  { name: 'by day, votes secret', seats: 6, options: { mafia: 1, start: 'day', ballots: 'secret' } },
  { name: 'roles never told', seats: 9, options: { mafia: 3, revealRoles: false, eligible: 'everyone' } },
] as const
type Table = (typeof TABLES)[number]

const hidden = marks()
const WORKER = '00000000-0000-7000-8000-00000000000a'

let people: Awaited<ReturnType<typeof cast>>
let deaf: () => Promise<void>
let id: string
const voices = makeVoices(announce, Date.now, 3)
/** Matches of which the worker knows that somebody watches. */
const wanted = new Set<string>()

ownDatabase('canaries')
const server = ownServer()
beforeAll(async () => {
  people = await cast()
  deaf = await listen(env.DATABASE_URL, {
    heard(notice) {
      if (notice.kind !== 'watched') return
      voices.watched(notice.match)
      wanted.add(notice.match)
    },
    back() {},
  })
})
afterAll(() => deaf())

/** Stores a match of this table. */
async function set({ seats: count, options }: Table): Promise<void> {
  // those before are over, and open to all
  await prisma.match.updateMany({ data: { visibility: 'private' } })
  const seats = masked(mafia.personas, count, hidden).map((persona) => ({
    persona,
    agent: { kind: 'scripted' as const },
  }))
  const rest = { shuffleSeats: false, ownerId: people.owner.id, visibility: 'public', pace: 0 } as const
  const rules = { discussionRounds: 1, dayLimit: 3, ...options }
  const launched = newMatch({ game: mafia, options: rules, seats, seed: SEED, title: 'Night', ...rest })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  id = launched.match.id
  await store.create(launched.match)
}

/** Plays so many steps, or to the end. */
const played = (steps = Number.POSITIVE_INFINITY) => {
  let left = steps
  const deps = {
    ...{ store, announce, now: () => new Date(), listenerFor: voices.listenerFor },
    findGame: () => mafia,
    agentFor: () => spy(mafia, hidden),
    isOver: () => left-- <= 0,
  }
  return play(id, deps, new AbortController().signal)
}

const watching = (who: Person | null, as?: 'town') => server.watching(who, id, as)
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 10_000, interval: 20 })

type Handler = Parameters<typeof call>[0]
const ROUTES: readonly [Handler, string][] = [
  [readLog, '/log?after=0'],
  [readLog, '/log?after=0&as=observer'],
  [readLog, '/log?after=0&as=town'],
  [readTold, '/told?after=0'],
  [readManifest, '/manifest'],
  [readManifest, '/manifest?as=town'],
  [readUsage, '/usage'],
  [readSummaries, '/summaries'],
  [readDecision, '/decisions/1'],
  [exportMatch, '/export'],
]
const AROUND: readonly [Handler, string][] = [
  [searchMatches, '/api/matches?q='],
  [readScene, '/api/scene'],
  [readDesk, '/api/research?'],
  [countDesk, '/api/research/count?'],
  [exportDesk, '/api/research/export?format=jsonl&packets=1'],
  [exportDesk, '/api/research/export?format=csv'],
]

type Sent = { readonly what: string; readonly text: string; readonly headers: string }

/** Raw answers: what is no JSON is read as text, with the headers that could tell of more than the text. */
async function raw(handler: Handler, path: string, who: Person | null): Promise<Sent> {
  const headers: Record<string, string> = { host: '127.0.0.1:3000', ...(who && { cookie: who.cookie }) }
  const answer = await handler(new Request(`http://127.0.0.1:3000${path}`, { headers }), {
    params: Promise.resolve({ id, number: '1' }),
  })
  const { status } = answer
  const told = [...answer.headers].filter(([name]) => name !== 'date')
  return { what: `${status} ${path}`, text: await answer.text(), headers: JSON.stringify(told) }
}

/** Everything that somebody of the public can ask for, and what pages are made from. */
async function allFor(who: Person | null, as: 'town' | null = null): Promise<Sent[]> {
  const asked =
    as === null ? ROUTES : ROUTES.filter(([, path]) => path.endsWith('as=town') || path.startsWith('/told'))
  const [own, around] = [asked, as === null ? AROUND : []]
  const answers = [
    ...own.map(([handler, path]) => raw(handler, `/api/matches/${id}${path}`, who)),
    ...around.map(([handler, path]) => raw(handler, path, who)),
  ]
  const made = {
    head: await findMatch(id, who, as),
    ...(as === null && { list: await listMatches(who, { take: 100 }), words: [...(await lastWords([id]))] }),
    picture: await openState(id),
  }
  return [...(await Promise.all(answers)), { what: 'pages', text: JSON.stringify(made), headers: '' }]
}

/** Kinds of events that are told to some alone. */
const SECRET_TYPES = [
  'role-dealt"',
  'partners-met"',
  'kill-',
  'protected"',
  'investigated"',
  'voted"',
  'believed"',
  'thought"',
]

function expectClean(sent: readonly Sent[]): void {
  for (const { what, text, headers } of sent) {
    expect({ what, marks: hidden.in(text + headers) }).toEqual({ what, marks: [] })
    expect({ what, seed: text.includes(String(SEED)) }).toEqual({ what, seed: false })
    const types = SECRET_TYPES.filter((type) => text.includes(`"type":"${type}`))
    expect({ what, types }).toEqual({ what, types: [] })
  }
}

const FIELDS = ['n', 'turn', 'event', 'decision', 'at']
function expectTownOnly(entries: readonly WireEntry[]): void {
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual(FIELDS)
    expect(entry.decision).toBeNull()
    expect('to' in entry.event).toBe(false)
  }
}

describe.each(TABLES)('hidden roles, $name', (table) => {
  beforeAll(() => set(table))

  test('while they are played no secret reaches the public, by line or by route; observers are told all', async () => {
    const [stranger, town, owner] = [
      await watching(null),
      await watching(people.researcher, 'town'),
      await watching(people.owner),
    ]
    await soon(() => expect(wanted).toContain(id))
    expect(await played(15)).toBe('slice')
    const { head, pubHead } = await prisma.match.findUniqueOrThrow({ where: { id } })
    expect(head).toBeGreaterThan(pubHead + 20)
    await soon(() => expect(owner.heard.entries.at(-1)?.n).toBe(head))
    for (const line of [stranger, town]) {
      await soon(() => expect(line.heard.entries.at(-1)?.n).toBe(pubHead))
      expectTownOnly(line.heard.entries)
      expectClean([{ what: 'socket', text: JSON.stringify(line.heard), headers: '' }])
      expect(line.heard.tokens.every(({ channel, decision }) => channel === 'speech' && decision === 0)).toBe(
        true,
      )
    }
    // the marks are there for whoever may come across them
    expect(hidden.in(JSON.stringify(owner.heard.entries)).length).toBeGreaterThan(30)
    expect(hidden.in(JSON.stringify(owner.heard.tokens)).length).toBeGreaterThan(5)
    expect(stranger.heard.tokens.length).toBeGreaterThan(0)
    // far enough, and with a worker: it plays on the front page as well
    expect(pubHead).toBeGreaterThanOrEqual(25)
    const seenAt = new Date(Date.now() + 600_000)
    await prisma.worker.upsert({
      where: { id: WORKER },
      create: { id: WORKER, capacity: 1, seenAt },
      update: {},
    })
    expect((await raw(readScene, '/api/scene', null)).text).toContain(id)
    for (const who of [null, people.other]) {
      const sent = await allFor(who)
      expectClean(sent)
      const refused = sent.flatMap(({ what }) =>
        what.startsWith('404') ? (what.split(`${id}/`)[1] ?? []) : [],
      )
      expect(refused).toEqual(['usage', 'summaries', 'decisions/1', 'export'])
    }
    for (const who of [people.owner, people.researcher, people.admin]) expectClean(await allFor(who, 'town'))
    const [observed] = await allFor(people.owner)
    expect(hidden.in(observed.text).length).toBeGreaterThan(30)
  })

  test('a hidden step changes nothing that the public can ask for, not even a header', async () => {
    const line = await watching(null)
    const before = await allFor(null)
    const heard = JSON.stringify(line.heard)
    const { decided, head } = await prisma.match.findUniqueOrThrow({ where: { id } })
    const request = {
      seat: 0,
      decision: 'night_kill',
      phase: 'NIGHT_ACTIONS',
      turn: 1,
      hears: [0],
      bounds: {},
    }
    await prisma.decision.create({
      data: {
        ...{
          matchId: id,
          number: decided + 50,
          after: head,
          seat: 0,
          type: 'night_kill',
          phase: 'NIGHT_ACTIONS',
        },
        ...{ turn: 1, request, layers: [], promptTokens: 900, askedAt: new Date(), source: 'scripted' },
      },
    })
    await prisma.match.update({ where: { id }, data: { decided: { increment: 1 } } })
    for (let i = 0; i < 3; i++) await write(id, { text: hidden.mark(), to: 0 })
    const tokens = {
      decision: decided + 50,
      attempt: 1,
      seat: 0,
      channel: 'speech',
      offset: 0,
      text: 'Psst.',
    } as const
    await announce({ kind: 'tokens', match: id, tokens, aloud: false })
    expect(await allFor(null)).toEqual(before)
    const owner = await watching(people.owner)
    await announce({ kind: 'tokens', match: id, tokens, aloud: false })
    await soon(() => expect(owner.heard.tokens).toHaveLength(1))
    expect(JSON.stringify(line.heard)).toBe(heard)
    // as it was, so that play goes on
    await prisma.event.deleteMany({ where: { matchId: id, seq: { gt: head } } })
    await prisma.decision.deleteMany({ where: { matchId: id, number: decided + 50 } })
    await prisma.match.update({ where: { id }, data: { head, decided } })
  })

  test('once it is over the town is told the end and no secret; who observes reads them all', async () => {
    const [town, stranger] = [await watching(people.owner, 'town'), await watching(null)]
    expect(await played()).toBe('over')
    await soon(() => expect(town.heard.statuses.at(-1)?.status).toBe('finished'))
    await soon(() => expect(stranger.heard.reloads).toEqual([id]))
    expect(town.heard.reloads).toEqual([])
    expect(town.heard.entries.some(({ event }) => event.type === 'game-ended')).toBe(true)
    expectTownOnly(town.heard.entries)
    expectClean([{ what: 'socket', text: JSON.stringify(town.heard), headers: '' }])
    for (const who of [null, people.other, people.owner]) expectClean(await allFor(who, 'town'))
    const log = await call(readLog, `/api/matches/${id}/log?as=town`, { who: people.owner, params: { id } })
    expectTownOnly(log.json.entries)
    expect(log.text).toContain('game-ended')
    const all = await call(readLog, `/api/matches/${id}/log`, { params: { id } })
    expect(hidden.in(all.text).length).toBeGreaterThan(100)
    expect(all.text).toContain('role-dealt')
    expect(await overheardIn(id)).toBeDefined()
  })
})
