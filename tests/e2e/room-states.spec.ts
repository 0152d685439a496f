import { expect, type Page } from '@playwright/test'
import type { MatchStatus } from '@/lib/live/channel'
import { dealIn, test } from './people'
import { hasEvents, isReady, pillOf } from './room'

const isStatus = (value: object): value is MatchStatus => 'workers' in value && 'pace' in value

/** A message of the server with every status in it changed. */
function retold(message: string, change: Partial<MatchStatus>): string {
  const body = message.indexOf('[')
  if (!/^4[23]\d*$/.test(message.slice(0, body))) return message
  const told = JSON.parse(message.slice(body), (_, value) =>
    typeof value === 'object' && value !== null && isStatus(value) ? { ...value, ...change } : value,
  )
  return message.slice(0, body) + JSON.stringify(told)
}

/** From its next loading on the page is told another status than the match has. */
const pretend = (page: Page, change: Partial<MatchStatus>) =>
  page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => socket.send(retold(String(message), change)))
  })

const STATES: readonly { change: Partial<MatchStatus>; pill: string; line: RegExp | null }[] = [
  { change: { status: 'queued', position: 2 }, pill: '3rd in line', line: /2 games are before this one/ },
  { change: { status: 'queued', position: 0 }, pill: 'Waiting', line: /The next free worker takes it/ },
  { change: { status: 'queued', workers: false }, pill: 'No worker', line: /No worker is running/ },
  { change: { workers: false }, pill: 'No worker', line: /waits where it is/ },
  {
    change: { status: 'paused', reason: 'The provider refused the key.' },
    pill: 'Paused',
    line: /Paused at event \d+\. The provider refused the key\./,
  },
  { change: { status: 'failed', reason: 'a fault' }, pill: 'Failed', line: /because of a fault of ours/ },
  { change: {}, pill: 'Live', line: null },
]

test('every state of a game is said in its pill and, where more is to be said, in a line', async ({
  memberPage: page,
}) => {
  test.slow()
  await dealIn(page, { title: 'All states', pace: '2500' })
  await isReady(page)
  await hasEvents(page, 6)
  for (const { change, pill, line } of STATES) {
    await test.step(`${pill} ${line ?? ''}`, async () => {
      await pretend(page, change)
      await page.reload()
      await isReady(page)
      await expect(pillOf(page)).toHaveText(pill)
      if (line) await expect(page.locator('.standing')).toHaveText(line)
      else await expect(page.locator('.standing')).toHaveCount(0)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/state-${pill}.png` })
    })
  }
})

test('a lost line is said, and the way back to the present', async ({ memberPage: page }) => {
  await dealIn(page, { title: 'A lost line', pace: '2500' })
  await isReady(page)
  await hasEvents(page, 6)
  await page.context().setOffline(true)
  await expect(pillOf(page)).toHaveText('Reconnecting', { timeout: 40_000 })
  await expect(page.locator('.standing')).toHaveText(/What you see is whole up to event \d+/)
  await page.context().setOffline(false)
  await expect(pillOf(page)).toHaveText('Live', { timeout: 30_000 })
  await page.keyboard.press('Home')
  await expect(pillOf(page)).toHaveText(/^\d+ behind$/)
  await page.getByRole('button', { name: 'Follow live' }).click()
  await expect(pillOf(page)).toHaveText('Live')
})
