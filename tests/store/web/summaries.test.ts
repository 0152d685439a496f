import { beforeAll, expect, test } from 'vitest'
import { GET } from '@/app/api/matches/[id]/summaries/route'
import { GET as usage } from '@/app/api/matches/[id]/usage/route'
import type { AnyGame } from '@/lib/core/game'
import { provide } from '@/lib/env'
import { findGame } from '@/lib/games'
import { play } from '@/lib/match/play'
import { saveEndpoint } from '@/lib/store/keys'
import { summaries } from '@/lib/store/minutes'
import { store } from '@/lib/store/shared'
import { agentOf, summariserFor } from '@/lib/worker/lines'
import { startStandIn } from '../../faults/stand-in'
import { aMatch, depsOn, never } from '../../match/table'
import { call, cast, EVERYONE, match, ownDatabase, type Who } from './stage'

let people: Awaited<ReturnType<typeof cast>>
ownDatabase('summaries')
beforeAll(async () => {
  people = await cast()
})

const STARTED = new Date('2026-01-02T03:04:05.678Z')

async function summarised(visibility: string, status: string): Promise<string> {
  const id = await match(people.owner.id, visibility, status)
  const begun = { matchId: id, fromTurn: 1, toTurn: 10, model: 'openai:gpt-4.1-nano', startedAt: STARTED }
  await summaries.open({ ...begun, system: 'Sum up.', user: 'What was said.' })
  await summaries.close(id, 10, {
    ...{ text: 'Much was said.', raw: Buffer.from('{"summary": "Much was said."}'), failure: null },
    ...{ inputTokens: 900, cachedTokens: 0, outputTokens: 40, cost: 0.0001, estimated: false },
    endedAt: STARTED,
  })
  return id
}
const read = async (who: Who, id: string) =>
  call(GET, `/api/matches/${id}/summaries`, { who: people[who], params: { id } })

test('a call for a summary is read with all that is on record of it', async () => {
  const id = await summarised('public', 'running')
  const { status, json } = await read('owner', id)
  expect(status).toBe(200)
  expect(json.summaries).toEqual([
    {
      ...{ fromTurn: 1, toTurn: 10, model: 'openai:gpt-4.1-nano', system: 'Sum up.', user: 'What was said.' },
      ...{ text: 'Much was said.', raw: '{"summary": "Much was said."}', failure: null },
      ...{ inputTokens: 900, cachedTokens: 0, outputTokens: 40, cost: 0.0001, estimated: false },
      ...{ startedAt: STARTED.toISOString(), endedAt: STARTED.toISOString() },
    },
  ])
})

test.each([
  ['public', 'running', ['owner', 'researcher', 'admin']],
  ['public', 'finished', EVERYONE],
  ['private', 'finished', ['owner', 'admin']],
])('of a %s game that is %s by %j alone', async (visibility, status, readers) => {
  const id = await summarised(visibility, status)
  for (const who of EVERYONE) expect((await read(who, id)).status).toBe(readers.includes(who) ? 200 : 404)
})

test('models over the line are asked for summaries with their owner’s key, and what those took is counted', async () => {
  const provider = await startStandIn(0)
  const baseUrl = `${provider.url}/v1`
  provide({ MODEL_HOSTS_ALLOWED: new URL(provider.url).host, MODEL_SPACING_MS: '0' })
  const owner = people.owner.id
  const endpoint = { name: 'Stand-in', baseUrl, models: ['one'], reply: null }
  const keyRef = await saveEndpoint(owner, endpoint, 'sk-summary-canary-1234')
  if (!keyRef) throw new Error('no endpoint')
  const game = findGame('monopoly') as AnyGame
  const agent = { kind: 'model', provider: 'compatible', model: 'one', baseUrl, keyRef } as const
  const seats = [0, 1].map((i) => ({ persona: game.personas[i]!, agent }))
  const made = aMatch({ game, seats, options: { turnLimit: 45 }, ownerId: owner })
  await store.create(made)
  const minutes = { summariserFor, store: summaries }
  expect(await play(made.id, depsOn(store, { findGame, agentFor: agentOf, minutes }), never)).toBe('over')
  await provider.close()

  const { json } = await read('owner', made.id)
  expect(json.summaries.length).toBeGreaterThan(0)
  for (const row of json.summaries)
    expect(row).toMatchObject({ model: 'compatible:one', failure: null, outputTokens: 60 })
  const told = (await store.readLog(made.id)).flatMap(({ event }) =>
    event.type === 'talk-summarised' && 'text' in event ? [event.text] : [],
  )
  expect(told).toEqual(json.summaries.map(({ text }: { text: string }) => text))
  const counted = await call(usage, `/api/matches/${made.id}/usage`, {
    who: people.owner,
    params: { id: made.id },
  })
  expect(counted.json.summaries).toMatchObject({ calls: json.summaries.length, failed: 0 })
  expect(JSON.stringify(json)).not.toContain('canary')
})
