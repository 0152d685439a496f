import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { sideways, violations } from './looks'
import { test } from './people'

const run = promisify(execFile)
const WIDTHS = [360, 1440] as const
const THEMES = ['dark', 'light'] as const

const rows = (page: Page) => page.locator('tr[data-row]')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search speech, thoughts and packets' })
const facet = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Filters' }).getByLabel(name, { exact: true })

async function isReady(page: Page, path = '/research'): Promise<void> {
  await page.goto(path)
  await expect(rows(page).first()).toBeVisible()
}

async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violations(page), `${page.url()}, ${width} wide, ${colorScheme}`).toEqual([])
    }
    expect(await sideways(page), `${page.url()} at ${width} scrolls sideways`).toBe(0)
  }
}

test('a filter stands in the address, survives a reload and is taken off again', async ({ page }) => {
  await isReady(page)
  await facet(page, 'The Turtle').check()
  await expect(page).toHaveURL(/persona=turtle/)
  await expect(page.getByText(/^[\d,]+ of [\d,]+ shown$/)).toBeVisible()
  for (const name of await rows(page).locator('td[data-column="seat"]').allInnerTexts())
    expect(name).toBe('Turtle')
  await page.reload()
  await expect(facet(page, 'The Turtle')).toBeChecked()
  await page.getByRole('button', { name: 'Without The Turtle' }).click()
  await expect(page).toHaveURL(/\/research$/)
})

test('more rows come as they are scrolled to, and the table holds but a few of them', async ({ page }) => {
  await isReady(page)
  const shown = page.locator('.foot [role="status"]')
  const count = async () => Number((await shown.innerText()).split(' ')[0]?.replace(',', ''))
  await expect.poll(count).toBe(60)
  const last = await rows(page).last().innerText()
  for (let i = 0; i < 12; i++) {
    await page.mouse.move(800, 500)
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(100)
  }
  await expect.poll(count).toBeGreaterThan(180)
  expect(await rows(page).count()).toBeLessThan(80)
  expect(await rows(page).last().innerText()).not.toBe(last)
})

test('a search opens at its hit, and the page leads on along the list', async ({ page }) => {
  await isReady(page)
  // so slowly that a question is asked in between: no letter is lost, nor the place
  await search(page).pressSequentially('elec', { delay: 450 })
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('elec')
  await search(page).fill('electric company')
  await expect(page).toHaveURL(/q=electric\+company/)
  const hits = rows(page).locator('mark')
  await expect(hits.first()).toHaveText(/electric/i)
  const numbers = await rows(page).locator('a.open').allInnerTexts()
  await rows(page).first().locator('a.open').click()
  await expect(page).toHaveURL(/desk=q%3Delectric/)
  await expect(page.locator('.packet-page mark').first()).toBeInViewport()
  await expect(page.locator('.packet-page mark').first()).toHaveText(/electric/i)
  await page.keyboard.press('j')
  await expect(page.getByText(`Decision ${numbers[1]}, turn`)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByText(`Decision ${numbers[0]}, turn`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(search(page)).toHaveValue('electric company')
})

test('by keys alone: search, move, open', async ({ page }) => {
  await isReady(page)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Escape')
  const third = await rows(page).nth(2).locator('a.open').innerText()
  for (const key of ['j', 'j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect(page.locator('tr[aria-current] a.open')).toHaveText(third)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/decisions/${third}`))
})

test('presets, columns, and a question nobody answers', async ({ page }) => {
  await isReady(page)
  await page.getByRole('button', { name: 'Longest' }).click()
  await expect(page).toHaveURL(/sort=longest/)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Phase' }).check()
  await expect(page.getByRole('columnheader', { name: 'Phase' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Fallbacks' }).click()
  await expect(page.getByText('No decision answers all of that.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('what is exported is what is listed, and a game that was exported is verified', async ({
  page,
}, testInfo) => {
  // what chance plays says nothing, so that a hit of it shows no words
  await isReady(page, '/research?agent=scripted')
  await facet(page, 'The Shark').check()
  await search(page).fill('"electric company"')
  await expect(page).toHaveURL(/q=/)
  await expect(page).toHaveURL(/persona=shark/)
  await expect(rows(page).locator('mark').first()).toBeVisible()
  const save = async (click: () => Promise<void>): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), click()])
    const file = testInfo.outputPath(download.suggestedFilename())
    await download.saveAs(file)
    return file
  }
  const file = await save(async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('link', { name: 'As JSONL', exact: true }).click()
  })
  const [head, ...lines] = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(head).toMatchObject({ kind: 'parlor-decisions', schema: 1 })
  expect(new Set(lines.map(({ persona }) => persona))).toEqual(new Set(['shark']))
  const listed = await rows(page).locator('a.open').allInnerTexts()
  expect(lines.slice(0, listed.length).map(({ number }) => String(number))).toEqual(listed)

  const whole = testInfo.outputPath('whole.jsonl')
  await writeFile(whole, await (await page.request.get(`/api/matches/${lines[0].match}/export`)).body())
  const verify = (name: string) => run('node', ['--import', 'tsx', 'scripts/verify.ts', name])
  expect((await verify(whole)).stdout).toContain('sound')
  const bytes = await readFile(whole)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  await writeFile(whole, bytes)
  await expect(verify(whole)).rejects.toMatchObject({
    stderr: expect.stringMatching(/not sound. Line \d+ was changed/),
  })
})

test('the desk is sound in both themes and widths', async ({ page }) => {
  await isReady(page)
  await expectSound(page)
  await isReady(page, '/research?q=rent&persona=shark,turtle&turnFrom=2')
  await expectSound(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/research?q=nowhereatall')
  await expect(page.getByText('No decision answers all of that.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('when the server fails the list says whose fault it is, and tries again', async ({ page }) => {
  await isReady(page)
  await page.route('**/api/research?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Longest' }).click()
  await expect(page.getByText('That was us, not you: the decisions did not come.')).toBeVisible()
  await page.unroute('**/api/research?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
})
