import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST as readDocuments } from '@/app/api/documents/route'
import { DOCUMENT_BODY_MOST } from '@/lib/live/document'
import { comparableTo, compareDecisions } from '@/lib/queries/compare'
import { findMatch } from '@/lib/queries/matches'
import { prisma } from '@/lib/store/prisma'
import { closeSender } from '@/lib/worker/enqueue'
import { call, cast, EVERYONE, match, ownDatabase, SECRET, type Who } from './stage'

let people: Awaited<ReturnType<typeof cast>>
let ids: Record<'over' | 'other' | 'running' | 'hidden' | 'unlike' | 'theirs', string>

ownDatabase('compare')
beforeAll(async () => {
  people = await cast()
  const { owner, other } = people
  ids = {
    over: await match(owner.id, 'public', 'finished'),
    other: await match(owner.id, 'public', 'stopped'),
    running: await match(owner.id, 'public', 'running'),
    hidden: await match(owner.id, 'private', 'finished'),
    unlike: await match(owner.id, 'public', 'finished'),
    theirs: await match(other.id, 'public', 'running'),
  }
  await prisma.match.update({ where: { id: ids.unlike }, data: { options: { turnLimit: 5 } } })
})
afterAll(closeSender)

const headOf = async (who: Who, name: keyof typeof ids) => (await findMatch(ids[name], people[who]))!
const nameOf = (id: string) => Object.entries(ids).find(([, one]) => one === id)?.[0]

describe('games to hold beside one', () => {
  test.each<[Who, string[]]>([
    ['anonymous', ['other']],
    ['other', ['other', 'theirs']],
    ['owner', ['hidden', 'other', 'running']],
    ['researcher', ['other']],
    ['admin', ['hidden', 'other']],
  ])('%s is offered those of the same set-up that are over or their own', async (who, names) => {
    const found = await comparableTo(await headOf(who, 'over'), people[who])
    expect(found.map(({ id }) => nameOf(id)).sort()).toEqual(names)
  })

  test('of a running game nothing is told by what is like it', async () =>
    expect(await comparableTo(await headOf('anonymous', 'running'), null)).toEqual([]))
})

describe('decisions side by side', () => {
  test.each(EVERYONE)('are told to %s of games that are over, without a word of them', async (who) => {
    const told = await compareDecisions(await headOf(who, 'over'), await headOf(who, 'other'))
    expect(told).toEqual({ asked: 1, differ: 0, turns: [{ turn: 1, asked: 1, differ: 0 }], pairs: [] })
    expect(JSON.stringify(told)).not.toContain(SECRET)
  })

  test.each<[Who, boolean]>([
    ['anonymous', false],
    ['other', false],
    ['owner', true],
    ['researcher', true],
    ['admin', true],
  ])('of a running game %s is told of them: %s', async (who, may) => {
    const told = await compareDecisions(await headOf(who, 'over'), await headOf(who, 'running'))
    expect(told !== null).toBe(may)
  })

  test('another action is another decision, whatever was said with it', async () => {
    const where = { matchId_number: { matchId: ids.unlike, number: 1 } }
    const reply = { action: { actions: ['mortgage:1'] }, thought: 'x', category: 'strategy', speech: 'y' }
    await prisma.decision.update({ where, data: { reply } })
    const told = await compareDecisions(await headOf('owner', 'over'), await headOf('owner', 'unlike'))
    expect(told?.pairs).toEqual([{ turn: 1, seat: 0, type: 'pre_roll_decision', a: 1, b: 1, same: false }])
  })
})

describe('reading a document', () => {
  const ask = (body: unknown, who: Who = 'owner') =>
    call(readDocuments, '/api/documents', { who: people[who], body })
  const own = (text: string) => ({ game: 'monopoly', document: { kind: 'own', text } })

  test('is for whoever has an account', async () =>
    expect((await ask(own('a'), 'anonymous')).status).toBe(401))

  test('of a game that has none is refused in words', async () =>
    expect(await ask(own('a'))).toMatchObject({
      status: 400,
      json: { error: 'This game is not set with a document.' },
    }))

  test('megabytes are not read at all', async () => {
    const { status, json } = await ask(own('x'.repeat(3 * 1024 * 1024)))
    expect(status).toBe(413)
    expect(json.error).toContain(`${DOCUMENT_BODY_MOST / 1024} kB`)
  })
})
