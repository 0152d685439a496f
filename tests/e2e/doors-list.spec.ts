import { expect, type Page } from '@playwright/test'
import { dealIn, newcomer, register, test } from './people'

const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `More about ${title}` })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('heading') })

test('the list is searched by title and player, ordered, and keeps both in its address', async ({ page }) => {
  await page.goto('/games')
  await page.getByRole('searchbox').fill('hustler and')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=hustler\+and/)
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/games?q=The+Professor&state=over')
  await expect(page.getByRole('link', { name: 'The Hustler and the Turtle, alone' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Four at the table' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('turns')
  await expect(page).toHaveURL(/q=The\+Professor.*sort=turns|sort=turns.*q=The\+Professor/)
  await expect(page).toHaveURL(/state=over/)
  await expect(rows(page).first()).toContainText('Four at the table')
  await page.goto('/games?q=%25')
  await expect(page.getByRole('heading', { name: 'Nothing here is called that.' })).toBeVisible()
  await page.getByRole('link', { name: 'Without the search' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('who leads a running game stands in its row', async ({ memberPage: page }) => {
  const title = `Race ${newcomer().email.slice(0, 8)}`
  await dealIn(page, { title, pace: '400' })
  await expect(async () => {
    await page.goto('/games?mine=1')
    await expect(page.getByRole('row', { name: title }).getByText(/at \$/)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
})

test('a game is renamed, hidden, stopped and deleted from its row', async ({ memberPage: page, browser }) => {
  const title = `Draft ${newcomer().email.slice(0, 8)}`
  const better = `Fair copy ${title.slice(6)}`
  await dealIn(page, { title, pace: '2500' })
  await page.goto('/games?mine=1')
  await menuOf(page, title).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  const field = page.getByRole('dialog').getByLabel('Title')
  await expect(field).toBeFocused()
  await field.fill(' ')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Enter a title.')
  await field.fill(better)
  await field.press('Enter')
  await expect(page.getByRole('link', { name: better })).toBeVisible()
  await expect(menuOf(page, better)).toBeFocused()

  await menuOf(page, better).click()
  await page.getByRole('button', { name: 'Make private' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make it private' }).click()
  await expect(page.getByRole('row', { name: better }).getByText('private', { exact: true })).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(`/games?q=${encodeURIComponent(better)}`)
  await expect(stranger.getByRole('heading', { name: 'Nothing here is called that.' })).toBeVisible()
  await stranger.close()

  await menuOf(page, better).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the game' }).click()
  await expect(page.getByRole('row', { name: better }).getByText('Stopped', { exact: true })).toBeVisible()

  await menuOf(page, better).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('link', { name: better })).toBeVisible()
  await menuOf(page, better).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the game' }).click()
  await expect(page.getByRole('link', { name: better })).toHaveCount(0)
})

test('games of others are compared and played again from their menu, and changed in nothing', async ({
  page,
}) => {
  await register(page)
  await page.goto('/games')
  await expect(page.getByRole('link', { name: 'Four at the table' })).toBeVisible()
  await menuOf(page, 'Four at the table').click()
  await expect(page.getByRole('link', { name: 'Compare with…' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Rename|Make private|Stop|Delete)$/ })).toHaveCount(0)
})

test('an account is deleted with its password, and its running games with it', async ({ page, browser }) => {
  const person = await register(page)
  const title = `Orphan ${person.email.slice(0, 8)}`
  const address = await dealIn(page, { title, pace: '2500' })
  await page.goto('/account')
  await expect(page.getByText('1 game now')).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(sheet.getByLabel('Your password')).toBeFocused()
  await sheet.getByLabel('Your password').fill('not this one')
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(sheet.getByLabel('Your password')).toHaveAccessibleDescription(/not your password/)
  await sheet.getByLabel('Your password').fill(person.password)
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'There is no table here.' })).toBeVisible()
  await stranger.close()
})

test('a game plays on the front page, and stands still for who wants less motion', async ({ page }) => {
  await page.goto('/')
  const table = page.getByRole('figure', { name: /played before your eyes/ })
  await expect(table.getByRole('button', { name: 'Pause' })).toBeVisible()
  const told = () => table.locator('figcaption').innerText()
  const before = await told()
  await expect.poll(told, { timeout: 15_000 }).not.toBe(before)
  await table.getByRole('button', { name: 'Pause' }).click()
  await expect(table.getByRole('button', { name: 'Play on' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(table.getByRole('button', { name: 'Play on' })).toBeVisible()
})
