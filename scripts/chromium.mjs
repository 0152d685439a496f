import { existsSync } from 'node:fs'
import { runCommand } from './install.mjs'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const APT = '/usr/bin/apt-get'

async function hasChromium() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH)
  if (SYSTEM.some((place) => existsSync(place))) return true
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Finds a Chromium or installs one; false, with one clear sentence, when there is none to be had. */
export async function ensureChromium() {
  if (await hasChromium()) return true
  console.log('Installing Chromium for the browser tests.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0 && existsSync(APT)) {
    await runCommand(APT, ['update', '-qq'], { env })
    await runCommand(APT, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  }
  if (await hasChromium()) return true
  await runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (await hasChromium()) return true
  console.error(
    'No Chromium could be installed: install one yourself, or set CHROMIUM_PATH, and run the tests again.',
  )
  return false
}
