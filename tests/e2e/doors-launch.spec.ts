import { expect } from '@playwright/test'
import { dealIn, newcomer, register, test } from './people'

test('a table stands ready and starts with one click', async ({ memberPage: page }) => {
  await page.goto('/games/new')
  const seats = page.getByRole('combobox', { name: /^Persona of seat/ })
  await expect(seats).toHaveCount(4)
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
})

test('a refused option is said at its field, and the table starts once it is put right', async ({
  memberPage: page,
}) => {
  await page.goto('/games/new')
  await page.getByLabel('Title').fill('A cheap table')
  const cash = page.getByLabel('Starting cash')
  await cash.fill('9999')
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(cash).toHaveAccessibleDescription(/A whole number from 500 to 5,000/)
  await expect(cash).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('A cheap table')
  await cash.fill('700')
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
})

test('what only the server refuses is said at its field too', async ({ memberPage: page }) => {
  await page.goto('/games/new')
  const title = page.getByLabel('Title')
  await title.fill('x'.repeat(200))
  await page.getByLabel('Turn limit').fill('40')
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(title).toHaveAccessibleDescription(/at most 120 characters/)
  await expect(title).toBeFocused()
  await expect(page.getByLabel('Turn limit')).toHaveValue('40')
})

test('seats are added, taken away, moved and read about, all by keyboard', async ({ memberPage: page }) => {
  await page.goto('/games/new')
  const seats = page.getByRole('combobox', { name: /^Persona of seat/ })
  const names = () => seats.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  await page.getByRole('button', { name: 'Move The Shark down' }).press('Enter')
  expect(await names()).toEqual(['professor', 'shark', 'hustler', 'turtle'])
  await expect(page.getByText('The Shark sits at place 2 of 4.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move The Shark down' })).toBeFocused()
  await page.getByRole('button', { name: 'Another seat' }).press('Enter')
  await expect(seats).toHaveCount(5)
  await page.getByRole('combobox', { name: 'Who plays seat 5' }).selectOption('random')
  await page.getByRole('button', { name: 'Remove The Turtle' }).press('Enter')
  await expect(seats).toHaveCount(4)

  await page.getByRole('button', { name: 'Read about The Hustler' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'The Hustler' })
  await expect(sheet.getByText('buy threshold')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'How it plays' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read about The Hustler' })).toBeFocused()
})

test('the random seed button draws another seed', async ({ memberPage: page }) => {
  await page.goto('/games/new')
  const seed = page.getByRole('textbox', { name: 'Seed' })
  const before = await seed.inputValue()
  await page.getByRole('button', { name: 'Random seed' }).click()
  await expect(seed).not.toHaveValue(before)
  await expect(seed).toHaveValue(/^\d+$/)
})

test('the list tells what is running and what is over, and whose', async ({ memberPage: page, browser }) => {
  const title = `Table of ${newcomer().email.slice(0, 8)}`
  const slow = `Slow ${title}`
  await dealIn(page, { title, turns: 5 })
  await dealIn(page, { title: slow, pace: '2500' })
  await page.goto('/games')
  await page.getByRole('link', { name: 'Running' }).click()
  await expect(page).toHaveURL(/state=running/)
  await expect(page.getByRole('link', { name: slow })).toBeVisible()
  await expect(async () => {
    await page.goto('/games?mine=1&state=over')
    await expect(page.getByRole('row', { name: title }).getByText(/won by|shared by/)).toBeVisible({
      timeout: 1000,
    })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: slow })).toBeHidden()

  const stranger = await browser.newPage()
  await stranger.goto('/games?mine=1')
  await expect(stranger.getByRole('link', { name: slow })).toBeVisible()
  await expect(stranger.getByRole('navigation', { name: 'Whose games' })).toBeHidden()
  await register(stranger)
  await stranger.goto('/games?mine=1')
  await expect(stranger.getByRole('heading', { name: 'You have set no table yet.' })).toBeVisible()
  await stranger.close()
})

test('a private table is on no list but its owner’s', async ({ memberPage: page, browser }) => {
  await page.goto('/games/new')
  await page.getByLabel('Title').fill('Behind a curtain')
  await page.getByText('Only me').click()
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  const address = page.url()
  await page.goto('/games?mine=1')
  await expect(page.getByRole('row', { name: 'Behind a curtain' }).getByText('private')).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto('/games')
  await expect(stranger.getByRole('link', { name: 'Behind a curtain' })).toHaveCount(0)
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'There is no table here.' })).toBeVisible()
  await stranger.close()
})
