import { expect } from '@playwright/test'
import { dealIn, test } from './people'
import { cursorOf, hasEvents, isReady, order, pillOf, shownIn } from './room'

test('two browsers, a late joiner and one that was away all show the same', async ({
  memberPage: page,
  member,
  browser,
}) => {
  test.slow()
  const address = await dealIn(page, { title: 'Together', pace: '400' })
  await isReady(page)
  const open = async () => {
    const context = await browser.newContext({ storageState: member.state })
    const other = await context.newPage()
    await other.goto(address)
    await isReady(other)
    return other
  }
  const second = await open()
  await hasEvents(page, 10)
  await second.context().setOffline(true)
  await hasEvents(page, 30)
  const late = await open()
  await hasEvents(late, 40)
  await second.context().setOffline(false)

  await order(page, 'Pause the game')
  await expect(pillOf(page)).toHaveText('Paused')
  // a step on its way when the pause came may still arrive
  await page.waitForTimeout(1500)
  const cursor = await cursorOf(page)
  for (const other of [second, late]) {
    await expect(pillOf(other)).toHaveText('Paused', { timeout: 30_000 })
    await expect.poll(() => cursorOf(other), { timeout: 30_000 }).toEqual(cursor)
    // sums count up to what they are
    await expect.poll(() => shownIn(other)).toEqual(await shownIn(page))
  }
  await second.close()
  await late.close()
})
