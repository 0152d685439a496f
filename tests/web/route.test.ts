import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { POST as logIn } from '@/app/api/auth/[...nextauth]/route'
import { provide } from '@/lib/env'
import { clientAddress } from '@/lib/server/origin'
import { noSuchGame } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

provide({ NEXTAUTH_URL: 'https://parlor.example', NEXTAUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' })

const URL_HERE = 'http://127.0.0.1:3000/api/thing'
const HOST = { host: '127.0.0.1:3000' }
const OWN = { ...HOST, origin: 'http://127.0.0.1:3000', 'content-type': 'application/json' }
const nowhere = { params: Promise.resolve({}) }

const thing = route(async ({ request }) => json(await readBody(request, z.object({ size: z.number() }))))
const post = async (headers: Record<string, string>, body = '{"size":1}', method = 'POST') => {
  const answer = await thing(new Request(URL_HERE, { method, headers, body }), nowhere)
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

describe('what changes something', () => {
  test.each([
    ['our own page', OWN],
    ['our own page, as new browsers say it', { ...OWN, 'sec-fetch-site': 'same-origin' }],
    ['the address that people open', { ...OWN, origin: 'https://parlor.example' }],
    ['a proxy in front', { ...OWN, origin: 'https://games.example', 'x-forwarded-host': 'games.example' }],
  ])('is taken from %s', async (_from, headers) => expect((await post(headers)).status).toBe(200))

  test.each([
    ['another site', { ...OWN, origin: 'https://evil.example' }],
    ['another port of this host', { ...OWN, origin: 'http://127.0.0.1:4000' }],
    ['a sandboxed page', { ...OWN, origin: 'null' }],
    ['nowhere', { ...HOST, 'content-type': 'application/json' }],
    ['a page that says it is another site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...OWN, 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_from, headers) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
      expect(await post(headers, undefined, method)).toMatchObject({
        status: 403,
        body: { error: 'This request came from another site.' },
      })
  })
})

describe('a body', () => {
  test('that is wrong is refused at its field', async () => {
    const { status, body } = await post(OWN, '{"size":"big"}')
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'size', problems: [{ field: 'size', message: body.error }] })
  })
  test('that is no JSON is refused', async () => expect((await post(OWN, 'size=1')).status).toBe(400))
  test('of another type is refused', async () =>
    expect((await post({ ...OWN, 'content-type': 'text/plain' })).status).toBe(415))
  test('that is too large is refused before it is read to its end', async () => {
    const sent = { pulled: 0 }
    const body = new ReadableStream({
      pull(stream) {
        sent.pulled++
        stream.enqueue(new Uint8Array(16 * 1024).fill(32))
      },
    })
    const request = new Request(URL_HERE, {
      method: 'POST',
      headers: OWN,
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await thing(request, nowhere)).status).toBe(413)
    expect(sent.pulled).toBeLessThan(10)
  })
})

describe('an answer', () => {
  test('is not kept by anyone unless it says so', async () =>
    expect((await post(OWN)).headers.get('cache-control')).toBe('private, no-store'))

  test('to a fault of ours tells nothing of it', async () => {
    const broken = route(async () => {
      throw new Error('password=hunter22 at /srv/secret.ts')
    })
    const answer = await broken(new Request(URL_HERE), nowhere)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/hunter22|secret/)
  })

  test('to what is not there reads as to what is not allowed', () =>
    expect(noSuchGame()).toMatchObject({ status: 404, field: undefined }))
})

describe('the address of a client', () => {
  test('is that of the connection, whatever it claims', () => {
    provide({ NEXTAUTH_URL: 'http://127.0.0.1:3000' })
    expect(clientAddress('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })
  test('is what a proxy on this machine saw, and not what was claimed before it', () => {
    provide({ NEXTAUTH_URL: 'http://127.0.0.1:3000' })
    expect(clientAddress('127.0.0.1', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(clientAddress('::1', undefined)).toBe('::1')
  })
  test('is what the proxy that speaks https for us saw', () => {
    provide({ NEXTAUTH_URL: 'https://parlor.example' })
    expect(clientAddress('10.0.0.5', ['203.0.113.9'])).toBe('203.0.113.9')
  })
})

describe('the door of next-auth', () => {
  const knock = (headers: Record<string, string>) =>
    logIn(new Request(`${URL_HERE}/callback/credentials`, { method: 'POST', headers, body: 'email=x' }), {
      params: Promise.resolve({ nextauth: ['callback', 'credentials'] }),
    })
  test('is closed to other sites', async () =>
    expect((await knock({ ...OWN, origin: 'https://evil.example' })).status).toBe(403))
  test.each([
    ['longer than it may be', { ...OWN, 'content-length': '70000' }],
    ['of unknown length', OWN],
  ])('is closed to a body %s', async (_how, headers) => expect((await knock(headers)).status).toBe(413))
})
