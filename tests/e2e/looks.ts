import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on a page as it stands, in words: the rule and the first place. Asked of the page itself, and for
 * nothing but what is wrong: four times as fast as by way of a second page, which only frames need.
 */
export async function violations(page: Page): Promise<string[]> {
  expect(page.frames(), 'a page with frames needs the slow way').toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const found = await axe.withTags(RULES).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

/** Pixels that a page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing for axe to find, nothing to scroll sideways. */
export async function looksRight(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
}

/** `looksRight` in both themes, without motion; the page stays as it stands. `what` names it in the report. */
export async function looksRightInBoth(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await test.step(`${what}, ${colorScheme}`, () => looksRight(page))
  }
}

const ANSWERS = /\/api\/|\/games|_rsc/
/** Answers that tell of a match alone. */
export const OF_MATCHES = /\/(api\/matches|games)\//

/** Everything that a page hears from the server from now on, as text. */
export function overheard(page: Page, of = ANSWERS): () => Promise<string> {
  const heard: (string | Promise<string>)[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', (response) => {
    if (of.test(response.url())) heard.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(heard)).join('\n').replaceAll('\\"', '"')
}
