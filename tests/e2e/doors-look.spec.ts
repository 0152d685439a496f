import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { dealIn, test } from './people'

const WIDTHS = [360, 1440] as const
const THEMES = ['dark', 'light'] as const
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations in words, by the rule and the first place. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violations(page), `${path}, ${width} wide, ${colorScheme}`).toEqual([])
    }
    expect(await sideways(page), `${path} at ${width} scrolls sideways`).toBe(0)
  }
}

for (const path of ['/', '/login', '/register', '/games', '/games?state=running&before=x', '/nowhere'])
  test(`${path} is sound for everyone, in both themes and widths`, ({ page }) => expectSound(page, path))

for (const path of ['/games/new', '/account', '/games?mine=1'])
  test(`${path} is sound once logged in`, ({ memberPage }) => expectSound(memberPage, path))

test('the launch form is sound with refusals, and with a persona open', async ({ memberPage: page }) => {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/games/new')
    await page.getByLabel('Starting cash').fill('none')
    await page.getByRole('button', { name: 'Deal them in' }).last().click()
    await expect(page.getByLabel('Starting cash')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Read about The Turtle' }).click()
    await expect(page.getByRole('dialog', { name: 'The Turtle' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test('a list with games on it is sound', async ({ memberPage: page }) => {
  await dealIn(page, { title: 'A table to look at', pace: '2500' })
  await expectSound(page, '/games')
  await expectSound(page, '/')
})

test('the theme is switched by hand and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Change theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('pages load nothing from elsewhere and break no rule of their own policy', async ({ page }) => {
  const foreign: string[] = []
  const broken: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && !page.url().startsWith('about:'))
      foreign.push(request.url())
  })
  page.on('console', (line) => {
    if (/Content Security Policy|Refused to/.test(line.text())) broken.push(line.text())
  })
  for (const path of ['/', '/login', '/games']) await page.goto(path)
  expect(foreign).toEqual([])
  expect(broken).toEqual([])
})

test('keyboard alone: skip link, menu, and a focus that shows', async ({ memberPage: page, member }) => {
  await page.goto('/games')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const account = page.getByRole('button', { name: `Account of ${member.name}` })
  await account.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await expect(account).toHaveCSS('outline-style', 'solid')
})
