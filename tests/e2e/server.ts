// The real web server and a worker on a throw-away database, for Playwright.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { childEnv, env, provide } from '@/lib/env'
import { throwAwayDatabase } from '../database'
import { printed } from './printed'
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
  LOG_LEVEL: 'trace',
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
// everything that web and worker print is kept for the tests to read; what goes wrong is shown as well
const record = createWriteStream(printed(env.PORT))
const QUIET = /^{"level":[1-3]0,/
function keep(chunk: Buffer): void {
  record.write(chunk)
  const loud = chunk
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !QUIET.test(line))
  if (loud.length > 0) console.error(loud.join('\n'))
}

for (const script of ['lib/server/main.ts', 'lib/worker/main.ts']) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnv(),
  })
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.once('exit', (code) => {
    if (!stopping) console.error(`${script} ended by itself (exit code ${code})`)
    void stop(1)
  })
  children.push(child)
}
