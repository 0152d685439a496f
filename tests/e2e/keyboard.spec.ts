import { expect, type Locator, type Page } from '@playwright/test'
import { newcomer, test } from './people'
import { cursorOf, hasEvents, isReady, pillOf } from './room'

/** More stops than any page has on the way to what is wanted. */
const STOPS_MOST = 200

/** Goes from stop to stop with the Tab key alone until one of these has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible()
  for (let stop = 0; stop < STOPS_MOST; stop++) {
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} is not reached by ${key}`)
}

async function press(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, wanted, key)
  await page.keyboard.press('Enter')
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('by keyboard alone: register, launch, watch and scrub, open a decision, filter and export, log out', async ({
  page,
}) => {
  test.slow()
  const person = newcomer('Typist')
  await page.goto('/')

  await test.step('register', async () => {
    await press(page, link(page, 'Register'))
    await expect(page).toHaveURL(/\/register/)
    await expect(button(page, 'Register')).toBeEnabled()
    await write(page, 'Name', person.name)
    await write(page, 'Email', person.email)
    await write(page, 'Password', person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/games$/)
  })

  await test.step('launch', async () => {
    await press(
      page,
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Set a table' }),
    )
    await expect(page).toHaveURL(/\/games\/new$/)
    await expect(button(page, 'Deal them in').last()).toBeEnabled()
    await write(page, 'Title', 'Dealt by keys')
    await press(page, button(page, 'Deal them in'))
    await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  })

  await test.step('watch and scrub', async () => {
    await isReady(page)
    await hasEvents(page, 8)
    await expect(pillOf(page)).toHaveText('Live')
    await tabTo(page, page.getByRole('slider'))
    await page.keyboard.press('Home')
    await expect.poll(async () => (await cursorOf(page)).at).toBe(0)
    await expect(pillOf(page)).toHaveText(/behind/)
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    expect((await cursorOf(page)).at).toBeGreaterThan(0)
    await page.keyboard.press('End')
    await expect(pillOf(page)).toHaveText('Live')
  })

  await test.step('open a decision', async () => {
    await page.keyboard.press('ArrowLeft')
    await press(page, link(page, /^Decision \d+$/))
    await expect(page.getByRole('heading', { name: 'The packet' })).toBeVisible()
  })

  await test.step('filter and export', async () => {
    await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Research' }))
    await expect(page.locator('tr[data-row]').first()).toBeVisible()
    await tabTo(page, page.getByRole('complementary', { name: 'Filters' }).getByLabel('The Turtle'))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/persona=turtle/)
    await press(page, button(page, 'Export'), 'Shift+Tab')
    await tabTo(page, link(page, 'As JSONL'))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/\.jsonl$/)
  })

  await test.step('log out', async () => {
    await press(page, button(page, `Account of ${person.name}`), 'Shift+Tab')
    await press(page, button(page, 'Log out'))
    await expect(link(page, 'Log in')).toBeVisible()
  })
})
