import type { Browser, CDPSession, Page } from '@playwright/test'

export type Width = 'desktop' | 'phone'
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Milliseconds from the start of the visit, kilobytes (1000) on the line, and the sum of layout shifts. */
export type Visit = {
  readonly scriptKb: number
  readonly fcp: number
  readonly lcp: number
  /** The end of the last long task within `SETTLE_MS` after the first paint, else the first paint. */
  readonly quiet: number
  /** What long tasks exceeded 50 ms by, in sum. */
  readonly blocking: number
  readonly shift: number
  /** The longest key press until the frame after the one that answers it; null: none was seen. */
  readonly key: number | null
}
/** tsx gives functions their names by a call; in the page nothing answers to it. */
const NAMING = { content: 'globalThis.__name = (named) => named' }
type Seen = { fcp: number; lcp: number; shift: number; tasks: [number, number][]; keys: number[] }

const SETTLE_MS = 4_000
const PRESSES = 5
const LONG_MS = 50

/** Runs in the page, before anything else: writes down what the browser tells. */
function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [], keys: [] }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  // Event Timing waits for the next frame that changes anything, which may be that of the next press
  addEventListener('keydown', ({ timeStamp }) =>
    requestAnimationFrame(() =>
      requestAnimationFrame((frame) => seen.keys.push(Math.max(0, frame - timeStamp))),
    ),
  )
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Adds up what scripts take on the line, compressed as they come, without the headers of their answers. */
async function countScripts(line: CDPSession): Promise<() => number> {
  const headers = new Map<string, number>()
  let bytes = 0
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const before = headers.get(requestId)
    if (before !== undefined) bytes += encodedDataLength - before
  })
  await line.send('Network.enable')
  return () => bytes / 1000
}

/** A first visit with an empty cache. `key` is pressed once everything is quiet. */
export async function visit(browser: Browser, url: string, width: Width, key: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: SIZES[width] })
  const page = await context.newPage()
  await page.addInitScript(NAMING)
  await page.addInitScript(watchPage)
  const scriptKb = await countScripts(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const { fcp, lcp, shift, tasks } = await seenBy(page)
  const early = tasks.filter(([start]) => start < fcp + SETTLE_MS)
  for (let i = 0; i < PRESSES; i++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(200)
  }
  const { keys } = await seenBy(page)
  await context.close()
  return {
    ...{ scriptKb: scriptKb(), fcp, lcp, shift },
    quiet: Math.max(fcp, ...early.map(([start, long]) => start + long)),
    blocking: early.reduce((sum, [, long]) => sum + Math.max(0, long - LONG_MS), 0),
    key: keys.length > 0 ? Math.max(...keys) : null,
  }
}

const DRAG_MS = 5_000
const MOVE_MS = 16

export type Scrub = { readonly intervals: readonly number[]; readonly stops: number; readonly events: number }

/** Drags along the timeline of a replay for some seconds: intervals between frames, and how many moments were shown. */
export async function scrub(browser: Browser, url: string): Promise<Scrub> {
  const page = await browser.newPage({ viewport: SIZES.desktop })
  await page.addInitScript(NAMING)
  await page.goto(url)
  await page.locator('.room[data-loaded="true"]').waitFor()
  await page.waitForTimeout(1000)
  const plot = await page.locator('.track .plot').boundingBox()
  if (!plot) throw new Error('there is no timeline')
  const line = await page.context().newCDPSession(page)
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) =>
    line.send('Input.dispatchMouseEvent', {
      ...{ type, x: plot.x + plot.width * share, y: plot.y + plot.height / 2 },
      ...{ button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    })
  await mouse('mousePressed', 0.5)
  await page.evaluate(() => {
    const frames: number[] = []
    const moments = new Set<string | null>()
    const tick = (now: number) => {
      frames.push(now)
      moments.add(document.querySelector('.room')?.getAttribute('data-at') ?? null)
      requestAnimationFrame(tick)
    }
    Object.assign(window, { frames, moments })
    requestAnimationFrame(tick)
  })
  const moves: Promise<unknown>[] = []
  for (let spent = 0; spent < DRAG_MS; spent += MOVE_MS) {
    moves.push(mouse('mouseMoved', 0.5 + 0.48 * Math.sin((spent / 1000) * Math.PI)))
    await page.waitForTimeout(MOVE_MS)
  }
  await Promise.all(moves)
  const { frames, stops } = await page.evaluate(() => {
    const { frames, moments } = window as unknown as { frames: number[]; moments: Set<string> }
    return { frames, stops: moments.size }
  })
  await mouse('mouseReleased', 0.5)
  const events = Number(await page.locator('.room').getAttribute('data-length'))
  await page.close()
  return { intervals: frames.slice(1).map((at, i) => at - frames[i]), stops, events }
}
