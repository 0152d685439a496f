import { expect, type Page } from '@playwright/test'

/** Where a room's cursor is, and how long its log. */
export async function cursorOf(page: Page): Promise<{ at: number; length: number }> {
  const room = page.locator('.room')
  const [at, length] = await Promise.all([room.getAttribute('data-at'), room.getAttribute('data-length')])
  return { at: Number(at), length: Number(length) }
}

/** The pill that tells how the game stands for this reader. */
export const pillOf = (page: Page) => page.getByRole('banner').locator('.state')

/** All that the board and the seats say, in words. */
export async function shownIn(page: Page): Promise<{ squares: string[]; seats: string }> {
  const squares = await page
    .getByRole('list', { name: 'The board' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.querySelector('.sr-only')?.textContent ?? ''))
  const seats = await page.getByRole('list', { name: 'Seats' }).innerText()
  return { squares, seats }
}

export const isReady = (page: Page) =>
  expect(page.locator('.room')).toHaveAttribute('data-loaded', 'true', { timeout: 20_000 })

export const hasEvents = (page: Page, least: number) =>
  expect.poll(async () => (await cursorOf(page)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(least)

/** One of the orders behind "Steer". */
export async function order(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Steer the game' }).click()
  await page.getByRole('button', { name }).click()
}
