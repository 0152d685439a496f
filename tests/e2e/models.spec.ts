import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { FaultServer } from '../faults/line'
import { startStandIn } from '../faults/stand-in'
import { violations } from './looks'
import { newcomer, register, test } from './people'
import { printed } from './printed'
import { standInPort } from './stand-in'

let provider: FaultServer

test.beforeAll(async () => {
  provider = await startStandIn(standInPort(Number(new URL(test.info().project.use.baseURL ?? '').port)))
})
test.afterAll(() => provider.close())

const CANARY = 'sk-canary-0a1b2c3d4e5f-wxyz'

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await violations(page)).toEqual([])
  }
}

async function keepKey(page: Page, key = CANARY): Promise<void> {
  await page.goto('/account/models')
  await page.getByLabel('Key for OpenAI', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Keep this key' }).first().click()
  await expect(page.getByText('The key is kept.')).toBeVisible()
}

/** The two first seats with the cheapest model; the others leave. */
async function modelsAtTwoSeats(page: Page): Promise<void> {
  for (const name of ['The Hustler', 'The Turtle'])
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  for (const seat of [1, 2])
    await page.getByLabel(`Who plays seat ${seat}`).selectOption('openai/gpt-5.4-nano')
  await page.getByLabel('Turn limit').fill('30')
  await page.getByLabel('Pace').selectOption('0')
}
const deal = (page: Page) => page.getByRole('button', { name: 'Deal them in' }).last().click()

test('a key is kept, shown by its end, tried, replaced and deleted', async ({ page }) => {
  await register(page, newcomer())
  await keepKey(page)
  await expect(page.getByText('Yours, ••••wxyz.')).toBeVisible()
  await page.getByRole('button', { name: 'Try it: the key for OpenAI' }).click()
  await expect(page.getByText(/answered in \d+\.\d s: \d+ tokens in/)).toBeVisible()
  await page.reload()
  expect(await page.content()).not.toContain('canary')
  await page.getByLabel('Another key for OpenAI').fill('wrong-canary-0a1b2c3d4e5f-9876')
  await page.getByRole('button', { name: 'Replace the key' }).click()
  await expect(page.getByText('Yours, ••••9876.')).toBeVisible()
  await page.getByRole('button', { name: 'Try it: the key for OpenAI' }).click()
  await expect(page.getByText(/^The key is not taken\./)).toBeVisible()
  expect(await page.content()).not.toContain('canary')
  await page.getByRole('button', { name: 'Delete the key for OpenAI' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByLabel('Key for OpenAI', { exact: true })).toBeVisible()
})

test('an endpoint is kept, tried and changed; a private address is refused at its field', async ({
  page,
}) => {
  await register(page, newcomer())
  await page.goto('/account/models')
  await page.getByLabel('Name', { exact: true }).fill('House')
  await page.getByLabel('Address').fill('http://192.168.0.1/v1')
  await page.getByLabel('Models', { exact: true }).fill('qwen3:8b, fault:error-500')
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await expect(page.getByText(/not on the open internet/)).toBeVisible()
  await page.getByLabel('Address').fill(`${provider.url}/v1`)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await page.getByRole('button', { name: 'Try it: House' }).click()
  await expect(page.getByText(/qwen3:8b answered in .* no price known/)).toBeVisible()
  await expectSound(page)
})

test('what is missing is said at the seat, and again when the table is refused', async ({ page }) => {
  await register(page, newcomer())
  await page.goto('/games/new')
  await page.getByLabel('Who plays seat 2').selectOption('gemini/gemini-3.8-flash')
  await expect(page.getByText('There is no key for Google Gemini yet:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Models and keys' })).toHaveAttribute('href', '/account/models')
  await deal(page)
  await expect(page.getByText(/There is no key for Google Gemini: enter one/)).toBeVisible()
  await expect(page.getByLabel('Who plays seat 2')).toBeFocused()
  await expectSound(page)
})

test('models play, the game pauses at its ceiling, says why, and plays on', async ({ page }) => {
  test.slow()
  await register(page, newcomer())
  await keepKey(page)
  await page.goto('/games/new')
  await modelsAtTwoSeats(page)
  await expect(page.getByText('In sum').locator('+ dd')).toHaveText(/^about \$/)
  await page.getByLabel('Temperature of The Shark').fill('3')
  await page.getByLabel('Ceiling, in dollars').fill('0.004')
  await deal(page)
  await expect(page.getByText('A temperature is 0 to 2, such as 0.7.')).toBeVisible()
  await page.getByLabel('Temperature of The Shark').fill('0.9')
  await expectSound(page)
  await deal(page)
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  await expect(page.getByText(/The ceiling of this game is reached/).first()).toBeVisible({ timeout: 60_000 })
  const cost = page.getByRole('button', { name: /^Cost so far: \$0\.0/ })
  await cost.click()
  await expect(page.getByRole('rowheader', { name: 'The Shark, gpt-5.4-nano' })).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Ceiling of this game, in dollars').fill('')
  await page.getByRole('button', { name: 'Set the ceiling' }).click()
  await expect(page.getByText('There is no ceiling now.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect(page.getByText(/finished|is over|wins/i).first()).toBeVisible({ timeout: 120_000 })
  await page.goto('/account/usage')
  await expect(page.getByText(/\d+ calls, \d+ failed/)).toBeVisible()
  await expectSound(page)
})

test('a key that the provider echoes and refuses is on no page of its game and in nothing that is printed', async ({
  page,
}) => {
  test.slow()
  await register(page, newcomer())
  await keepKey(page, 'wrong-canary-0a1b2c3d4e5f-1234')
  await page.goto('/games/new')
  await modelsAtTwoSeats(page)
  await deal(page)
  await expect(page.getByText(/cannot be asked/).first()).toBeVisible({ timeout: 60_000 })
  expect(await page.content()).not.toContain('canary')
  const text = await readFile(printed(Number(new URL(page.url()).port)), 'utf8')
  expect(text).toContain('worker ready')
  expect(text).toContain('slice ends')
  expect(text).not.toContain('canary')
})
