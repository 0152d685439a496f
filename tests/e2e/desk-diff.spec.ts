import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './people'

/** A game that the seed made. */
const GAME = '01935b00-0000-7000-8000-0000000000a3'

test('a packet is held against the seat’s one before, or any other, by link', async ({ page }) => {
  await page.goto(`/games/${GAME}/decisions/20`)
  const diff = page.getByRole('region', { name: /^Held against/ })
  await expect(diff).toHaveCount(0)
  await page.getByRole('link', { name: /^What changed since \d+$/ }).click()
  await expect(diff).toBeVisible()
  await expect(diff.getByText(/^The same: .*rules/)).toBeVisible()
  await expect(diff.locator('[data-run="new"]').first()).toBeVisible()
  await expect(page).toHaveURL(/diff=\d+/)
  expect((await new AxeBuilder({ page }).include('.packet-page').analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(diff).toHaveCount(0)
  await page.getByLabel('Hold against decision').fill('1')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Held against decision 1' })).toBeVisible()
  await page.goto(`/games/${GAME}/decisions/20?diff=99999`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(diff).toHaveCount(0)
})
