import { expect, type Page } from '@playwright/test'
import { sideways, violations } from './looks'
import { newcomer, register, test } from './people'

type Short = { readonly title: string; readonly seed: string; readonly firstBy: string }

/** A short Monopoly played to its end; its first seat played as told. */
async function playShort(page: Page, { title, seed, firstBy }: Short): Promise<void> {
  await page.goto('/games/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Pace').selectOption('0')
  await page.getByLabel('Turn limit').fill('30')
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('combobox', { name: 'Who plays seat 1, The Shark' }).selectOption(firstBy)
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
}

const overIn = (page: Page, titles: readonly string[]) =>
  expect(async () => {
    await page.goto('/games?mine=1&state=over')
    for (const title of titles)
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })

test('two games of one seed are held side by side: where they part, over turns, decision by decision', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await register(page)
  const tag = newcomer().email.slice(0, 8)
  const [one, other] = [`First ${tag}`, `Second ${tag}`]
  await playShort(page, { title: one, seed: '4711', firstBy: 'scripted' })
  await playShort(page, { title: other, seed: '4711', firstBy: 'random' })
  await overIn(page, [one, other])

  await page.getByRole('button', { name: `More about ${one}` }).click()
  await page.getByRole('link', { name: 'Compare with…' }).click()
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
  await page.getByRole('link', { name: other, exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?a=.*&b=/)
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
  await expect(page.getByText('Both had the same seed', { exact: false })).toBeVisible()
  await expect(page.getByText(/\d+ of \d+ figures differ/)).toBeVisible()

  await page.getByRole('slider', { name: 'Turn' }).fill('12')
  await expect(page.getByText(/^Turn 12: A \$[\d,]+, B \$[\d,]+$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'As tables' }).click()
  await expect(page.getByRole('region', { name: 'The Shark, Net worth as a table' })).toBeVisible()
  await page.getByRole('button', { name: 'As charts' }).click()

  const address = page.url()
  await page
    .getByRole('link', { name: /^Packet and reply, decision \d+ in A$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/decisions\/\d+/)
  await page.goto(address)
  await page
    .locator('summary')
    .filter({ hasText: /\d+ of \d+ differ/ })
    .first()
    .click()
  await expect(page.locator('details[open] article').first()).toBeVisible()

  for (const width of [360, 1440])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }

  // over and public: whoever has no account reads the same
  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger.getByText('Both had the same seed', { exact: false })).toBeVisible()
  await stranger.close()
})

test('a game beside nothing, itself or another game says so', async ({ page }) => {
  await page.goto('/compare')
  await expect(page.getByRole('link', { name: 'Games that are over' })).toBeVisible()
  await page.goto('/games?state=over&game=monopoly')
  const link = page.getByRole('row').getByRole('link').first()
  const id = (await link.getAttribute('href'))!.split('/').at(-1)
  await page.goto(`/compare?a=${id}&b=${id}`)
  await expect(page.getByRole('heading', { name: 'This is one game twice.' })).toBeVisible()
  await page.goto(`/compare?a=${id}&b=00000000-0000-7000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: 'There is no table here.' })).toBeVisible()
})

test('of a running game nobody else is told more than everyone hears', async ({ page, browser }) => {
  await register(page)
  const addresses: string[] = []
  for (const title of ['Slow one', 'Slow two']) {
    await page.goto('/games/new?game=mafia')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Pace').selectOption('2500')
    await page.getByRole('button', { name: 'Deal them in' }).last().click()
    await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
    addresses.push(new URL(page.url()).pathname.split('/').at(-1)!)
  }
  const [a, b] = addresses
  const stranger = await browser.newPage()
  await stranger.goto(`/compare?a=${a}&b=${b}`)
  await expect(
    stranger.getByText('Decisions are compared once both games are over', { exact: false }),
  ).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'Decision by decision' })).toHaveCount(0)
  const told = await stranger.content()
  expect(told).not.toContain('role-dealt')
  expect(told).not.toMatch(/is dealt|was told to be/)
  await stranger.close()
})
