import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { POST as setDaily } from '@/app/api/account/ceiling/route'
import { POST as estimate } from '@/app/api/estimate/route'
import { GET as exportMatch } from '@/app/api/matches/[id]/export/route'
import { GET as manifest } from '@/app/api/matches/[id]/manifest/route'
import { PATCH as steer } from '@/app/api/matches/[id]/route'
import { GET as summaries } from '@/app/api/matches/[id]/summaries/route'
import { GET as matchUsage } from '@/app/api/matches/[id]/usage/route'
import { POST as launch } from '@/app/api/matches/route'
import { DELETE as forgetEndpoint } from '@/app/api/models/endpoints/[id]/route'
import { POST as keepEndpoint } from '@/app/api/models/endpoints/route'
import { DELETE as forgetKey } from '@/app/api/models/keys/[provider]/route'
import { POST as keepKey, GET as ways } from '@/app/api/models/keys/route'
import { POST as tryWay } from '@/app/api/models/try/route'
import { GET as usage } from '@/app/api/usage/route'
import { countWith } from '@/lib/auth/limits'
import { provide } from '@/lib/env'
import { findGame } from '@/lib/games'
import { play } from '@/lib/match/play'
import { prisma } from '@/lib/store/prisma'
import { store } from '@/lib/store/shared'
import { ceilingOf } from '@/lib/store/usage'
import { agentOf } from '@/lib/worker/lines'
import type { FaultServer } from '../../faults/line'
import { startStandIn } from '../../faults/stand-in'
import { call, ownDatabase, type Person, person } from './stage'

ownDatabase('models')
beforeEach(() => void countWith())

const CANARY = 'sk-canary-7f3a9b2e6d1c-tail'
const WRONG = 'wrong-canary-7f3a9b2e6d1c-tail'

let provider: FaultServer
beforeAll(async () => {
  provider = await startStandIn(0)
  provide({
    MODEL_HOSTS_ALLOWED: new URL(provider.url).host,
    OPENAI_BASE_URL: `${provider.url}/v1`,
    GEMINI_BASE_URL: provider.url,
    MODEL_SPACING_MS: '0',
  })
})
afterAll(() => provider.close())

const withKey = async (key = CANARY) => {
  const who = await person()
  await call(keepKey, '/api/models/keys', { who, body: { provider: 'openai', key } })
  return who
}
const endpoint = (more = {}) => ({
  ...{ name: 'House', baseUrl: `${provider.url}/v1`, models: ['qwen3:8b'], key: CANARY },
  ...more,
})
const withEndpoint = async (more = {}) => {
  const who = await person()
  const kept = await call(keepEndpoint, '/api/models/endpoints', { who, body: endpoint(more) })
  return { who, id: kept.json.endpoints[0].id as string }
}
const table = (agent: object, more = {}) => ({
  game: 'monopoly',
  seats: ['shark', 'turtle'].map((persona) => ({ persona, agent })),
  options: { turnLimit: 20 },
  seed: 5,
  pace: 0,
  ...more,
})
const openai = { kind: 'model', way: 'openai', model: 'gpt-5.4-nano' }

describe('a key', () => {
  test('is told to nobody: its last four characters are all that comes back', async () => {
    const who = await withKey()
    const told = await call(ways, '/api/models/keys', { who })
    expect(told.json.keys[0]).toEqual({ provider: 'openai', house: false, ending: 'tail' })
    expect(told.text).not.toContain('canary')
  })
  test.each([[{ key: 'short' }], [{ key: 'with a space in it' }], [{ key: 'schlüssel-0123' }], [{}]])(
    '%j is refused at its field',
    async (wrong) => {
      const body = { provider: 'openai', ...wrong }
      const answer = await call(keepKey, '/api/models/keys', { who: await person(), body })
      expect(answer).toMatchObject({ status: 400, json: { field: 'key' } })
    },
  )
  test('is forgotten, and then there is none to forget', async () => {
    const who = await withKey()
    const params = { provider: 'openai' }
    const gone = () => call(forgetKey, '/api/models/keys/openai', { who, params, body: {} }, 'DELETE')
    expect((await gone()).json.keys[0].ending).toBeNull()
    expect((await gone()).status).toBe(404)
  })
  test('needs an account', async () => expect((await call(ways, '/api/models/keys')).status).toBe(401))
})

describe('a try', () => {
  const tried = async (who: Person, body: object) =>
    (await call(tryWay, '/api/models/try', { who, body })).json
  test('says what came back, how long it took and what it cost', async () =>
    expect(await tried(await withKey(), { provider: 'openai' })).toEqual({
      ok: true,
      message: expect.stringMatching(
        /^GPT-5 nano answered in \d+\.\d s: \d+ tokens in, 60 out, \$0\.0\d+\.$/,
      ),
    }))
  test('of a key that is not taken says so, without the key', async () => {
    const answer = await tried(await withKey(WRONG), { provider: 'openai' })
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/^The key is not taken\./) })
    expect(answer.message).not.toContain('canary')
  })
  test('without any key says that there is none', async () =>
    expect(await tried(await person(), { provider: 'gemini' })).toMatchObject({ ok: false }))
  test('of an endpoint asks its first model', async () => {
    const { who, id } = await withEndpoint()
    expect(await tried(who, { endpoint: id })).toMatchObject({
      ok: true,
      message: expect.stringContaining('no price known'),
    })
  })
  test('of somebody else’s endpoint is none', async () => {
    const { id } = await withEndpoint()
    expect(
      (await call(tryWay, '/api/models/try', { who: await person(), body: { endpoint: id } })).status,
    ).toBe(404)
  })
})

describe('an endpoint', () => {
  test.each([
    'http://127.0.0.1:1/v1',
    'http://169.254.169.254/',
    'ftp://x.example',
    'https://a:b@x.example/v1',
  ])('at %s is refused at its field', async (baseUrl) => {
    const body = endpoint({ baseUrl })
    const answer = await call(keepEndpoint, '/api/models/endpoints', { who: await person(), body })
    expect(answer).toMatchObject({ status: 400, json: { field: 'baseUrl' } })
  })
  test('is deleted by its owner alone', async () => {
    const { who, id } = await withEndpoint()
    const gone = (by: Person) =>
      call(forgetEndpoint, `/api/models/endpoints/${id}`, { who: by, params: { id }, body: {} }, 'DELETE')
    expect((await gone(await person())).status).toBe(404)
    expect((await gone(who)).status).toBe(200)
  })
})

describe('a table with models', () => {
  const set = (who: Person, body: object) => call(launch, '/api/matches', { who, body })

  test('keeps no key: only where one is kept', async () => {
    const who = await withKey()
    const { json } = await set(who, table({ ...openai, temperature: 0.5, maxTokens: 300 }, { ceiling: 2.5 }))
    const match = await prisma.match.findUniqueOrThrow({ where: { id: json.id }, include: { seats: true } })
    expect(match.seats[0].agent).toEqual({
      ...{ kind: 'model', provider: 'openai', model: 'gpt-5.4-nano', keyRef: 'own' },
      ...{ temperature: 0.5, maxTokens: 300 },
    })
    expect(Number(match.ceiling)).toBe(2.5)
  })
  test.each([
    ['agent', openai, /no key for OpenAI/],
    ['agent', { kind: 'model', way: 'gemini', model: 'gemini-1.5-pro' }, /retired/],
    ['agent', { kind: 'model', way: 'openai', model: 'gpt-9' }, /knows no gpt-9/],
    ['agent', { kind: 'model', way: crypto.randomUUID(), model: 'x' }, /not among yours/],
  ])('is refused at the %s of the seat: %j', async (field, agent, words) => {
    const answer = await set(await person(), table(agent))
    expect(answer).toMatchObject({
      status: 400,
      json: { field: `seats.0.${field}`, error: expect.stringMatching(words) },
    })
  })
  test.each([
    ['temperature', 2.1],
    ['temperature', -1],
    ['maxTokens', 10],
    ['maxTokens', 99_999],
    ['maxTokens', 300.5],
    ['maxPromptTokens', 999],
  ])('is refused at the %s of the seat: %d', async (field, value) => {
    const answer = await set(await withKey(), table({ ...openai, [field]: value }))
    expect(answer).toMatchObject({ status: 400, json: { field: `seats.0.${field}` } })
  })
  test('is estimated before: by packets or as usual at first, then by what such a table took', async () => {
    const who = await withKey()
    const asked = async () => (await call(estimate, '/api/estimate', { who, body: table(openai) })).json
    const first = await asked()
    expect(first.seats).toHaveLength(2)
    expect(first.basis).not.toBe('recorded')
    expect(first.cost).toBeGreaterThan(0)
    const { json } = await set(who, table(openai))
    await played(json.id)
    const then = await asked()
    const took = (await call(matchUsage, '/u', { who, params: { id: json.id } })).json
    expect(then).toMatchObject({ basis: 'recorded', games: 1 })
    const calls = took.seats.reduce((sum: number, seat: { calls: number }) => sum + seat.calls, 0)
    expect(then.seats[0].calls + then.seats[1].calls).toBe(calls)
  })
})

const deps = {
  ...{ store, findGame, agentFor: agentOf, ceiling: ceilingOf },
  ...{ now: () => new Date(), announce: async () => {} },
}
const played = (id: string) => play(id, deps, new AbortController().signal)

describe('a game of models', () => {
  test('pauses at its ceiling, says why, and plays on once it is raised', async () => {
    const who = await withKey()
    const { json } = await call(launch, '/api/matches', { who, body: table(openai, { ceiling: 0.002 }) })
    const { id } = json
    expect(await played(id)).toBe('steered')
    const paused = await prisma.match.findUniqueOrThrow({ where: { id } })
    expect(paused).toMatchObject({
      status: 'paused',
      reason: expect.stringMatching(/^The ceiling of this game/),
    })
    const { total, ceiling } = (await call(matchUsage, '/u', { who, params: { id } })).json
    expect(total.cost).toBeGreaterThanOrEqual(0.002)
    // no more than the one call that was in the air
    expect(total.cost - total.cost / total.calls).toBeLessThan(0.002 + total.cost / total.calls)
    expect(ceiling).toBe(0.002)
    const order = (body: object) => call(steer, '/m', { who, params: { id }, body }, 'PATCH')
    await order({ do: 'ceiling', ceiling: null })
    await order({ do: 'resume' })
    expect(await played(id)).toBe('over')
    const day = (await call(usage, '/api/usage', { who })).json
    expect(day.matches).toMatchObject([{ id }])
    expect(day.today.cost).toBeCloseTo(day.matches[0].cost)
  })
  test('pauses at its owner’s ceiling for a day', async () => {
    const who = await withKey()
    await call(setDaily, '/api/account/ceiling', { who, body: { ceiling: 0 } })
    const { json } = await call(launch, '/api/matches', { who, body: table(openai) })
    await played(json.id)
    expect(await store.find(json.id)).toMatchObject({
      status: 'paused',
      reason: expect.stringMatching(/owner’s ceiling/),
    })
  })
  test('of an endpoint that tells no tokens has estimates, marked so, and no price', async () => {
    const { who, id: way } = await withEndpoint({ models: ['silent-usage'] })
    const { json } = await call(launch, '/api/matches', {
      who,
      body: table({ kind: 'model', way, model: 'silent-usage' }, { options: { turnLimit: 20 } }),
    })
    await played(json.id)
    const { total } = (await call(matchUsage, '/u', { who, params: { id: json.id } })).json
    expect(total.estimated).toBe(total.calls)
    expect(total).toMatchObject({ cost: null, unpriced: total.calls })
    expect(total.inputTokens).toBeGreaterThan(1000)
  })
  test('pauses when its endpoint is deleted or moved', async () => {
    const { who, id: way } = await withEndpoint()
    const body = table({ kind: 'model', way, model: 'qwen3:8b' })
    const { json } = await call(launch, '/api/matches', { who, body })
    await prisma.modelKey.update({ where: { id: way }, data: { baseUrl: 'https://elsewhere.example/v1' } })
    await played(json.id)
    expect((await store.find(json.id))?.reason).toContain('another address now')
  })
})

test('neither a key nor the way to an endpoint leaves with the game: export, manifest, usage', async () => {
  const { who, id: way } = await withEndpoint()
  const body = table(
    { kind: 'model', way, model: 'qwen3:8b' },
    { options: { turnLimit: 6 }, visibility: 'public' },
  )
  const { id } = (await call(launch, '/api/matches', { who, body })).json
  await played(id)
  for (const route of [exportMatch, manifest, matchUsage, summaries]) {
    const answer = await route(new Request(`http://127.0.0.1:3000/x`, { headers: { cookie: who.cookie } }), {
      params: Promise.resolve({ id }),
    })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    for (const secret of ['canary', 'keyRef', provider.url, way]) expect(text).not.toContain(secret)
  }
})

test('a key is in no row, no answer and no reason, whatever the provider says of it', async () => {
  const who = await withKey(WRONG)
  const { json } = await call(launch, '/api/matches', { who, body: table(openai) })
  await played(json.id)
  expect((await store.find(json.id))?.reason).toMatch(/does not take the key/)
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`
  for (const { name } of tables) {
    // bytes are shown as hex: both spellings are looked for
    const rows = await prisma.$queryRawUnsafe<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${name} t WHERE t::text ILIKE $1 OR t::text ILIKE $2`,
      '%canary%',
      `%${Buffer.from('canary').toString('hex')}%`,
    )
    expect([name, rows[0].n]).toEqual([name, 0])
  }
})
