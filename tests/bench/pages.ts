import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { provide } from '@/lib/env'
import { build } from '@/scripts/build.mjs'
import { throwAwayDatabase } from '../database'
import { scrub, type Visit, visit, type Width } from './pages/measures'
import { type Line, median } from './timing'

const VISITS = 3
const ROOM_KB = 250
const SHIFT_MOST = 0.1
const FRAME_MS = 1000 / 60
const REPLAY_EVENTS = 4_000
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path)),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--disable-gpu'],
  })

/** Rooms of the other games, as they are seeded. */
const SAMPLES = [
  { game: 'Mafia', id: '01935b00-0000-7000-8000-0000000000b1' },
  { game: 'Crisis', id: '01935b00-0000-7000-8000-0000000000c1' },
] as const

/** Scripts play this one for long: of 3,000 seeds only four make a longer log. */
const LONG_SEED = 36

/** A finished game of scripts with at least so many events in its log; its id. */
async function longGame(least: number): Promise<string> {
  const { announce, store } = await import('@/lib/store/shared')
  const { findGame } = await import('@/lib/games')
  const { play } = await import('@/lib/match/play')
  const { aMatch, depsOn, never } = await import('../match/table')
  const game = findGame('monopoly')
  if (game === null) throw new Error('Monopoly is not registered')
  const match = aMatch({ seed: LONG_SEED, game, options: { turnLimit: 1000 }, title: 'A long game' })
  await store.create(match)
  await play(match.id, depsOn(store, { announce, findGame }), never)
  const head = (await store.find(match.id))?.head ?? 0
  if (head < least) throw new Error(`the long game has ${head} events: choose another seed`)
  return match.id
}

type Place = { readonly name: string; readonly url: string; readonly key: string; readonly kb: number | null }

async function placeLines(browser: Browser, place: Place, width: Width): Promise<Line[]> {
  const visits: Visit[] = []
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, place.url, width, place.key))
  const mid = (of: (visit: Visit) => number): number => median(visits.map(of))
  const scripts = mid(({ scriptKb }) => scriptKb)
  const shift = Math.max(...visits.map((each) => each.shift))
  const ms = (of: (visit: Visit) => number): string => `${mid(of).toFixed()} ms`
  const told = (what: string, figure: string): Line => ({ what, figure, asked: 'reported', holds: null })
  const at = `${place.name}, ${width}:`
  const { kb } = place
  return [
    {
      ...{ what: `${at} JavaScript, first load, gzip`, figure: `${scripts.toFixed()} kB` },
      ...{ asked: kb === null ? 'reported' : `under ${kb} kB`, holds: kb === null ? null : scripts < kb },
    },
    told(
      `${at} first contentful paint`,
      ms(({ fcp }) => fcp),
    ),
    told(
      `${at} largest contentful paint`,
      ms(({ lcp }) => lcp),
    ),
    told(
      `${at} quiet after long tasks`,
      ms(({ quiet }) => quiet),
    ),
    told(
      `${at} blocked by long tasks`,
      ms(({ blocking }) => blocking),
    ),
    told(
      `${at} longest of five key presses`,
      ms(({ key }) => key ?? 0),
    ),
    {
      ...{ what: `${at} layout shift, most`, figure: shift.toFixed(3) },
      ...{ asked: `at most ${SHIFT_MOST}`, holds: shift <= SHIFT_MOST },
    },
  ]
}

async function scrubLine(browser: Browser, url: string): Promise<Line> {
  const { intervals, stops, events } = await scrub(browser, url)
  const sorted = intervals.toSorted((a, b) => a - b)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  const seconds = intervals.reduce((sum, each) => sum + each, 0) / 1000
  const fps = intervals.length / seconds
  return {
    what: `Scrubbing ${events} events: frames a second (${stops} moments shown)`,
    figure: `${fps.toFixed(1)}; frame ${median(intervals).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    asked: `60, or says what it reaches`,
    holds: median(intervals) <= FRAME_MS * 1.1 ? null : false,
  }
}

/** Home and a room on the production build with the seeded database, in Chromium: first visits, and a replay dragged. */
export async function pageLines(): Promise<Line[]> {
  await build()
  const database = await throwAwayDatabase('pages')
  provide({ DATABASE_URL: database.url })
  const { startWeb } = await import('../soak/watching/processes')
  const { disconnect } = await import('@/lib/store/prisma')
  const browser = await openBrowser()
  let stopWeb = async () => {}
  try {
    await (await import('@/prisma/seed')).seed()
    const long = await longGame(REPLAY_EVENTS)
    const web = await startWeb(database.url)
    stopWeb = web.stop
    const room = `${web.origin}/games/${long}`
    const places: Place[] = [
      { name: 'Home', url: web.origin, key: 'Tab', kb: null },
      { name: 'Room', url: room, key: 'ArrowLeft', kb: ROOM_KB },
      ...SAMPLES.map(({ game, id }) => ({
        ...{ name: `Room of ${game}`, url: `${web.origin}/games/${id}`, key: 'ArrowLeft', kb: ROOM_KB },
      })),
    ]
    const lines: Line[] = []
    for (const place of places)
      for (const width of ['desktop', 'phone'] as const)
        lines.push(...(await placeLines(browser, place, width)))
    lines.push(await scrubLine(browser, room))
    return lines
  } finally {
    await browser.close()
    await stopWeb()
    await disconnect()
    await database.drop()
  }
}
