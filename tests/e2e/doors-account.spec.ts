import { expect, test } from '@playwright/test'
import { logIn, logOut, newcomer, register } from './people'

const WRONG = 'That email and password do not go together.'

test('somebody registers, logs out and comes back', async ({ page }) => {
  const person = await register(page)
  await logOut(page, person)
  await logIn(page, person)
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible()
})

test('what is refused at the register is said at its field, and nothing typed is lost', async ({ page }) => {
  const person = newcomer()
  await page.goto('/register')
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Register' }).click()
  const password = page.getByLabel('Password')
  await expect(password).toHaveAccessibleDescription(/at least 8 characters/)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/games$/)
})

test('an email that has an account is refused at the field', async ({ page }) => {
  const person = await register(page)
  await logOut(page, person)
  await page.goto('/register')
  await page.getByLabel('Name', { exact: true }).fill('Another')
  await page.getByLabel('Email').fill(person.email.toUpperCase())
  await page.getByLabel('Password').fill('another few words')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Log in instead/)
})

test('a wrong log-in says nothing of which half was wrong', async ({ page }) => {
  const person = await register(page)
  await logOut(page, person)
  await logIn(page, { email: person.email, password: 'not the password' })
  await expect(page.getByText(WRONG)).toBeVisible()
  const told = await page.getByRole('main').innerText()
  await logIn(page, { email: 'nobody@example.org', password: 'not the password' })
  await expect(page.getByText(WRONG)).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(told)
})

test('the door leads on to where one wanted to go, and never to another site', async ({ page }) => {
  await page.goto('/games/new')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Register' }).click()
  const person = newcomer()
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Set a table' })).toBeVisible()
  await page.goto('/login?next=//example.org/')
  await expect(page).toHaveURL(/\/games$/)
  await page.goto('/login?next=/%5Cexample.org')
  await expect(page).toHaveURL(/\/games$/)
})

test('a changed password opens, the old one does not, and other browsers are logged out', async ({
  page,
  browser,
}) => {
  const person = await register(page)
  const elsewhere = await browser.newPage()
  await logIn(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/games$/)

  await page.goto('/account')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('quite other words')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/)
  await expect(page.getByLabel('New password')).toHaveValue('quite other words')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  await expect(async () => {
    await elsewhere.goto('/account')
    expect(new URL(elsewhere.url()).pathname).toBe('/login')
  }).toPass()
  await logIn(elsewhere, person)
  await expect(elsewhere.getByText(WRONG)).toBeVisible()
  await logIn(elsewhere, { email: person.email, password: 'quite other words' })
  await expect(elsewhere).toHaveURL(/\/games$/)
  await elsewhere.close()
})
