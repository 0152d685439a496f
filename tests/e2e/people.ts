import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'

export type Person = { readonly name: string; readonly email: string; readonly password: string }

/** Somebody new. */
export const newcomer = (name = 'Reader'): Person => ({
  name,
  email: `${randomUUID()}@example.org`,
  password: 'a few plain words',
})

/** Registers in the page and waits for the games list. */
export async function register(page: Page, person: Person = newcomer()): Promise<Person> {
  await page.goto('/register')
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/games$/)
  return person
}

type Member = Person & { readonly state: BrowserContextOptions['storageState'] }

/** An account may set thirty tables in ten minutes: these take turns. */
const MEMBERS = 3
let turns = 0

/** `member` was registered once for many tests; `memberPage` is a page of theirs, logged in. */
export const test = base.extend<{ member: Member; memberPage: Page }, { members: readonly Member[] }>({
  members: [
    async ({ browser }, use, { project }) => {
      const members: Member[] = []
      while (members.length < MEMBERS) {
        const page = await browser.newPage({ baseURL: project.use.baseURL })
        const person = await register(page, newcomer('Member'))
        members.push({ ...person, state: await page.context().storageState() })
        await page.context().close()
      }
      await use(members)
    },
    { scope: 'worker' },
  ],
  member: async ({ members }, use) => use(members[turns++ % MEMBERS]),
  memberPage: async ({ browser, member }, use) => {
    const context = await browser.newContext({ storageState: member.state })
    await use(await context.newPage())
    await context.close()
  },
})

export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export async function logOut(page: Page, { name }: Pick<Person, 'name'>): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
}

export type Table = { readonly title: string; readonly pace?: string; readonly turns?: number }

/** One game for all: its first 25 turns hold trades, which a drawn seed may not. */
const SEED = '1'

/** Sets a table as it stands ready, under a title of one's own; its address. `pace` in milliseconds a step. */
export async function dealIn(page: Page, { title, pace = '0', turns = 1000 }: Table): Promise<string> {
  await page.goto('/games/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Pace').selectOption(pace)
  await page.getByLabel('Turn limit').fill(String(turns))
  await page
    .getByRole('textbox', { name: 'Seed', exact: true })
    .or(page.getByRole('spinbutton', { name: 'Seed', exact: true }))
    .fill(SEED)
  await page.getByRole('button', { name: 'Deal them in' }).last().click()
  await expect(page).toHaveURL(/\/games\/[\da-f-]{36}$/)
  return page.url()
}
