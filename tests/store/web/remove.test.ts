import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DELETE as deleteAccount } from '@/app/api/account/route'
import { DELETE as deleteMatch } from '@/app/api/matches/[id]/route'
import { DELETE as deleteSetup } from '@/app/api/setups/[id]/route'
import { POST as keepSetup, GET as readSetups } from '@/app/api/setups/route'
import { countWith } from '@/lib/auth/limits'
import { hashPassword } from '@/lib/auth/password'
import { viewerOfCookies } from '@/lib/auth/session'
import { findMatch } from '@/lib/queries/matches'
import { prisma } from '@/lib/store/prisma'
import { SETUPS_MOST } from '@/lib/store/setups'
import { closeSender } from '@/lib/worker/enqueue'
import { call, cast, EVERYONE, match, ownDatabase, type Person, person } from './stage'

let people: Awaited<ReturnType<typeof cast>>

ownDatabase('remove')
beforeAll(async () => {
  people = await cast()
})
beforeEach(() => void countWith())
afterAll(closeSender)

const NOWHERE = '00000000-0000-7000-8000-000000000000'
const erase = (id: string, who: Person | null) =>
  call(deleteMatch, `/api/matches/${id}`, { who, params: { id }, body: {} }, 'DELETE')

const left = async (matchId: string) => [
  await prisma.match.count({ where: { id: matchId } }),
  await prisma.seat.count({ where: { matchId } }),
  await prisma.event.count({ where: { matchId } }),
  await prisma.decision.count({ where: { matchId } }),
  await prisma.attempt.count({ where: { matchId } }),
]

describe('deleting a match', () => {
  describe.each([
    ['public', 'running'],
    ['public', 'finished'],
    ['private', 'paused'],
    ['private', 'finished'],
  ])('that is %s and %s', (visibility, status) => {
    test.each(EVERYONE)('by %s', async (who) => {
      const id = await match(people.owner.id, visibility, status)
      const answer = await erase(id, people[who])
      if (who === 'owner' || who === 'admin') {
        expect(answer).toMatchObject({ status: 200, json: { deleted: true } })
        return expect(await left(id)).toEqual([0, 0, 0, 0, 0])
      }
      expect(answer.status).toBe(404)
      expect(answer.text).toBe((await erase(NOWHERE, people[who])).text)
      expect(await left(id)).toEqual([1, 2, 5, 1, 1])
    })
  })

  test('twice finds nothing the second time', async () => {
    const id = await match(people.owner.id, 'public', 'queued')
    expect((await erase(id, people.owner)).status).toBe(200)
    expect((await erase(id, people.owner)).status).toBe(404)
  })

  test.each(['', 'x', NOWHERE])('%j is nobody’s to delete', async (id) =>
    expect((await erase(id, people.admin)).status).toBe(404),
  )
})

describe('deleting an account', () => {
  const leave = (who: Person | null, body: unknown) =>
    call(deleteAccount, '/api/account', { who, body }, 'DELETE')
  const someone = async () => person('user', await hashPassword('a few plain words'))

  test('keeps public games that are over as nobody’s; private and running ones go', async () => {
    const who = await someone()
    const stays = await match(who.id, 'public', 'finished')
    const go = [
      await match(who.id, 'private', 'finished'),
      await match(who.id, 'public', 'running'),
      await match(who.id, 'private', 'queued'),
    ]
    const others = await match(people.owner.id, 'private', 'finished')
    const answer = await leave(who, { password: 'a few plain words' })
    expect(answer).toMatchObject({ status: 200, json: { deleted: true } })
    expect(answer.headers.get('set-cookie')).toMatch(/^next-auth\.session-token=; .*Max-Age=0/)
    expect(await viewerOfCookies(who.cookie)).toBeNull()
    expect(await findMatch(stays, null)).toMatchObject({ owner: null, title: 'A public game' })
    for (const id of go) expect(await left(id)).toEqual([0, 0, 0, 0, 0])
    expect(await left(others)).toEqual([1, 2, 5, 1, 1])
  })

  test('needs the password, and a session', async () => {
    const who = await someone()
    expect(await leave(who, { password: 'not this one' })).toMatchObject({
      status: 400,
      json: { field: 'password' },
    })
    expect(await leave(who, {})).toMatchObject({ status: 400, json: { field: 'password' } })
    expect((await leave(null, { password: 'a few plain words' })).status).toBe(401)
    expect(await viewerOfCookies(who.cookie)).not.toBeNull()
  })

  test('closes after ten wrong passwords', async () => {
    const who = await someone()
    for (let i = 0; i < 10; i++) await leave(who, { password: 'wrong' })
    expect((await leave(who, { password: 'a few plain words' })).status).toBe(429)
  })

  test('the only administrator stays while there are others', async () => {
    const passwordHash = await hashPassword('a few plain words')
    await prisma.user.update({ where: { id: people.admin.id }, data: { passwordHash } })
    expect((await leave(people.admin, { password: 'a few plain words' })).status).toBe(409)
    const second = await person('admin', passwordHash)
    expect((await leave(second, { password: 'a few plain words' })).status).toBe(200)
    expect(await viewerOfCookies(people.admin.cookie)).not.toBeNull()
  })
})

describe('saved set-ups', () => {
  const table = {
    seats: [
      { persona: 'shark', agent: 'scripted' },
      { persona: 'turtle', agent: 'random' },
    ],
    drawSeats: true,
    options: { startingCash: '900' },
    pace: '400',
    visibility: 'private',
  }
  const keep = (who: Person | null, name: unknown, more: object = {}) =>
    call(keepSetup, '/api/setups', { who, body: { game: 'monopoly', name, table: { ...table, ...more } } })
  const setupsOf = async (who: Person | null) => (await call(readSetups, '/api/setups', { who })).json.setups
  const forget = (who: Person | null, id: string) =>
    call(deleteSetup, `/api/setups/${id}`, { who, params: { id }, body: {} }, 'DELETE')

  test('are kept, overwritten under the same name, read by name, and deleted', async () => {
    const who = await person()
    const { json } = await keep(who, '  Two   alone ')
    expect(json).toMatchObject({ name: 'Two alone', game: 'monopoly', table })
    await keep(who, 'A third')
    expect((await keep(who, 'Two alone', { pace: '0' })).json.id).toBe(json.id)
    expect(await setupsOf(who)).toMatchObject([
      { name: 'A third', table },
      { name: 'Two alone', table: { ...table, pace: '0' } },
    ])
    expect((await forget(who, json.id)).status).toBe(200)
    expect((await forget(who, json.id)).status).toBe(404)
    expect(await setupsOf(who)).toHaveLength(1)
  })

  test('are their owner’s alone', async () => {
    const who = await person()
    const { id } = (await keep(who, 'Mine')).json
    for (const other of [people.other, people.researcher, people.admin]) {
      expect(await setupsOf(other)).toEqual([])
      expect((await forget(other, id)).status).toBe(404)
    }
    expect((await forget(null, id)).status).toBe(401)
    expect((await keep(null, 'Mine')).status).toBe(401)
    expect((await call(readSetups, '/api/setups')).status).toBe(401)
    expect(await setupsOf(who)).toHaveLength(1)
  })

  test.each([
    ['', {}, 'name'],
    ['x'.repeat(61), {}, 'name'],
    [7, {}, 'name'],
    ['A', { visibility: 'friends' }, 'table.visibility'],
    ['A', { pace: 'fast' }, 'table.pace'],
    ['A', { seats: Array.from({ length: 65 }, () => table.seats[0]) }, 'table.seats'],
  ])('%j with %j is refused at its field', async (name, more, field) =>
    expect(await keep(people.owner, name, more)).toMatchObject({ status: 400, json: { field } }),
  )

  test('there is an end to them', async () => {
    const who = await person()
    for (let i = 0; i < SETUPS_MOST; i++) await keep(who, `Set-up ${i}`)
    expect(await keep(who, 'One more')).toMatchObject({ status: 409, json: { field: 'name' } })
    expect((await keep(who, 'Set-up 7', { pace: '0' })).status).toBe(200)
  })

  test('go with the account', async () => {
    const who = await person('user', await hashPassword('a few plain words'))
    await keep(who, 'Mine')
    await call(deleteAccount, '/api/account', { who, body: { password: 'a few plain words' } }, 'DELETE')
    expect(await prisma.savedSetup.count({ where: { ownerId: who.id } })).toBe(0)
  })
})
