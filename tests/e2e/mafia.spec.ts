import { expect, type Page } from '@playwright/test'
import { looksRightInBoth, OF_MATCHES, overheard } from './looks'
import { test } from './people'
import { cursorOf, hasEvents, isReady, order, pillOf } from './room'

const SEED = '11'
/** What the town must never be told while a game is played: events to seats, and thoughts. */
const SECRETS = ['role-dealt', 'partners-met', 'kill-proposed', 'kill-agreed', 'protected', 'investigated']
  .concat(['believed', 'thought'])
  .map((type) => `"${type}"`)
  .concat('"type":"voted",')

/** Sets a table of five under a title of one's own; its address. `pace` in milliseconds a step. */
async function dealMafia(page: Page, { title, pace }: { title: string; pace: string }): Promise<string> {
  await page.goto('/games/new?game=mafia')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Pace').selectOption(pace)
  const seats = page.getByRole('combobox', { name: /^Persona of seat/ })
  while ((await seats.count()) > 5)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill(SEED)
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  return page.url()
}

const chairs = (page: Page) => page.getByRole('list', { name: 'The table' }).getByRole('button')
const rolesOf = (page: Page) => page.locator('.chair .role')
/** The dead may have been told of. */
const livingRoles = (page: Page) => page.locator('.chair:not([data-posture="dead"]) .role')

async function mark(page: Page, chair: number, word: 'Suspect' | 'Trust'): Promise<void> {
  await chairs(page).nth(chair).click()
  await page.getByRole('button', { name: word, exact: true }).click()
  await page.getByRole('button', { name: 'Put the card away' }).click()
}

test('the observer sees roles and thoughts; the town sees neither, and is told at the end how well it read', async ({
  memberPage: page,
  browser,
}) => {
  test.setTimeout(180_000)
  const address = await dealMafia(page, { title: 'Two ways to watch', pace: '1200' })
  await isReady(page)
  const town = await browser.newPage()
  const heard = overheard(town, OF_MATCHES)
  await town.goto(address)
  await isReady(town)
  await hasEvents(page, 25)
  await order(page, 'Pause the game')
  await expect(pillOf(page)).toHaveText('Paused')

  await expect(rolesOf(page)).toHaveCount(5)
  await expect(page.locator('.thought')).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(page.locator('.thought').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Who suspects whom/ })).toBeVisible()

  await hasEvents(town, 3)
  await expect(livingRoles(town)).toHaveCount(0)
  await expect(town.locator('.thought')).toHaveCount(0)
  await expect(town.getByText('shown when the game is over')).toBeVisible()
  await expect(town.getByRole('heading', { name: /^Your suspects/ })).toBeVisible()
  await mark(town, 0, 'Suspect')
  await mark(town, 1, 'Trust')
  await expect(chairs(town).nth(0)).toContainText('you suspect it')
  const told = await heard()
  expect(told).toContain('night-fell')
  for (const secret of SECRETS) expect(told).not.toContain(secret)
  expect(await town.content()).not.toMatch(/"role":"(mafia|doctor|sheriff)"/)

  await order(page, 'At once')
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 60_000 })
  await expect(rolesOf(town)).toHaveCount(5, { timeout: 20_000 })
  await expect(town.getByRole('heading', { name: /^How you read the table/ })).toBeVisible()
  await expect(town.getByText(/^You read the table at \d+ of 100\.$/)).toBeVisible()
  await expect(town.getByText(/^Day 1: you suspected/)).toBeVisible()
  await town.close()
})

test('a finished game as its town: no role and no thought until the end, and a mark outlives the page', async ({
  memberPage: page,
}) => {
  test.setTimeout(120_000)
  const address = await dealMafia(page, { title: 'Told anew', pace: '0' })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 60_000 })
  await expect(rolesOf(page)).toHaveCount(5)

  const heard = overheard(page, OF_MATCHES)
  await page.getByRole('button', { name: 'Watching as: Observer' }).first().click()
  await page.getByRole('button', { name: /^Town/ }).click()
  await expect(page).toHaveURL(/\?pub=0&as=town$/)
  await expect(page.getByRole('button', { name: 'Watching as: Town' }).first()).toBeVisible()
  await isReady(page)
  expect((await cursorOf(page)).at).toBe(0)
  await expect(rolesOf(page)).toHaveCount(0)
  const log = await page.evaluate(
    async (url) => (await fetch(url)).text(),
    `/api/matches/${address.split('/').pop()}/log?after=0&as=town`,
  )
  for (const secret of SECRETS) expect(log).not.toContain(secret)
  expect(await heard()).not.toContain('"believed"')

  // to the first evening, where somebody is marked
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await mark(page, 2, 'Suspect')
  await expect(page.getByText('Your suspects')).toBeVisible()
  await page.reload()
  await isReady(page)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(chairs(page).nth(2)).toContainText('you suspect it')

  await page.keyboard.press('End')
  await expect(rolesOf(page)).toHaveCount(5)
  await expect(page.getByText(/^You read the table at \d+ of 100\.$/)).toBeVisible()
  await expect(page.getByText('You had seen the roles before one of these marks.')).toBeVisible()
  await expect(page.locator('.thought')).toHaveCount(0)
})

test('the chairs are walked by keyboard, and a seat’s card says who sits there', async ({
  memberPage: page,
}) => {
  await dealMafia(page, { title: 'Round the table', pace: '0' })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 60_000 })
  await chairs(page).nth(0).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chairs(page).nth(4)).toBeFocused()
  await page.keyboard.press('Enter')
  const name = await chairs(page).nth(4).locator('b').getAttribute('title')
  await expect(page.getByRole('heading', { name: name! })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: name! })).toHaveCount(0)
})

test('on a phone the town marks a chair and is told at the end, by night and day in reach of a thumb', async ({
  memberPage: page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const address = await dealMafia(page, { title: 'In one hand', pace: '0' })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 60_000 })
  await page.goto(`${address}?as=town&pub=6`)
  await isReady(page)
  await expect(livingRoles(page)).toHaveCount(0)
  const heights = await chairs(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await mark(page, 1, 'Suspect')
  await expect(chairs(page).nth(1)).toContainText('you suspect it')
  await page.keyboard.press('End')
  await expect(rolesOf(page)).toHaveCount(5)
  await expect(page.getByText(/^You read the table at \d+ of 100\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Watching as: Town' }).last().click()
  await page.getByRole('button', { name: /^Observer/ }).click()
  await expect(page.getByRole('heading', { name: /^Who suspects whom/ })).toBeVisible()
})

test('both ways of watching, in both themes and two widths: nothing for axe to find', async ({
  memberPage: page,
}) => {
  test.setTimeout(420_000)
  const address = await dealMafia(page, { title: 'To look at', pace: '0' })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 60_000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 840 })
    for (const place of ['?seq=14', '?mode=watch', '?mode=read', '?pub=8&as=town&mode=watch']) {
      await page.goto(`${address}${place}`)
      await isReady(page)
      await looksRightInBoth(page, `${place}, ${width}`)
    }
    await chairs(page).nth(1).click()
    await looksRightInBoth(page, `a card, ${width}`)
    await page.goto(`${address}?mode=watch`)
    await isReady(page)
    for (const tab of ['Figures', 'Suspicion', 'Claims and votes']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('.figures .plane, .mafia-panel').first().waitFor()
      await looksRightInBoth(page, `${tab}, ${width}`)
    }
  }
})
