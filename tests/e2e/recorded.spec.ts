import { expect } from '@playwright/test'
import { dealIn, test } from './people'
import { cursorOf, isReady, pillOf, shownIn } from './room'

test('the answers of a finished game are replayed from its menu, and come to the same end', async ({
  memberPage: page,
}) => {
  test.slow()
  const title = `Recorded ${Date.now()}`
  const address = await dealIn(page, { title, turns: 6 })
  await expect(pillOf(page)).toHaveText(/over|Finished/i, { timeout: 30_000 })
  await page.goto(address)
  await isReady(page)
  const [first, cursor] = [await shownIn(page), await cursorOf(page)]

  await page.goto('/games')
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('button', { name: 'Replay the answers' }).click()
  const sheet = page.getByRole('dialog', { name: 'Replay the answers' })
  await expect(sheet.getByRole('checkbox')).toHaveCount(4)
  await expect(sheet).toContainText('it comes to the same end')
  await page.screenshot({ path: test.info().outputPath('sheet.png') })
  await sheet.getByRole('checkbox', { name: 'The Turtle' }).uncheck()
  await expect(sheet.getByRole('radio', { name: /Scripts/ })).toBeAttached()
  await page.screenshot({ path: test.info().outputPath('sheet-mixed.png') })
  await sheet.getByRole('checkbox', { name: 'The Turtle' }).check()
  await sheet.getByRole('button', { name: 'Replay' }).click()

  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  expect(page.url()).not.toBe(address)
  await isReady(page)
  await expect.poll(async () => (await cursorOf(page)).length, { timeout: 30_000 }).toBe(cursor.length)
  await page.reload()
  await isReady(page)
  expect((await shownIn(page)).squares).toEqual(first.squares)
})
