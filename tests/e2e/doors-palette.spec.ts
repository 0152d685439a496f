import { expect, type Page } from '@playwright/test'
import { dealIn, newcomer, test } from './people'

/** Presses the key until the page hears it. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a page, a game or an action' })

test('the palette opens with a key, leads to a page, and gives the focus back', async ({ page }) => {
  await page.goto('/games')
  const opener = page.getByRole('button', { name: 'Find a page, a game or an action' })
  await opener.focus()
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await openPalette(page)
  await field(page).fill('regis')
  await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/register$/)
})

test('games are found by title and player, and chosen with the arrows', async ({ memberPage: page }) => {
  const title = `Quarry ${newcomer().email.slice(0, 8)}`
  await dealIn(page, { title, turns: 5 })
  const address = page.url()
  await page.goto('/')
  await openPalette(page)
  await field(page).fill(title.toLowerCase())
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option', { name: title })
  await expect(found).toHaveCount(1)
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Enter')
  await expect(page).toHaveURL(address)
  await page.goto('/games')
  await openPalette(page)
  await field(page).fill('game')
  const first = await field(page).getAttribute('aria-activedescendant')
  await field(page).press('ArrowDown')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', first ?? '')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '')
})

test('actions are done: another theme, a table, out', async ({ memberPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/games')
  await openPalette(page)
  await field(page).fill('dark light')
  await field(page).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await openPalette(page)
  await field(page).fill('launch')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/games\/new$/)
  await openPalette(page)
  await field(page).fill('nothing of the kind')
  await expect(page.getByText('Nothing is called that.')).toBeVisible()
})

test('a lost connection is said in a line, and so is its return', async ({ page, context }) => {
  await page.goto('/games')
  await expect(page.getByRole('button', { name: 'Change theme' })).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Connected again.')).toBeVisible()
  await expect(page.getByText('Connected again.')).toBeHidden({ timeout: 10_000 })
})

test('a page explains itself once, until the note is put away', async ({ page }) => {
  await page.goto('/games')
  const note = page.getByRole('complementary', { name: 'About this page' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Put this note away' }).click()
  await expect(note).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change theme' })).toBeEnabled()
  await expect(note).toBeHidden()
})
