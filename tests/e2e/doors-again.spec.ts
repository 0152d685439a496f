import { expect, type Page } from '@playwright/test'
import { dealIn, newcomer, type Person, register, test } from './people'

test('a set-up is kept, loaded, overwritten and deleted', async ({ page }) => {
  await register(page)
  await page.goto('/games/new')
  await page.getByLabel('Starting cash').fill('900')
  await page.getByRole('button', { name: 'Remove The Turtle' }).click()
  await page.getByRole('button', { name: 'Keep this set-up' }).click()
  const sheet = page.getByRole('dialog', { name: 'Keep this set-up' })
  await sheet.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(sheet.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/)
  await sheet.getByLabel('Name').fill('Three poor ones')
  await sheet.getByLabel('Name').press('Enter')
  await expect(page.getByText('Kept as Three poor ones.')).toBeVisible()

  await page.reload()
  const seats = page.getByRole('combobox', { name: /^Persona of seat/ })
  await expect(seats).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Saved set-ups' }).selectOption('Three poor ones')
  await expect(seats).toHaveCount(3)
  await expect(page.getByLabel('Starting cash')).toHaveValue('900')

  await page.getByLabel('Starting cash').fill('800')
  await page.getByRole('button', { name: 'Keep this set-up' }).click()
  await expect(sheet.getByLabel('Name')).toHaveAccessibleDescription(/it is overwritten/)
  await sheet.getByRole('button', { name: 'Overwrite' }).click()
  await page.reload()
  await page.getByRole('combobox', { name: 'Saved set-ups' }).selectOption('Three poor ones')
  await expect(page.getByLabel('Starting cash')).toHaveValue('800')

  await page.getByRole('button', { name: 'Delete this set-up' }).click()
  await page.getByRole('button', { name: 'Delete the set-up' }).click()
  await expect(page.getByText('Three poor ones is deleted.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Saved set-ups' })).toHaveCount(0)
})

test('a game is played again with the same seed, or another, by whoever logs in for it', async ({ page }) => {
  const person = await register(page)
  const title = `Once ${newcomer().email.slice(0, 8)}`
  await page.goto('/games/new')
  await page.getByRole('textbox', { name: 'Seed' }).fill('4711')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Turn limit').fill('3')
  await page.getByLabel('Pace').selectOption('0')
  await page.getByRole('button', { name: 'Remove The Shark' }).click()
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  const id = new URL(page.url()).pathname.split('/')[2]
  await expect(async () => {
    await page.goto('/games?mine=1&state=over')
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('link', { name: 'Play again, same seed' }).click()
  await expect(page.getByRole('heading', { name: 'Play again' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('4711')
  await expect(page.getByLabel('Turn limit')).toHaveValue('3')
  await expect(page.getByRole('combobox', { name: /^Persona of seat/ })).toHaveCount(3)
  await expect(page.getByLabel('Title')).toHaveValue(`${title}, again`)
  await page.context().clearCookies()
  await page.goto(`/games/new?from=${id}&seed=new`)
  await comeIn(page, person)
  await expect(page.getByRole('heading', { name: 'Play again' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Seed' })).not.toHaveValue('4711')
})

/** Logs in where one has been led to. */
async function comeIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('the seed of a game that is played stays secret in what is played again', async ({
  memberPage: page,
}) => {
  await dealIn(page, { title: 'Still going', pace: '2500' })
  const id = new URL(page.url()).pathname.split('/')[2]
  await page.goto(`/games/new?from=${id}&seed=same`)
  await expect(page.getByText('Its seed is told when it is over')).toBeVisible()
})

test('a refusal goes once its field is another', async ({ memberPage: page }) => {
  await page.goto('/games/new')
  const cash = page.getByLabel('Starting cash')
  const limit = page.getByLabel('Turn limit')
  await cash.fill('1')
  await limit.fill('0')
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(cash).toBeFocused()
  await expect(limit).toHaveAttribute('aria-invalid', 'true')
  await cash.fill('700')
  await expect(cash).not.toHaveAttribute('aria-invalid', 'true')
  await expect(cash).toBeFocused()
  await expect(limit).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Something on the form is refused')).toBeVisible()
})
