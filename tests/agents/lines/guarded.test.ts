import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { allowedHosts } from '@/lib/agents/lines/address'
import { guardedFetch, type Resolve } from '@/lib/agents/lines/guarded'

const open: (() => void)[] = []
afterAll(() => {
  for (const close of open) close()
})

/** A server of this machine, and how often it was asked. */
async function house(answer: RequestListener) {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  return { port, asked: () => asked }
}
const echo: RequestListener = (request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => response.writeHead(201, { 'x-was': request.headers['x-is'] ?? '' }).end(text))
}
const standsFor =
  (...addresses: string[]): Resolve =>
  (_, told) =>
    told(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

test('a name that means this machine once it is connected to reaches nothing', async () => {
  const { port, asked } = await house(echo)
  // public when it was saved and looked at, private when it counts
  const guarded = guardedFetch(allowedHosts(''), standsFor('127.0.0.1'))
  await expect(guarded(`http://models.example.com:${port}/v1`)).rejects.toMatchObject({
    cause: { message: 'its address is not on the open internet' },
  })
  expect(asked()).toBe(0)
})

test('one private address among public ones is enough to refuse a name', async () => {
  const guarded = guardedFetch(allowedHosts(''), standsFor('1.1.1.1', '::ffff:127.0.0.1'))
  await expect(guarded('http://models.example.com:8000/v1')).rejects.toThrow('fetch failed')
})

test('an address of this machine is refused before anything is sent', async () => {
  const { port, asked } = await house(echo)
  const guarded = guardedFetch(allowedHosts('localhost'))
  await expect(guarded(`http://127.0.0.1:${port}/v1`)).rejects.toThrow('not on the open internet')
  expect(asked()).toBe(0)
})

test('a host that the operator lists is asked, body and headers included', async () => {
  const { port } = await house(echo)
  const guarded = guardedFetch(allowedHosts(`127.0.0.1:${port}`))
  const url = `http://127.0.0.1:${port}/v1`
  const answer = await guarded(url, { method: 'POST', body: 'grüß', headers: { 'x-is': 'so' } })
  expect([answer.status, answer.headers.get('x-was'), await answer.text()]).toEqual([201, 'so', 'grüß'])
})

test('a redirect is not followed, not even from a listed host', async () => {
  const { port: other, asked } = await house(echo)
  const { port } = await house((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${other}/` }).end(),
  )
  const guarded = guardedFetch(allowedHosts('127.0.0.1'))
  await expect(guarded(`http://127.0.0.1:${port}/v1`)).rejects.toThrow('leads on to another')
  expect(asked()).toBe(0)
})

test('a call that is called off ends, also in the middle of its answer', async () => {
  const { port } = await house((_, response) => void response.writeHead(200).write('half'))
  const ending = new AbortController()
  const guarded = guardedFetch(allowedHosts('127.0.0.1'))
  const answer = await guarded(`http://127.0.0.1:${port}/v1`, { signal: ending.signal })
  const reading = answer.text()
  ending.abort()
  await expect(reading).rejects.toThrow()
})
