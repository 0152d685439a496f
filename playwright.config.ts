import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3210)
const origin = `http://127.0.0.1:${port}`
// a system Chromium when there is one (or CHROMIUM_PATH), else Playwright's own
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? system.find((path) => existsSync(path))
const QUIET = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: origin,
    // pictures of every frame cost as much as the test itself: one is taken when it fails
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Chromium's own sandbox cannot start as root
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...QUIET],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node --import tsx tests/e2e/server.ts',
    url: `${origin}/api/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), NEXTAUTH_URL: origin, NODE_ENV: 'production' },
    stdout: 'pipe',
  },
})
