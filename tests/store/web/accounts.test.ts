import { beforeEach, describe, expect, test } from 'vitest'
import { POST as changePassword } from '@/app/api/account/password/route'
import { POST as register } from '@/app/api/account/route'
import { countWith } from '@/lib/auth/limits'
import { logIn } from '@/lib/auth/login'
import { authOptions, LOGIN_ERRORS } from '@/lib/auth/options'
import { hashPassword, verifyPassword } from '@/lib/auth/password'
import { viewerOfCookies } from '@/lib/auth/session'
import { CLIENT_ADDRESS } from '@/lib/server/origin'
import { prisma } from '@/lib/store/prisma'
import { call, cookieFor, ownDatabase, person } from './stage'

ownDatabase('accounts')
beforeEach(() => void countWith())

const ADA = { email: 'Ada@Example.org', name: ' Ada   L. ', password: 'correct horse' }
const signUp = (body: unknown) => call(register, '/api/account', { body })

describe('registering', () => {
  test('the first account is admin, the next ones are not, also when they come at once', async () => {
    const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`)
    const answers = await Promise.all(emails.map((email) => signUp({ ...ADA, email })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const users = await prisma.user.findMany({ orderBy: { role: 'asc' } })
    expect(users.map(({ role }) => role)).toEqual(['admin', 'user', 'user', 'user'])
  })

  test('folds the case of the email, tidies the name, and keeps no password', async () => {
    const { json } = await signUp(ADA)
    const user = await prisma.user.findUniqueOrThrow({ where: { id: json.id } })
    expect(user).toMatchObject({ email: 'ada@example.org', name: 'Ada L.', sessionVersion: 1 })
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('an email has one account, however it is written', async () =>
    expect(await signUp({ ...ADA, email: ' ADA@example.ORG ' })).toMatchObject({
      status: 409,
      json: { field: 'email' },
    }))

  test('of two at the same time with one email, one gets it', async () => {
    const both = await Promise.all([1, 2].map(() => signUp({ ...ADA, email: 'twin@example.org' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test.each([
    [{ email: 'ada' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email'],
    [{ email: undefined }, 'email'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: 'Ada\u202eevil' }, 'name'],
    [{ name: 'Ada\u0007' }, 'name'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ email: 'ada.other@example.org', password: 'Ada.Other@example.org' }, 'password'],
  ])('%j is refused at its field, in a sentence', async (wrong, field) => {
    const answer = await signUp({ ...ADA, email: 'new@example.org', ...wrong })
    expect(answer).toMatchObject({ status: 400, json: { field } })
    expect(answer.json.error).toMatch(/^[A-Z].*\.$/)
  })

  test('forty characters are a name, also where each is two units long', async () =>
    expect((await signUp({ ...ADA, email: 'emoji@example.org', name: '🎲'.repeat(40) })).status).toBe(201))

  test('is limited by address', async () => {
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await signUp({ ...ADA, name: '' })).status)
    expect(statuses.every((status) => status === 400)).toBe(true)
    const tries = []
    for (let i = 0; i < 32; i++) tries.push(signUp({ ...ADA, email: 'ada@example.org' }))
    const last = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(last).toHaveLength(2)
    expect(last[0].headers.get('retry-after')).toMatch(/^\d+$/)
  })
})

describe('logging in', () => {
  test('opens with email in any case and the password', async () =>
    expect(await logIn(' ADA@Example.org', ADA.password, '::1')).toMatchObject({ version: 1 }))

  test('does not say which half was wrong', async () => {
    const wrong = [
      await logIn('ada@example.org', 'wrong password', '::1'),
      await logIn('nobody@example.org', ADA.password, '::1'),
      await logIn('', '', '::1'),
    ]
    expect(wrong).toEqual([null, null, null])
  })

  test('no password opens where there is no account', async () => {
    const stored = await hashPassword('x')
    expect(await verifyPassword('x', stored)).toBe(true)
    expect(await verifyPassword('x', null)).toBe(false)
  })

  test('one password typed on two keyboards is one', async () =>
    expect(await verifyPassword('caf\u00e9 noir', await hashPassword('cafe\u0301 noir'))).toBe(true))

  const authorize = (email: unknown, password: unknown) => {
    const [{ options }] = authOptions().providers as unknown as [
      { options: { authorize(given: unknown, request: unknown): Promise<unknown> } },
    ]
    return options.authorize({ email, password }, { headers: { [CLIENT_ADDRESS]: '192.0.2.7' } })
  }

  test('closes after ten failures from one address, even for the right password, and says so', async () => {
    await authorize('ada@example.org', ADA.password)
    for (let i = 0; i < 10; i++) expect(await authorize('ada@example.org', `wrong ${i}`)).toBeNull()
    await expect(authorize('ada@example.org', ADA.password)).rejects.toThrow(LOGIN_ERRORS.tooMany)
    expect(await authorize('a@example.org', ADA.password)).not.toBeNull()
  })

  test('closes alike for an email without account', async () => {
    for (let i = 0; i < 10; i++) expect(await authorize('nobody@example.org', `wrong ${i}`)).toBeNull()
    await expect(authorize('nobody@example.org', 'wrong')).rejects.toThrow(LOGIN_ERRORS.tooMany)
  })

  test.each([
    [undefined, undefined],
    [{ $ne: '' }, 'x'],
    ['ada@example.org', 'x'.repeat(1001)],
  ])('%j with %j is nobody', async (email, password) => expect(await authorize(email, password)).toBeNull())
})

describe('a session', () => {
  test('stands for the account as it is now', async () => {
    const { id, cookie } = await person()
    await prisma.user.update({ where: { id }, data: { role: 'researcher', name: 'Grace' } })
    expect(await viewerOfCookies(cookie)).toEqual({ id, name: 'Grace', role: 'researcher' })
  })
  test('is over when the account is gone, or its sessions were revoked', async () => {
    const [gone, revoked] = [await person(), await person()]
    await prisma.user.delete({ where: { id: gone.id } })
    expect(await viewerOfCookies(gone.cookie)).toBeNull()
    expect(await viewerOfCookies(await cookieFor(revoked.id, 2))).toBeNull()
  })
  test.each(['', 'next-auth.session-token=nonsense', 'next-auth.session-token=a.b.c.d.e', 'a; =b; c=%%%'])(
    'is not what %j says',
    async (cookie) => expect(await viewerOfCookies(cookie)).toBeNull(),
  )
  test('of a role nobody knows counts as a user', async () => {
    const { id, cookie } = await person()
    await prisma.user.update({ where: { id }, data: { role: 'superuser' } })
    expect(await viewerOfCookies(cookie)).toMatchObject({ role: 'user' })
  })
})

describe('changing the password', () => {
  const change = (who: Awaited<ReturnType<typeof person>> | null, body: unknown) =>
    call(changePassword, '/api/account/password', { who, body })
  const someone = async () => person('user', await hashPassword('old password'))

  test('ends every session but the one that did it', async () => {
    const who = await someone()
    const elsewhere = who.cookie
    const answer = await change(who, { current: 'old password', next: 'new password' })
    expect(answer.status).toBe(200)
    const renewed = answer.headers.get('set-cookie') ?? ''
    expect(renewed).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(await viewerOfCookies(elsewhere)).toBeNull()
    expect(await viewerOfCookies(renewed.split(';')[0])).toMatchObject({ id: who.id })
    expect(await logIn(who.email, 'old password', '::1')).toBeNull()
    expect(await logIn(who.email, 'new password', '::1')).toEqual({ id: who.id, version: 2 })
  })
  test('needs a session', async () =>
    expect((await change(null, { current: 'old password', next: 'new password' })).status).toBe(401))
  test('needs the old one, and a new one that is good enough', async () => {
    const who = await someone()
    expect(await change(who, { current: 'wrong', next: 'new password' })).toMatchObject({
      status: 400,
      json: { field: 'current' },
    })
    expect(await change(who, { current: 'old password', next: 'short' })).toMatchObject({
      status: 400,
      json: { field: 'next' },
    })
    expect(await viewerOfCookies(who.cookie)).not.toBeNull()
  })
  test('closes after ten failures', async () => {
    const who = await someone()
    for (let i = 0; i < 10; i++) await change(who, { current: 'wrong', next: 'new password' })
    expect((await change(who, { current: 'old password', next: 'new password' })).status).toBe(429)
  })
})
