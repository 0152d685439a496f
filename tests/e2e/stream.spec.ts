import { expect, type Page } from '@playwright/test'
import { test } from './people'
import { cursorOf, isReady } from './room'
import { openStandIn, SPEECH, type StandIn, standInPort, THOUGHT } from './stand-in'

let provider: StandIn

test.beforeAll(async () => {
  provider = await openStandIn(standInPort(Number(new URL(test.info().project.use.baseURL ?? '').port)))
})
test.afterAll(() => provider.close())

/** Asks one of our own routes, as a page of ours does. */
const ask = (page: Page, url: string, body: unknown) =>
  page.evaluate(
    async ([to, sent]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }
      const answer = await fetch(to, init)
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    [url, JSON.stringify(body)] as const,
  )

/** Sets a table at which the stand-in holds all seats; its address. */
async function seated(page: Page): Promise<string> {
  await page.goto('/games')
  const baseUrl = `${provider.url}/v1`
  const models = ['slow-one']
  const ways = await ask(page, '/api/models/endpoints', { name: 'Stand-in', baseUrl, models, keyless: true })
  const agent = { kind: 'model', way: ways.endpoints[0].id, model: 'slow-one' }
  const seats = ['shark', 'professor'].map((persona) => ({ persona, agent }))
  const { id } = await ask(page, '/api/matches', { game: 'monopoly', seats, title: 'Word by word' })
  return `/games/${id}`
}

const stop = async (page: Page) => {
  await page.evaluate(
    async (url) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ do: 'stop' }) })
    },
    `/api${new URL(page.url()).pathname.replace('/games', '/matches')}`,
  )
}

const draft = (page: Page) => page.locator('.turn[data-live]')
const toldIn = (page: Page) => page.locator('.turn:not([data-live]) .speech')

test('what a model says stands on the page while it says it, and its event takes the place', async ({
  memberPage: page,
  browser,
}) => {
  test.slow()
  provider.behave({ pauseMs: 400 })
  const address = await seated(page)
  await page.goto(address)
  await isReady(page)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await isReady(stranger)

  const growing = draft(page).locator('.speech')
  await expect(growing).toHaveText(/^Let nobody/, { timeout: 20_000 })
  await expect(draft(page).locator('.thought')).toContainText(THOUGHT.slice(0, 30))
  await page.screenshot({ path: test.info().outputPath('growing.png') })
  await expect(toldIn(page).first()).toHaveText(SPEECH, { timeout: 20_000 })

  // who is of the public hears what is said, never what is thought
  await expect(draft(stranger).locator('.speech')).toHaveText(/^Let nobody/, { timeout: 20_000 })
  expect(await stranger.content()).not.toContain(THOUGHT.slice(0, 30))
  await expect(draft(stranger).locator('.thought')).toHaveCount(0)
  await stop(page)
  await expect(draft(page)).toHaveCount(0)
  await stranger.context().close()
})

test('words of an attempt that fails are struck out, and the next attempt speaks anew', async ({
  memberPage: page,
}) => {
  test.slow()
  // every second call breaks off in the middle of its speech
  provider.behave({ pauseMs: 250, breaksOff: (nth) => nth % 2 === 1 })
  await page.goto(await seated(page))
  await isReady(page)
  const withdrawn = page.locator('.turn[data-withdrawn]')
  await expect(withdrawn).toContainText('takes that back', { timeout: 30_000 })
  await expect(withdrawn.locator('.speech')).toHaveText(/^Let nobody say I was/)
  await expect(withdrawn.locator('.speech')).toHaveCSS('text-decoration-line', 'line-through')
  await page.screenshot({ path: test.info().outputPath('withdrawn.png') })
  await expect(withdrawn).toHaveCount(0, { timeout: 20_000 })
  await expect(toldIn(page).first()).toHaveText(SPEECH, { timeout: 20_000 })
  const { length } = await cursorOf(page)
  expect(length).toBeGreaterThan(0)
  await stop(page)
})
