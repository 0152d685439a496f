import { expect, type Page } from '@playwright/test'
import { sideways, violations } from './looks'
import { dealIn, test } from './people'

const WIDTHS = [360, 1440] as const
const THEMES = ['dark', 'light'] as const

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

const SHEETS: readonly [string, string, (page: Page) => Promise<void>][] = [
  [
    'the palette',
    '/games',
    async (page) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'the menu of a game',
    '/games?mine=1&q=Sheet+one',
    async (page) => {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible()
    },
  ],
  [
    'what a deletion asks',
    '/games?mine=1&q=Sheet+two',
    async (page) => {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'what leaving asks',
    '/account',
    async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  [
    'keeping a set-up',
    '/games/new',
    async (page) => {
      await page.getByRole('button', { name: 'Keep this set-up' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
]

for (const [what, path, open] of SHEETS)
  test(`${what} is sound in both themes and widths`, async ({ memberPage: page }) => {
    // alone on its list, so that its open menu covers no other game's button
    const title = new URLSearchParams(path.split('?')[1]).get('q')
    if (title) await dealIn(page, { title, pace: '2500' })
    for (const width of WIDTHS)
      for (const colorScheme of THEMES) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await expect(page.getByRole('button', { name: 'Change theme' })).toBeEnabled()
        await page.waitForLoadState('networkidle')
        await open(page)
        expect(await violations(page), `${what}, ${width} wide, ${colorScheme}`).toEqual([])
        expect(await sideways(page)).toBe(0)
      }
  })

test('the front page is sound while a game plays on it', async ({ page }) => {
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const table = page.getByRole('figure', { name: /played before your eyes/ })
      await table.scrollIntoViewIfNeeded()
      await expect(table.getByRole('button', { name: 'Pause' })).toBeVisible()
      expect(await violations(page), `${width} wide, ${colorScheme}`).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
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
