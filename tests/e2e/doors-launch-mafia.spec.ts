import { expect } from '@playwright/test'
import { test } from './people'

test('Mafia is launched from the page: many seats, roles left to the game, a refusal that names the option', async ({
  memberPage: page,
}) => {
  await page.goto('/games/new')
  await page.getByText('Mafia', { exact: true }).click()
  await expect(page).toHaveURL(/game=mafia/)
  const seats = page.getByRole('combobox', { name: /^Persona of seat/ })
  await expect(seats).toHaveCount(8)
  const add = page.getByRole('button', { name: 'Another seat' })
  for (let count = 8; count < 16; count++) await add.click()
  await expect(seats).toHaveCount(16)
  await expect(add).toBeDisabled()
  const doctors = page.getByRole('textbox', { name: 'Doctors' })
  await doctors.fill('99')
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(doctors).toHaveAccessibleDescription(/whole number from/)
  await doctors.fill('1')
  await page.getByLabel('Title').fill('Sixteen in town')
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  await page.goto('/games?mine=1&game=mafia')
  await expect(page.getByRole('link', { name: 'Sixteen in town' })).toBeVisible()
})
