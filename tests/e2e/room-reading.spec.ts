import { expect } from '@playwright/test'
import { dealIn, test } from './people'
import { cursorOf, isReady, pillOf } from './room'

test('the end is a moment; figures and trades move the board', async ({ memberPage: page }) => {
  test.slow()
  const address = await dealIn(page, { title: 'To its end', turns: 40 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 40_000 })
  const ending = page.getByRole('region', { name: 'How it ended' })
  await expect(ending.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(4)
  await expect(ending.getByRole('link', { name: 'Play again, same seed' })).toHaveAttribute(
    'href',
    `${new URL(address).pathname.replace('/games/', '/games/new?from=')}&seed=same`,
  )
  await ending
    .getByRole('button', { name: /^Turn \d+$/ })
    .first()
    .click()
  const { at, length } = await cursorOf(page)
  expect(at).toBeLessThan(length)

  await page.getByRole('tab', { name: 'Figures' }).click()
  const worth = page.getByRole('slider', { name: 'Net worth over turns' })
  await worth.focus()
  await page.keyboard.press('ArrowLeft')
  expect((await cursorOf(page)).at).toBeLessThan(at)
  await page.getByRole('button', { name: 'As a table' }).click()
  await page.getByRole('button', { name: '3', exact: true }).first().click()
  await expect(page.getByRole('slider', { name: /^Timeline/ })).toHaveAttribute('aria-valuetext', /^Turn 3,/)
  await page.getByRole('tab', { name: 'Trades' }).click()
  await expect(page.getByText(/^\d+ offers?, /)).toBeVisible()
})

test('one seat alone, a search in the talk, and never while typing', async ({ memberPage: page }) => {
  test.slow()
  await dealIn(page, { title: 'To be searched', turns: 20 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^Whose words are shown: .* alone$/ })).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByRole('button', { name: 'Whose words are shown: all heard' })).toBeVisible()

  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search the talk' })
  await expect(field).toBeFocused()
  await page.keyboard.type('the 1j')
  await expect(field).toHaveValue('the 1j')
  await expect(page.getByRole('button', { name: 'Whose words are shown: all heard' })).toBeVisible()
  await field.fill('the')
  await page.keyboard.press('Enter')
  await expect(page.locator('.room mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('read, research and watch: the choice is kept; the set-up can be copied', async ({
  memberPage: page,
}) => {
  test.slow()
  const address = await dealIn(page, { title: 'Three ways', turns: 20 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Turn 2\b/ })).toBeVisible()
  await expect(page).toHaveURL(/mode=read/)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /^Turn 2\b/ })).toBeVisible()
  await page.getByRole('button', { name: 'Research', exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'The decision at this moment' })
  await expect(preview.getByRole('heading', { name: /^Decision \d+/ })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Whole record' })).toBeVisible()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'What this game was set up with' }).click()
  await page.getByRole('button', { name: 'Copy as JSON' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({ kind: 'parlor-manifest', game: { id: 'monopoly' } })
  expect(copied.seed).toEqual(expect.any(Number))
  expect(copied.seats[0].persona.hash).toMatch(/^[\da-f]{64}$/)
})

test('whoever hears only what is public opens the same moment', async ({ memberPage: page, browser }) => {
  test.slow()
  const address = await dealIn(page, { title: 'One link for all', pace: '2500' })
  await isReady(page)
  await expect.poll(async () => (await cursorOf(page)).length, { timeout: 30_000 }).toBeGreaterThan(12)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await expect(page.getByText('Link copied')).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe(new URL(address).pathname)
  const squares = (of: typeof page) =>
    of.getByRole('list', { name: 'The board' }).getByRole('button').allTextContents()
  const visitor = await browser.newPage()
  await visitor.goto(link)
  await isReady(visitor)
  expect(await squares(visitor)).toEqual(await squares(page))
  await visitor.close()
})
