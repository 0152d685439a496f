import { expect } from '@playwright/test'
import { dealIn, test } from './people'
import { cursorOf, isReady, pillOf } from './room'

/** Steps back from the end of the game. */
const STEPS = 20

for (const [place, width] of [
  ['beside the board', 1280],
  ['on a phone', 390],
] as const)
  test(`whoever opens a decision and steps back finds the talk where it was, ${place}`, async ({
    memberPage: page,
  }) => {
    await page.setViewportSize({ width, height: 840 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await dealIn(page, { title: 'There and back', turns: 12 })
    await isReady(page)
    await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
    await page.getByRole('slider').focus()
    for (let steps = 0; steps < STEPS; steps++) await page.keyboard.press('ArrowLeft')
    const { at, length } = await cursorOf(page)
    expect(at).toBeLessThan(length)
    const talk = page.locator('.talk')
    await talk.hover()
    await page.mouse.wheel(0, width > 1000 ? -400 : 500)
    await page.waitForTimeout(300)
    const links = talk.getByRole('link', { name: /^Decision \d+$/ })
    const seen = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const { top } = link.getBoundingClientRect()
        return top > 300 && top < 650 ? [link.getAttribute('href') ?? ''] : []
      }),
    )
    const link = page.locator(`.talk a[href="${seen[0]}"]`)
    const topOf = async () => (await link.boundingBox())?.y ?? 0
    const top = await topOf()

    await link.click()
    await expect(page.getByRole('heading', { name: 'The packet' })).toBeVisible()
    await page.goBack()
    await isReady(page)
    expect((await cursorOf(page)).at).toBe(at)
    await expect.poll(async () => Math.abs((await topOf()) - top), { timeout: 5_000 }).toBeLessThan(40)
  })

test('the menu of a room leads to its decisions at the desk, and exports it', async ({
  memberPage: page,
}) => {
  const address = await dealIn(page, { title: 'For the desk', turns: 6 })
  await isReady(page)
  await expect(pillOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await page.getByRole('button', { name: 'More about For the desk' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export the whole game' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^parlor-[\da-f-]{36}\.jsonl$/)
  await page.getByRole('button', { name: 'More about For the desk' }).click()
  await page.getByRole('link', { name: 'Its decisions at the desk' }).click()
  await expect(page).toHaveURL(`/research?match=${address.split('/').at(-1)}`)
  await expect(page.getByText('For the desk').first()).toBeVisible()
})
