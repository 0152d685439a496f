import { expect, test } from '@playwright/test'

// What only the real server shows: Next, its proxy and ours around them.

const SAMPLE = '01935b00-0000-7000-8000-0000000000a1'

test('a page carries one nonce, in its policy and on every script', async ({ request }) => {
  const answer = await request.get('/')
  const policy = answer.headers()['content-security-policy']
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce).toBeDefined()
  const scripts = [...(await answer.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
})

test('every kind of answer carries the headers that hold for all', async ({ request }) => {
  const style = /href="(\/_next\/static\/[^"]+\.css)"/.exec(await (await request.get('/')).text())?.[1]
  for (const path of ['/', '/no/such/page', '/api/health', `/api/matches/${SAMPLE}/log`, style ?? '']) {
    const heads = (await request.get(path)).headers()
    expect(heads['x-content-type-options'], path).toBe('nosniff')
    expect(heads['x-frame-options'], path).toBe('DENY')
    expect(heads['x-powered-by'], path).toBeUndefined()
    expect(heads['strict-transport-security'], path).toBeUndefined()
  }
})

test('a log comes compressed, and is not sent again to who holds it', async ({ request }) => {
  const path = `/api/matches/${SAMPLE}/log?after=0`
  const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Cookie'),
  })
  const page = await answer.json()
  expect(page).toMatchObject({ audience: 'observer', head: page.entries.length })
  const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag } })
  expect(again.status()).toBe(304)
})

test('what is not there and what is not yours read the same', async ({ request }) => {
  const nowhere = SAMPLE.replaceAll(/[1-9a-f]/g, '0')
  const answers = await Promise.all([
    request.get(`/api/matches/${nowhere}/log`),
    request.get(`/api/matches/${SAMPLE}/decisions/999999`),
    request.patch(`/api/matches/${SAMPLE}`, {
      headers: { origin: new URL((await request.get('/api/health')).url()).origin },
      data: { do: 'stop' },
    }),
  ])
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
})

test('another site can neither log in nor launch', async ({ request }) => {
  const headers = { origin: 'https://evil.example' }
  for (const path of ['/api/auth/callback/credentials', '/api/auth/signout', '/api/account', '/api/matches'])
    expect((await request.post(path, { headers, data: {} })).status(), path).toBe(403)
})
