import { beforeAll, expect, test } from 'vitest'
import { GET } from '@/app/api/matches/[id]/summaries/route'
import { summaries } from '@/lib/store/minutes'
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
