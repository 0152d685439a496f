import { expect } from '@playwright/test'
import { looksRight, looksRightInBoth } from './looks'
import { dealIn, test } from './people'
import { cursorOf, hasEvents, isReady, pillOf } from './room'

const WIDTHS = [1440, 360]

test('room and decision page: nothing for axe to find, nothing to scroll sideways', async ({
  memberPage: page,
}) => {
  test.slow()
  const address = await dealIn(page, { title: 'To look at', pace: '2500' })
  await isReady(page)
  await hasEvents(page, 10)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 840 })
    await looksRightInBoth(page, `live, ${width}`)
    await page.getByRole('button', { name: 'Steer the game' }).click()
    await looksRightInBoth(page, `steering, ${width}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys of the room' })).toBeVisible()
    await looksRightInBoth(page, `keys, ${width}`)
    await page.keyboard.press('Escape')
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 840 })
    await page.goto(`${address}/decisions/1`)
    await looksRightInBoth(page, `decision, ${width}`)
  }
})

test('a game that is over, on a phone: every square says what it is', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await dealIn(page, { title: 'Small', turns: 30 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await looksRight(page)
  const squares = page.getByRole('list', { name: 'The board' }).getByRole('button')
  await expect(squares).toHaveCount(40)
  await squares.nth(24).click()
  await expect(page.getByRole('heading', { name: 'Illinois Avenue' })).toBeVisible()
  const { length } = await cursorOf(page)
  expect(length).toBeGreaterThan(50)
})

test('every way of looking at a game that is over, in both themes and two widths', async ({
  memberPage: page,
}) => {
  test.setTimeout(420_000)
  const address = await dealIn(page, { title: 'Every way', turns: 25 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 840 })
    for (const mode of ['watch', 'read', 'research']) {
      await page.goto(`${address}?mode=${mode}`)
      await isReady(page)
      await page.locator('.ending, .story article, .preview pre').first().waitFor()
      await looksRightInBoth(page, `${mode}, ${width}`)
    }
    await page.goto(`${address}?mode=watch`)
    await isReady(page)
    for (const tab of ['Figures', 'Trades']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('.figures .plane, .trades li').first().waitFor()
      await looksRightInBoth(page, `${tab}, ${width}`)
    }
    await page.keyboard.press('/')
    await page.getByRole('button', { name: /^Whose words are shown/ }).click()
    await looksRightInBoth(page, `search and hearing, ${width}`)
  }
})

test('paper is light, and the room afterwards as dark as before', async ({ memberPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = getComputedStyle(document.documentElement).backgroundColor
    }),
  )
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.pdf()
  await expect(root).toHaveAttribute('data-printed', /rgb\(2[2-5]\d, 2[2-5]\d, 2[2-5]\d\)/)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(shown)
})
