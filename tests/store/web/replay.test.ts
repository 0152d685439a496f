import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/matches/route'
import type { AgentSpec } from '@/lib/agents/agent'
import type { AnyGame } from '@/lib/core/game'
import { findGame } from '@/lib/games'
import { play } from '@/lib/match/play'
import { prisma } from '@/lib/store/prisma'
import { store } from '@/lib/store/shared'
import { closeSender } from '@/lib/worker/enqueue'
import { agentOf } from '@/lib/worker/lines'
import { aMatch, bytes, depsOn, never } from '../../match/table'
import { call, cast, match, ownDatabase, type Who } from './stage'

let people: Awaited<ReturnType<typeof cast>>
ownDatabase('replay')
beforeAll(async () => {
  people = await cast()
})
afterAll(closeSender)

const deps = () => depsOn(store, { findGame, agentFor: agentOf })
const asking = (who: Who, body: object) => call(POST, '/api/matches', { who: people[who], body })

/** Random players need no key, and nothing they do can be worked out anew by a script. */
async function played(owner: string) {
  const game = findGame('monopoly') as AnyGame
  const kinds: AgentSpec['kind'][] = ['random', 'scripted', 'random']
  const seats = kinds.map((kind, i) => ({ persona: game.personas[i]!, agent: { kind } as AgentSpec }))
  const made = aMatch({ game, seats, options: { turnLimit: 12 }, ownerId: owner, title: 'First' })
  await store.create(made)
  expect(await play(made.id, deps(), never)).toBe('over')
  return made.id
}

test('a finished game is set again with all answers from its record, and comes to the same log', async () => {
  const id = await played(people.owner.id)
  const { status, json } = await asking('other', { from: id, recorded: [0, 1, 2] })
  expect(status).toBe(201)
  const again = await store.find(json.id)
  expect(again).toMatchObject({ title: 'First, replayed', ownerId: people.other.id, pace: 0 })
  expect(again?.seats.map(({ agent }) => agent)).toEqual(
    [0, 1, 2].map((seat) => ({ kind: 'recorded', matchId: id, seat })),
  )
  expect(await play(json.id, deps(), never)).toBe('over')
  expect(bytes(await store.readLog(json.id))).toBe(bytes(await store.readLog(id)))
  expect((await store.find(json.id))?.hash).toBe((await store.find(id))?.hash)
  const sources = await prisma.decision.groupBy({ by: ['source'], where: { matchId: json.id } })
  expect(sources.map(({ source }) => source)).toEqual(['recorded'])
})

test('single seats answer from the record, the others are who they were, or scripts', async () => {
  const id = await played(people.owner.id)
  const kindsOf = async (body: object) => {
    const { json } = await asking('owner', { from: id, ...body })
    return (await store.find(json.id))?.seats.map(({ agent }) => agent.kind)
  }
  expect(await kindsOf({ recorded: [1] })).toEqual(['random', 'recorded', 'random'])
  expect(await kindsOf({ recorded: [0, 2], others: 'scripted' })).toEqual([
    'recorded',
    'scripted',
    'recorded',
  ])
})

describe('a replay is refused', () => {
  test('where the game may not be seen, or is not there', async () => {
    const id = await match(people.owner.id, 'private', 'finished')
    expect(await asking('other', { from: id, recorded: [0] })).toMatchObject({ status: 404 })
    expect(await asking('researcher', { from: id, recorded: [0] })).toMatchObject({ status: 404 })
    expect(await asking('owner', { from: id, recorded: [0] })).toMatchObject({ status: 201 })
    const nowhere = { from: '00000000-0000-7000-8000-000000000000', recorded: [0] }
    expect(await asking('owner', nowhere)).toMatchObject({ status: 404 })
    expect(await asking('anonymous', nowhere)).toMatchObject({ status: 401 })
  })

  test('while the game is still played: its seed is secret', async () => {
    const id = await match(people.owner.id, 'public', 'running')
    expect(await asking('owner', { from: id, recorded: [0] })).toMatchObject({ status: 409 })
  })

  test('where somebody else’s models would have to be paid to play anew', async () => {
    const id = await match(people.owner.id, 'public', 'finished')
    const agent = { kind: 'model', provider: 'openai', model: 'gpt-5.4' }
    await prisma.seat.updateMany({ where: { matchId: id, index: 1 }, data: { agent } })
    expect(await asking('other', { from: id, recorded: [0] })).toMatchObject({ status: 403 })
    expect(await asking('other', { from: id, recorded: [0, 1] })).toMatchObject({ status: 201 })
    expect(await asking('other', { from: id, recorded: [0], others: 'scripted' })).toMatchObject({
      status: 201,
    })
    expect(await asking('owner', { from: id, recorded: [0] })).toMatchObject({ status: 201 })
  })

  test.each([
    [{ recorded: [] }, 'At least one seat answers from the record.'],
    [{ recorded: [7] }, 'There is no such seat.'],
    [{ recorded: [0], others: 'nobody' }, 'Say who plays the other seats.'],
    [{}, 'Say which seats answer from the record.'],
  ])('where it is malformed: %j', async (body, words) => {
    const id = await match(people.owner.id, 'public', 'finished')
    const { status, json } = await asking('owner', { from: id, ...body })
    expect([status, json.error]).toEqual([400, words])
  })
})
