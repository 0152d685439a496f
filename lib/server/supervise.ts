// Starts the parts of Parlor as processes of their own, and stops them together.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO } from '@/lib/auth/demo'
import { stopEmbedded } from '@/lib/db/embedded'
import { StartFault } from '@/lib/db/fault'
import { checkEnv, childEnv, env, isSet, provide } from '@/lib/env'
import { assertPortFree, isSeeded, prepare } from './prepare'

const PARTS = { web: 'lib/server/main.ts', worker: 'lib/worker/main.ts' } as const
type Part = keyof typeof PARTS
const NAMES = { web: 'web server', worker: 'worker', seed: 'seed' } as const

const STOP_WITHIN_MS = 15_000
const READY_EVERY_MS = 200
const READY_WITHIN_MS = 120_000
const FORCE_AFTER_MS = 1000 // a terminal sends Ctrl-C to the whole group: we hear it twice

const children = new Map<keyof typeof NAMES, ChildProcess>()
let stoppingSince: number | undefined
let ownDatabase = false

const say = (line: string): void => console.log(line)

function runChild(name: keyof typeof NAMES, script: string, args: readonly string[] = []): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: 'inherit',
    env: childEnv(),
  })
  children.set(name, child)
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => {
      children.delete(name)
      resolve(code ?? 1)
    })
  })
}

/** Ends every child, then the embedded database unless another client uses it, then this process. */
async function stop(code: number): Promise<never> {
  stoppingSince ??= Date.now()
  const deadline = Date.now() + STOP_WITHIN_MS
  for (const child of children.values()) child.kill('SIGTERM')
  while (children.size > 0 && Date.now() < deadline) await pause(50)
  for (const [name, child] of children) {
    say(`The ${NAMES[name]} did not stop within ${STOP_WITHIN_MS / 1000} seconds and was ended.`)
    child.kill('SIGKILL')
  }
  if (ownDatabase) await stopDatabase()
  else if (code === 0) say('Stopped.')
  process.exit(code)
}

async function stopDatabase(): Promise<void> {
  // a connection of a process that has just ended is counted for a moment longer
  for (let attempt = 0; attempt < 5; attempt++) {
    if ((await stopEmbedded()) !== 'in-use') return say('Stopped.')
    await pause(200)
  }
  say('Stopped; PostgreSQL goes on for others that use it (npm run db:stop ends it).')
}

function onSignal(): void {
  if (stoppingSince === undefined) {
    say('Stopping.')
    void stop(0)
  } else if (Date.now() - stoppingSince > FORCE_AFTER_MS) {
    for (const child of children.values()) child.kill('SIGKILL')
  }
}

async function startPart(part: Part): Promise<void> {
  const code = await runChild(part, PARTS[part])
  if (stoppingSince !== undefined) return
  say(`The ${NAMES[part]} ended by itself (exit code ${code}): stopping.`)
  await stop(1)
}

async function untilReady(): Promise<void> {
  const host = env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST === '::' ? '[::1]' : env.HOST
  const deadline = Date.now() + READY_WITHIN_MS
  while (stoppingSince === undefined) {
    const answer = await fetch(`http://${host}:${env.PORT}/api/ready`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new StartFault('The web server did not get ready within two minutes.')
    await pause(READY_EVERY_MS)
  }
}

async function seedOnce(): Promise<void> {
  if (isSeeded()) return
  say('Seeding the demo account and its games.')
  if (
    (await runChild('seed', 'scripts/db.ts', ['seed', '--embedded'])) !== 0 &&
    stoppingSince === undefined
  ) {
    throw new StartFault('The demo account could not be made: the lines above say why.')
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean' }, only: { type: 'string' } } })
  provide({ NODE_ENV: values.dev ? 'development' : 'production' })
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => !values.only || part === values.only)
  const web = parts.includes('web')
  if (web) await assertPortFree()
  const embedded = !isSet('DATABASE_URL')
  ownDatabase = embedded
  await prepare({ embedded }, say)
  if (embedded && stoppingSince === undefined) await seedOnce()
  if (stoppingSince !== undefined) return
  say(`Starting ${parts.length > 1 ? 'the web server and one worker' : `one ${NAMES[parts[0]]}`}.`)
  for (const part of parts) void startPart(part)
  if (!web) return
  await untilReady()
  if (stoppingSince !== undefined) return
  say(`\nParlor is open at ${env.NEXTAUTH_URL}`)
  if (embedded) say(`Log in as ${DEMO.email} with the password ${DEMO.password}`)
  say('Ctrl-C stops it.\n')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
checkEnv()
main().catch((error) => {
  console.error(error instanceof StartFault ? error.message : error)
  return stop(1)
})
