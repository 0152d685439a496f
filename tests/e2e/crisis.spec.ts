import { expect, type Page } from '@playwright/test'
import { looksRightInBoth, OF_MATCHES, overheard } from './looks'
import { test } from './people'
import { cursorOf, hasEvents, isReady, order, pillOf } from './room'

const SEED = '4'
/** Told to some alone while a crisis is played: briefings, letters, thoughts, covert acts, secret variables. */
const SECRETS = [
  '"engine-briefed"',
  '"agent-briefed"',
  '"letter-sent"',
  '"thought"',
  '"calder_fuel"',
  '"to":[',
]

/** Sets a table of the first scenario under a title of one's own; its address. `pace` in milliseconds a step. */
async function dealCrisis(page: Page, { title, pace }: { title: string; pace: string }): Promise<string> {
  await page.goto('/games/new?game=crisis')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Pace').selectOption(pace)
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill(SEED)
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  return page.url()
}

async function finished(page: Page, title: string): Promise<string> {
  const address = await dealCrisis(page, { title, pace: '0' })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 90_000 })
  return address
}

const chart = (page: Page) => page.getByRole('slider', { name: /, step by step$/ })
const letters = (page: Page) => page.locator('.crisis-did .letter')
const covert = (page: Page) => page.locator('.crisis-did [data-covert]')

test('an observer reads letters, covert acts and thoughts; the public is told of none while it is played', async ({
  memberPage: page,
  browser,
}) => {
  test.setTimeout(180_000)
  const address = await dealCrisis(page, { title: 'Two ways to read', pace: '1200' })
  await isReady(page)
  const outside = await browser.newPage()
  const heard = overheard(outside, OF_MATCHES)
  await outside.goto(address)
  await isReady(outside)
  await hasEvents(page, 60)
  await hasEvents(outside, 30)
  await order(page, 'Pause the game')
  await expect(pillOf(page)).toHaveText('Paused')

  await page.getByRole('tab', { name: 'Letters' }).click()
  await expect(page.getByRole('list', { name: 'Letters, the latest first' })).toBeVisible()
  await page.getByRole('tab', { name: 'Talk' }).click()
  await expect(page.locator('.thought').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fuel for the patrols \(secret\)/ })).toBeVisible()

  await expect(outside.getByRole('slider', { name: 'Crisis level, step by step' })).toBeVisible()
  await expect(letters(outside)).toHaveCount(0)
  await expect(covert(outside)).toHaveCount(0)
  await expect(outside.locator('.thought')).toHaveCount(0)
  await expect(outside.getByText('Fuel for the patrols')).toHaveCount(0)
  await outside.getByRole('tab', { name: 'Letters' }).click()
  await expect(outside.getByText(/^Letters are read by whom they name/)).toBeVisible()
  const told = await heard()
  expect(told).toContain('"step-began"')
  for (const secret of SECRETS) expect(told).not.toContain(secret)
  await outside.close()

  await order(page, 'At once')
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 90_000 })
  await page.goto(`${address}?mode=read`)
  await isReady(page)
  await expect(covert(page).first()).toBeVisible()
  await expect(letters(page).first()).toBeVisible()
  await page.goto(`${address}?mode=read&as=town`)
  await isReady(page)
  await expect(page.getByRole('heading', { name: /^Step 14/ })).toBeVisible()
  await expect(covert(page)).toHaveCount(0)
  await expect(letters(page)).toHaveCount(0)
})

test('a chart is read by hover and keys, and what moved a step sums to its change', async ({
  memberPage: page,
}) => {
  test.setTimeout(120_000)
  await finished(page, 'Read closely')
  const plot = chart(page)
  await expect(plot).toHaveAttribute('aria-valuetext', /^Step \d+: /)
  const { length } = await cursorOf(page)
  await plot.focus()
  await page.keyboard.press('Home')
  await expect(plot).toHaveAttribute('aria-valuetext', 'At the start: 52')
  await page.keyboard.press('ArrowRight')
  await expect(plot).toHaveAttribute('aria-valuenow', '1')
  // the room's own arrows have not moved the game
  expect(await cursorOf(page)).toEqual({ at: length, length })

  const table = page.locator('.crisis-desk .why')
  const numbers = async (cells: string) =>
    (await table.locator(cells).allInnerTexts()).map((words) => Number(words.replace('−', '-')))
  const parts = await numbers('tbody td:last-child')
  const [whole] = await numbers('tfoot td:last-child')
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)

  const box = await plot.boundingBox()
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2)
  await expect(plot).not.toHaveAttribute('aria-valuenow', '1')
  await page.mouse.move(0, 0)
  await expect(plot).toHaveAttribute('aria-valuenow', '1')

  await page.getByRole('button', { name: 'Varda', exact: true }).click()
  await page
    .getByRole('region', { name: 'Instruments at a glance' })
    .getByRole('button', { name: /^Reputation/ })
    .click()
  await expect(page.getByRole('slider', { name: 'Reputation, Varda, step by step' })).toBeVisible()
  await page.getByRole('button', { name: /^Sanctioned by/ }).click()
  await expect(page.getByRole('list', { name: 'Sanctioned by, step by step' })).toBeAttached()
})

test('the engine judges in a row of its own, and its decision opens', async ({ memberPage: page }) => {
  test.setTimeout(120_000)
  await finished(page, 'The judge')
  await page.getByRole('tab', { name: 'All variables' }).click()
  await page.getByTitle('Go to the end of step 1').first().click()
  await page.getByRole('tab', { name: 'Talk' }).click()
  const row = page.locator('.turn').filter({ hasText: 'judges the step' }).first()
  await expect(row.locator('.judged li').first()).toBeVisible()
  await expect(row.locator('.thought')).toBeVisible()
  await row.getByRole('link', { name: /^Decision/ }).click()
  await expect(page).toHaveURL(/\/decisions\/\d+$/)
  await expect(page.getByText('The engine').first()).toBeVisible()
})

test('all variables stand in a table by step and cause, to be copied; a step leads there', async ({
  memberPage: page,
}) => {
  test.setTimeout(120_000)
  await finished(page, 'Every figure')
  await page.getByRole('tab', { name: 'All variables' }).click()
  const rows = page.getByRole('region', { name: 'Changes of all variables' }).getByRole('row')
  await expect(rows.nth(30)).toBeAttached()
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('3')
  await expect(rows.nth(1)).toBeVisible()
  expect(await rows.count()).toBeLessThan(all)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('variables.csv')
  await page.getByTitle('Go to the end of step 3').first().click()
  const { at, length } = await cursorOf(page)
  expect(at).toBeLessThan(length)
  await expect(page.locator('.dispatch .day')).toContainText('3')
})

test('on a phone the sheets are leafed sideways, and every one is in reach', async ({ memberPage: page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await finished(page, 'In one hand')
  const sheets = page.getByRole('region', { name: 'Sheets on the desk' })
  await sheets.focus()
  const { inner, outer } = await sheets.evaluate((box) => ({
    inner: box.scrollWidth,
    outer: box.clientWidth,
  }))
  expect(inner).toBeGreaterThan(2 * outer)
  await chart(page).scrollIntoViewIfNeeded()
  await expect(chart(page)).toBeInViewport()
})

test('observer and public, both themes, two widths: nothing for axe to find', async ({
  memberPage: page,
}) => {
  test.setTimeout(600_000)
  const address = await finished(page, 'To look at')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 840 })
    for (const place of ['?seq=150', '?mode=read', '?pub=90&as=town&mode=watch', '?mode=watch']) {
      await page.goto(`${address}${place}`)
      await isReady(page)
      await looksRightInBoth(page, `${place}, ${width}`)
    }
    for (const tab of ['Figures', 'All variables', 'Letters']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('.figures .plane, .crisis-panel').first().waitFor()
      await looksRightInBoth(page, `${tab}, ${width}`)
    }
  }
})
