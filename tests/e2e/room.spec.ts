import { expect } from '@playwright/test'
import { dealIn, register, test } from './people'
import { cursorOf, hasEvents, isReady, order, pillOf, shownIn } from './room'

const QUICK = '400'
const SLOW = '2500'

test('register, launch, watch live, pause, resume, replay, open a packet', async ({ page }) => {
  test.slow()
  await register(page)
  await dealIn(page, { title: 'The whole way', pace: QUICK })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Live', { timeout: 20_000 })
  await hasEvents(page, 12)

  await order(page, 'Pause the game')
  await expect(pillOf(page)).toHaveText('Paused')
  await expect(page.getByText(/Paused by hand at event \d+/)).toBeVisible()
  // a step on its way when the pause came may still arrive
  await page.waitForTimeout(1000)
  const paused = await cursorOf(page)
  await page.waitForTimeout(1500)
  expect(await cursorOf(page)).toEqual(paused)

  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(pillOf(page)).toHaveText('Live')
  await hasEvents(page, paused.length + 10)

  await page.keyboard.press('Home')
  await expect.poll(async () => (await cursorOf(page)).at).toBe(0)
  await expect(pillOf(page)).toHaveText(/^\d+ behind$/)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  const { at, length } = await cursorOf(page)
  expect(at).toBeGreaterThan(0)
  await hasEvents(page, length + 5)
  expect((await cursorOf(page)).at).toBe(at)

  await page.getByRole('button', { name: 'Follow live' }).click()
  await expect(pillOf(page)).toHaveText('Live')
  await page
    .getByRole('link', { name: /^Decision \d+$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'The packet' })).toBeVisible()
  // layers that stood in the seat's last packet already are folded; this one never did
  await expect(page.getByText('=== DECISION PACKET ===')).toBeVisible()
  await page.getByRole('button', { name: 'As two messages' }).click()
  await expect(page.getByRole('heading', { name: 'System' })).toBeVisible()
  await page.getByRole('link', { name: 'The moment' }).click()
  await isReady(page)
  await expect(page).toHaveURL(/\?seq=\d+/)
})

test('a replay plays at the speed chosen and stops where it is told to', async ({ memberPage: page }) => {
  await dealIn(page, { title: 'Told again', turns: 12 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: /wins|share the game/ }).first()).toBeVisible()
  const { length } = await cursorOf(page)

  await page.keyboard.press('Home')
  await page.getByLabel('Speed of the replay').selectOption('8×')
  await page.getByRole('button', { name: 'Play (Space)' }).click()
  await expect.poll(async () => (await cursorOf(page)).at, { timeout: 15_000 }).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Pause here (Space)' }).click()
  const { at } = await cursorOf(page)
  expect(at).toBeLessThan(length)
  await page.waitForTimeout(600)
  expect((await cursorOf(page)).at).toBe(at)

  await page.getByLabel('Speed of the replay').selectOption('Instant')
  await page.getByRole('button', { name: 'Play (Space)' }).click()
  await expect.poll(async () => (await cursorOf(page)).at, { timeout: 15_000 }).toBe(length)
})

test('a link to a moment shows the same elsewhere', async ({ memberPage: page, browser }) => {
  const address = await dealIn(page, { title: 'One moment', turns: 20 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await page.goto(`${address}?seq=90`)
  await isReady(page)
  const here = await shownIn(page)
  expect((await cursorOf(page)).at).toBe(90)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await expect(page.getByText('Link copied')).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\?seq=90&pub=\d+$/)

  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await isReady(elsewhere)
  expect(await shownIn(elsewhere)).toEqual(here)
  await elsewhere.close()
})

test('the public of a running game is told no thoughts, and when they will be shown', async ({
  memberPage: page,
  browser,
}) => {
  const address = await dealIn(page, { title: 'Closed thoughts', pace: QUICK })
  await isReady(page)
  await hasEvents(page, 12)
  const visitor = await browser.newPage()
  await visitor.goto(address)
  await isReady(visitor)
  await expect(visitor.getByText('shown when the game is over')).toBeVisible()
  await expect(visitor.locator('.thought')).toHaveCount(0)
  await expect(page.locator('.thought').first()).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Steer the game' })).toHaveCount(0)

  await order(page, 'Stop the game')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the game' }).click()
  await expect(pillOf(page)).toHaveText('Stopped')
  // the audience changes: the visitor is now told everything, without touching the page
  await expect(visitor.locator('.thought').first()).toBeVisible({ timeout: 15_000 })
  await visitor.close()
})

test('the keyboard alone watches and scrubs', async ({ memberPage: page }) => {
  await dealIn(page, { title: 'By keys', pace: SLOW })
  await isReady(page)
  await hasEvents(page, 6)
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(pillOf(page)).toHaveText(/behind/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the room' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('End')
  await expect(pillOf(page)).toHaveText('Live')

  const board = page.getByRole('list', { name: 'The board' })
  await board.getByRole('button', { name: /^GO/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(board.getByRole('button', { name: /^Mediterranean Avenue, Brown/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mediterranean Avenue' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Mediterranean Avenue' })).toHaveCount(0)
})

test('the talk stays at its end, and nobody who scrolled up is moved', async ({ memberPage: page }) => {
  await dealIn(page, { title: 'Talk', pace: QUICK })
  await isReady(page)
  await hasEvents(page, 60)
  const talk = page.getByTestId('virtuoso-scroller')
  const fromEnd = () =>
    talk.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  await expect.poll(fromEnd).toBeLessThan(80)

  await talk.hover()
  await page.mouse.wheel(0, -500)
  await expect(page.getByRole('button', { name: /more below|To the latest/ })).toBeVisible()
  const top = await talk.evaluate(({ scrollTop }) => scrollTop)
  const { length } = await cursorOf(page)
  await hasEvents(page, length + 8)
  expect(await talk.evaluate(({ scrollTop }) => scrollTop)).toBe(top)

  await page.getByRole('button', { name: /more below|To the latest/ }).click()
  await expect.poll(fromEnd).toBeLessThan(80)
})
