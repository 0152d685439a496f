// The real web server and a worker on a throw-away database, for Playwright.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { childEnv, env, provide } from '@/lib/env'
import { throwAwayDatabase } from '../database'
import { standInPort } from './stand-in'

const database = await throwAwayDatabase('e2e')
const standIn = `127.0.0.1:${standInPort(env.PORT)}`
provide({
  // where a test may stand in for a provider
  MODEL_HOSTS_ALLOWED: standIn,
  OPENAI_BASE_URL: `http://${standIn}/v1`,
  GEMINI_BASE_URL: `http://${standIn}`,
  DATABASE_URL: database.url,
  NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
  KEYS_SECRET: randomBytes(32).toString('base64url'),
  LOG_LEVEL: 'warn',
})
const { seed } = await import('@/prisma/seed')
await seed()

const children: ChildProcess[] = []
let stopping = false

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  const patience = setTimeout(() => running.map((child) => child.kill('SIGKILL')), 6000)
  await Promise.all(ended)
  clearTimeout(patience)
  await database.drop()
  process.exit(code)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
for (const script of ['lib/server/main.ts', 'lib/worker/main.ts']) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit', env: childEnv() })
  child.once('exit', (code) => {
    if (!stopping) console.error(`${script} ended by itself (exit code ${code})`)
    void stop(1)
  })
  children.push(child)
}
