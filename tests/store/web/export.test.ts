import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET as exportMatch } from '@/app/api/matches/[id]/export/route'
import { GET as exportDesk } from '@/app/api/research/export/route'
import { agentFor } from '@/lib/agents/roster'
import { may } from '@/lib/auth/access'
import { findGame } from '@/lib/games'
import { readDesk } from '@/lib/live/desk'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { findRows } from '@/lib/queries/research/rows'
import { readMatch } from '@/lib/record/read'
import { memoryStore } from '@/lib/store/memory'
import { copyMatch } from '@/lib/store/postgres/copy'
import { prisma } from '@/lib/store/prisma'
import { importMatch, store } from '@/lib/store/shared'
import { closeSender } from '@/lib/worker/enqueue'
import { cast, EVERYONE, match, ORIGIN, ownDatabase, type Person, SECRET } from './stage'

let people: Awaited<ReturnType<typeof cast>>
let id: string

ownDatabase('export')
beforeAll(async () => {
  people = await cast()
  const game = findGame('monopoly')
  if (!game) throw new Error('Monopoly is not registered')
  const seats = game.personas.map((persona, seat) => ({
    persona,
    agent: { kind: seat === 1 ? ('random' as const) : ('scripted' as const) },
  }))
  const rest = {
    shuffleSeats: false,
    ownerId: people.owner.id,
    visibility: 'private',
    pace: 0,
    title: '=1+1',
  } as const
  const launched = newMatch({ game, options: { turnLimit: 12 }, seats, seed: 11, ...rest })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  const memory = memoryStore()
  await memory.create({ ...launched.match, ownerId: people.owner.id })
  const deps = { store: memory, findGame, agentFor, now: () => new Date(), announce: async () => {} }
  id = launched.match.id
  await play(id, deps, new AbortController().signal)
  await copyMatch(prisma, { ...memory.dump(id), summaries: [{ ...SUMMARY, matchId: id }] })
})
afterAll(closeSender)

/** A call that put talk in short and failed, with bytes that are no text. */
const SUMMARY = {
  ...{ fromTurn: 1, toTurn: 10, model: 'openai:gpt-5.4-mini', system: 'Sum up.', user: 'Turn 1 …' },
  ...{ raw: new Uint8Array([0, 255]), text: null, inputTokens: 700, cachedTokens: null, outputTokens: 0 },
  ...{ cost: 0.0007, estimated: false, failure: { kind: 'unreadable', message: 'It broke off.' } as const },
  ...{ startedAt: new Date('2026-03-04T05:06:07.089Z'), endedAt: new Date('2026-03-04T05:06:08Z') },
}

const get = async (
  handler: typeof exportDesk,
  path: string,
  who: Person | null,
  params = {},
): Promise<Response> => {
  const headers: Record<string, string> = { host: new URL(ORIGIN).host, ...(who && { cookie: who.cookie }) }
  return handler(new Request(`${ORIGIN}${path}`, { headers }), { params: Promise.resolve(params) })
}
const whole = (who: Person | null, of = id) => get(exportMatch, `/api/matches/${of}/export`, who, { id: of })
const desk = (query: string, who: Person | null) => get(exportDesk, `/api/research/export?${query}`, who)
const linesOf = async (answer: Response) =>
  (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

describe('a whole match', () => {
  test('goes out and comes in elsewhere as the same record', async () => {
    const text = await (await whole(people.owner)).text()
    const { dump } = await readMatch(bytesOf(text))
    if (!dump) throw new Error('the seed is missing')
    const columns = {
      orderBy: { number: 'asc' },
      include: { attempts: { orderBy: { number: 'asc' } } },
    } as const
    const recorded = () => prisma.decision.findMany({ where: { matchId: id }, ...columns })
    const [was, log, decisions] = [await store.find(id), await store.readLog(id), await recorded()]
    expect(dump.decisions.length).toBeGreaterThan(20)
    expect(dump.layers.length).toBeGreaterThanOrEqual(11)
    expect(dump.summaries).toEqual([{ ...SUMMARY, matchId: id }])
    expect(await importMatch(dump)).toBe(false)
    await prisma.match.delete({ where: { id } })
    await prisma.layer.deleteMany()
    expect(await importMatch(dump)).toBe(true)
    expect(await store.find(id)).toEqual({ ...was, ownerId: null })
    expect(await store.readLog(id)).toEqual(log)
    expect(await recorded()).toEqual(decisions)
    await prisma.match.update({ where: { id }, data: { ownerId: people.owner.id } })
    expect(await (await whole(people.owner)).text()).toBe(text)
  })

  test.each(EVERYONE)('%s gets it where they may read its packets', async (who) => {
    for (const [visibility, status] of [
      ['public', 'running'],
      ['public', 'finished'],
      ['private', 'finished'],
    ] as const) {
      const one = {
        id: await match(people.owner.id, visibility, status),
        ownerId: people.owner.id,
        visibility,
        status,
      }
      const allowed = may(people[who], 'read-packets', one)
      const answer = await whole(people[who], one.id)
      const text = await answer.text()
      expect(answer.status).toBe(allowed ? 200 : 404)
      expect(text.includes(SECRET)).toBe(allowed)
      if (allowed) expect(JSON.parse(text.split('\n')[0]!).match.seed === null).toBe(status === 'running')
      await prisma.match.delete({ where: { id: one.id } })
    }
  })
})

describe('the rows of a question', () => {
  const keysOf = (rows: readonly { match: string; number: number }[]) =>
    rows.map(({ match, number }) => [match, number])

  test.each([
    '',
    'type=pre_roll_decision&sort=longest',
    'failure=any',
    'q=rent&in=packets&turnTo=9',
    'turnFrom=99999',
  ])('of %j go out exactly, in order', async (query) => {
    const [head, ...rows] = await linesOf(await desk(query, people.owner))
    expect(head).toMatchObject({ schema: 1, kind: 'parlor-decisions', packets: false })
    const shown = await findRows(people.owner, readDesk(new URLSearchParams(query)), null, 10_000)
    expect(keysOf(rows)).toEqual(keysOf(shown.rows))
    for (const row of rows) expect(row).not.toHaveProperty('layers')
  })
  test('with packets hold the texts of all layers', async () => {
    const [, ...rows] = await linesOf(await desk('packets=1', people.owner))
    const row = rows.find(({ layers }) => layers.length > 0)
    expect(row.layers.length).toBeGreaterThanOrEqual(11)
    expect(row.layers.find(({ name }: { name: string }) => name === 'rules').text).toMatch(/MONOPOLY/)
  })
  test('as a spreadsheet run nothing', async () => {
    const text = await (await desk('format=csv', people.owner)).text()
    const [head, first] = text.split('\r\n')
    expect(head).toBe(
      'match,title,game,version,number,after,seat,name,persona,agent,type,phase,turn,source,failure,action,' +
        'speech,thought,category,promptTokens,inputTokens,cachedTokens,outputTokens,cost,askedAt,answeredAt,ruledAt',
    )
    expect(first).toContain(`${id},'=1+1,monopoly,`)
    expect(text).not.toMatch(/,[=+@]/)
  })
  test('of others are none', async () => {
    expect(await linesOf(await desk(`match=${id}`, people.researcher))).toHaveLength(1)
    expect(await linesOf(await desk(`match=${id}`, null))).toHaveLength(1)
  })
  test.each(['format=xml', 'format=csv&packets=1'])('%s is refused', async (query) =>
    expect((await desk(query, people.owner)).status).toBe(400),
  )
  test('are made only as they are taken', async () => {
    const reader = (await desk('packets=1', people.owner)).body!.getReader()
    expect((await reader.read()).done).toBe(false)
    await reader.cancel()
  })
})
