import { expect, type Page } from '@playwright/test'
import { sideways, violations } from './looks'
import { test } from './people'
import { isReady } from './room'

// What the other tests of look leave out: the ways of looking at a finished game, its records, what is not there.

const WIDTHS = [360, 1440] as const
const THEMES = ['dark', 'light'] as const
/** A game that the seed made. */
const GAME = '/games/01935b00-0000-7000-8000-0000000000a3'

type Opened = (page: Page) => Promise<unknown>
const looked =
  (times: number): Opened =>
  async (page) => {
    await isReady(page)
    // v goes round: watch, read, research
    for (let i = 0; i < times; i++) await page.keyboard.press('v')
  }
const shown: Opened = (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

const PLACES: readonly [string, string, Opened][] = [
  ['a finished game', GAME, looked(0)],
  ['a finished game as a story', GAME, looked(1)],
  ['a finished game with its packets', GAME, looked(2)],
  ['a packet held against another', `${GAME}/decisions/20?diff=16`, shown],
  ['a decision found at the desk', `${GAME}/decisions/20?desk=persona%3Dturtle`, shown],
  ['a decision that is not there', `${GAME}/decisions/99999`, shown],
  ['a game that is not there', '/games/01935b00-0000-7000-8000-00000000ffff', shown],
]
async function expectSound(page: Page, [what, path, open]: (typeof PLACES)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await open(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violations(page), `${what}, ${width} wide, ${colorScheme}`).toEqual([])
    }
    expect(await sideways(page), `${what} at ${width} scrolls sideways`).toBe(0)
  }
}

for (const place of PLACES)
  test(`${place[0]} is sound in both themes and widths`, ({ page }) => expectSound(page, place))
