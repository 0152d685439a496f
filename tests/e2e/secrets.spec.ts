import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { personas } from '@/lib/games/mafia/personas'
import type { LogPage, WireEntry } from '@/lib/live/channel'
import { overheard } from './looks'
import { test } from './people'

// What the real server sends of a game of hidden roles: pages, their data, answers and frames. All of it is searched for
// whatever observers alone are told.

const SEATS = 7
const LONG = 24

/** Runs of plain letters in a text: no way of writing a page changes them. */
const runsIn = (text: string): string[] => text.match(new RegExp(`[A-Za-z ,.]{${LONG},}`, 'g')) ?? []

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return runsIn(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** Words in events that are not for everyone, and in none that is. */
function secretsIn(entries: readonly WireEntry[]): string[] {
  const open = entries
    .filter(({ event }) => !('to' in event))
    .map(({ event }) => JSON.stringify(event))
    .join('\n')
  const hidden = entries.flatMap(({ event }) => ('to' in event ? wordsOf(event) : []))
  return [...new Set(hidden)].filter((words) => !open.includes(words))
}

const TYPES = /role-dealt|partners-met|kill-proposed|kill-agreed|"protected|"investigated|"believed/

function expectClean(what: string, text: string, secrets: readonly string[]): void {
  expect({ what, found: secrets.filter((words) => text.includes(words)) }).toEqual({ what, found: [] })
  expect({ what, types: TYPES.exec(text.replaceAll('\\"', '"'))?.[0] ?? null }).toEqual({ what, types: null })
}

const logOf = async (by: APIRequestContext, id: string, query = ''): Promise<LogPage> =>
  (await by.get(`/api/matches/${id}/log?after=0${query}`)).json()

async function order(page: Page, id: string, data: object): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.patch(`/api/matches/${id}`, { headers, data })).status()).toBe(200)
}

/** A page as a browser gets it first, and as it gets it when it goes there from another. */
async function pageTexts(by: APIRequestContext, path: string): Promise<string> {
  const [html, data] = await Promise.all([
    by.get(path),
    by.get(`${path}${path.includes('?') ? '&' : '?'}_rsc=1`, { headers: { rsc: '1' } }),
  ])
  return `${await html.text()}\n${await data.text()}`
}

async function launched(page: Page): Promise<string> {
  await page.goto('/games')
  const seats = personas.slice(0, SEATS).map(({ id }) => ({ persona: id, agent: { kind: 'scripted' } }))
  const headers = { origin: new URL(page.url()).origin }
  const options = { discussionRounds: 1, dayLimit: 3 }
  const data = {
    game: 'mafia',
    title: 'Secrets',
    seats,
    options,
    seed: 731_731_731,
    pace: 400,
    visibility: 'public',
  }
  const answer = await page.request.post('/api/matches', { headers, data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

test('no page, answer or frame tells the public or the town what observers know', async ({
  memberPage,
  page,
  request,
}) => {
  // these quote from other games, which are over
  const around = await Promise.all(
    ['/', '/games', '/research'].map(async (path) => ({ path, before: await pageTexts(request, path) })),
  )
  const id = await launched(memberPage)
  const [heard, heardByTown] = [overheard(page), overheard(memberPage)]
  await page.goto(`/games/${id}`)
  await memberPage.goto(`/games/${id}?as=town`)
  await expect
    .poll(
      async () => (await logOf(memberPage.request, id)).entries.filter(({ event }) => 'to' in event).length,
      {
        timeout: 40_000,
      },
    )
    .toBeGreaterThan(30)
  await order(memberPage, id, { do: 'pause' })
  const observed = await logOf(memberPage.request, id)
  const secrets = secretsIn(observed.entries)
  expect(observed.audience).toBe('observer')
  expect(secrets.length).toBeGreaterThan(10)

  expectClean('frames and answers of the public', await heard(), secrets)
  expectClean('frames and answers of the town', await heardByTown(), secrets)
  const paths = ['', '?as=town', '?as=observer', '?seq=3&mode=research', '?mode=read', '/decisions/1']
  for (const { path, before } of around) {
    const fresh = secrets.filter((words) => !before.includes(words))
    expectClean(path, await pageTexts(request, path), fresh)
  }
  for (const path of paths.map((rest) => `/games/${id}${rest}`))
    expectClean(`${path} for the public`, await pageTexts(request, path), secrets)
  expectClean('the page for the town', await pageTexts(memberPage.request, `/games/${id}?as=town`), secrets)

  await order(memberPage, id, { do: 'pace', pace: 0 })
  await order(memberPage, id, { do: 'resume' })
  await expect
    .poll(async () => JSON.stringify(await logOf(memberPage.request, id)), { timeout: 30_000 })
    .toContain('game-ended')
  const whole = secretsIn((await logOf(request, id)).entries)
  expect(whole.length).toBeGreaterThan(secrets.length)
  const { seed } = await (await request.get(`/api/matches/${id}/manifest`)).json()
  const ended = await pageTexts(request, `/games/${id}?as=town`)
  expectClean('the town of a game that is over', ended, whole)
  expect(ended).not.toContain(String(seed))
  expect(await pageTexts(request, `/games/${id}`)).toContain(String(seed))
  expectClean('all that the town was sent', await heardByTown(), whole)
  const town = await logOf(memberPage.request, id, '&as=town')
  expectClean('the log of the town', JSON.stringify(town), whole)
})
