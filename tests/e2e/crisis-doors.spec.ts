import { expect, type Page } from '@playwright/test'
import { sideways, violations } from './looks'
import { register, test } from './people'

const deal = (page: Page) => page.getByRole('button', { name: 'Deal them in' }).last()
const own = (page: Page) => page.getByRole('textbox', { name: 'Your scenario, as YAML' })
const SHIPPED = 'Nineteen days of oil'

/** The scenario in so few steps, with nothing scheduled. */
const short = (text: string, from: string, steps: number): string =>
  text.replace(from, `steps: ${steps}`).replace(/^schedule:[\s\S]*?(?=^[a-z])/m, '')

async function beginWith(page: Page): Promise<void> {
  await page.goto('/games/new?game=crisis')
  await page.getByText('Your own', { exact: true }).click()
  await page.getByRole('button', { name: `Begin with ${SHIPPED}` }).click()
  await expect(page.getByText('It can be dealt.', { exact: false })).toBeVisible()
}

test('a crisis stands ready: its actors at their places, the engine beside the table', async ({
  memberPage: page,
}) => {
  await page.goto('/games/new?game=crisis')
  await expect(page.getByRole('radio', { name: SHIPPED })).toBeChecked()
  await expect(page.getByRole('combobox', { name: /^Persona of / })).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Beside the table' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Who plays The engine' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Another seat' })).toHaveCount(0)
  await page.getByText('The night the pegs broke').first().click()
  await expect(page.getByRole('combobox', { name: 'Persona of Maren' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Persona of Maren' }).selectOption('hawk')
  await deal(page).click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
})

test('a scenario of one’s own with an error is refused beside the text, corrected, told and dealt', async ({
  memberPage: page,
}) => {
  await beginWith(page)
  const text = await own(page).inputValue()
  const line = text.slice(0, text.indexOf('steps: 14')).split('\n').length
  await own(page).fill(text.replace('steps: 14', 'steps: many').replace(SHIPPED, 'Five days of oil'))
  const fault = page.getByRole('button', { name: `Line ${line}, column 1 steps` })
  await expect(fault).toBeVisible()
  await deal(page).click()
  await expect(page.getByText('What is wrong in the scenario is put right first.')).toBeVisible()
  await expect(own(page)).toHaveValue(/steps: many/)
  await fault.click()
  await expect(own(page)).toBeFocused()
  await own(page).fill(short(await own(page).inputValue(), 'steps: many', 3))
  const told = page.getByRole('region', { name: 'Scenario: Five days of oil' })
  await expect(told.getByText('3 steps of 3 days, 4 actors', { exact: false })).toBeVisible()
  await told.locator('summary').filter({ hasText: 'Variables of the world' }).click()
  await expect(told.getByText('at most 10 up or down a step', { exact: false }).first()).toBeVisible()
  await deal(page).click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
})

test('a hostile scenario gets a plain refusal, and nothing typed is lost', async ({ memberPage: page }) => {
  await beginWith(page)
  await own(page).fill('x'.repeat(70_000))
  await expect(page.getByText('a scenario has at most 60,000', { exact: false })).toBeVisible()
  await own(page).fill('a: &a [x, x]\nb: [*a, *a]\n')
  await expect(page.getByText('Anchors and aliases are not read', { exact: false })).toBeVisible()
  await page.getByText(SHIPPED).first().click()
  await page.getByText('Your own', { exact: true }).click()
  await expect(own(page)).toHaveValue('a: &a [x, x]\nb: [*a, *a]\n')
})

test('a set-up with a scenario of one’s own is kept and laid out again; the game is played again as it was', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await register(page)
  await beginWith(page)
  const text = await own(page).inputValue()
  await own(page).fill(short(text, 'steps: 14', 2).replace(SHIPPED, '<b>Six</b> days of oil'))
  const told = page.getByRole('region', { name: 'Scenario: <b>Six</b> days of oil' })
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Keep this set-up' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Short blockade')
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expect(page.getByText('Kept as Short blockade.')).toBeVisible()
  await page.goto('/games/new?game=crisis')
  await page.getByRole('combobox', { name: 'Saved set-ups' }).selectOption('Short blockade')
  await expect(told).toBeVisible()
  await page.getByLabel('Title').fill('Six days')
  await page.getByLabel('Pace').selectOption('0')
  await deal(page).click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await expect(async () => {
    await page.goto('/games?mine=1&state=over')
    await expect(page.getByRole('link', { name: 'Six days', exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  await page.goto(`/games/new?from=${id}&seed=same`)
  await expect(own(page)).toHaveValue(/<b>Six<\/b> days of oil/)
  await expect(told).toBeVisible()
})

test('the launch page of a crisis is sound, with faults beside the text', async ({ memberPage: page }) => {
  await beginWith(page)
  await own(page).fill('id: x\n')
  await expect(page.getByRole('list', { name: 'What is wrong' })).toBeVisible()
  for (const width of [360, 1440])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
})
