import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '../children'
import type { CrowdErrand, CrowdReport } from './crowd'

const READY_WITHIN_MS = 60_000
const GONE_WITHIN_MS = 15_000
const TICKS_A_SECOND = 100

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

/** Megabytes that a process holds and seconds it has computed; nulls where the system does not tell. */
export function burden(pid: number): { mb: number | null; seconds: number | null } {
  try {
    const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    // after the name in brackets: state is the first field, user and system time the 12th and 13th
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return { mb: kb / 1024, seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND }
  } catch {
    return { mb: null, seconds: null }
  }
}

/** The real web server on the production build, in a process of its own. */
export async function startWeb(url: string) {
  const [port, secret] = [await freePort(), randomBytes(32).toString('base64url')]
  const origin = `http://127.0.0.1:${port}`
  const child = startChild('lib/server/main.ts', [], {
    ...{ DATABASE_URL: url, HOST: '127.0.0.1', PORT: String(port), NEXTAUTH_URL: origin },
    ...{ NEXTAUTH_SECRET: secret, KEYS_SECRET: secret, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  })
  child.stdout?.pipe(process.stdout)
  const gone = once(child, 'exit')
  for (const end = Date.now() + READY_WITHIN_MS; ; await pause(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('the web server did not get ready')
    if ((await fetch(`${origin}/api/ready`).catch(() => null))?.ok) break
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([gone, pause(GONE_WITHIN_MS)])
    child.kill('SIGKILL')
  }
  return { origin, secret, pid: child.pid ?? 0, stop }
}

/** A crowd in a process of its own; `here` resolves when all of it watches. */
export function startCrowd(errand: CrowdErrand) {
  const child = fork('tests/soak/watching/crowd.ts', [JSON.stringify(errand)], {
    execArgv: ['--import', 'tsx'],
  })
  const gone = once(child, 'exit')
  const failed = gone.then(([code]) => Promise.reject(new Error(`a crowd ended with ${code}`)))
  failed.catch(() => {})
  const next = () => Promise.race([once(child, 'message').then(([message]) => message), failed])
  const here: Promise<unknown> = next()
  const count = (): Promise<CrowdReport> => {
    const answer = next()
    child.send('count')
    return answer
  }
  /** Forgets the delays until now: of those who were still coming in. */
  const timeAnew = () => child.send('time anew')
  const go = async () => {
    if (child.connected) child.send('go')
    await Promise.race([gone, pause(GONE_WITHIN_MS)])
    child.kill('SIGKILL')
  }
  return { here, count, timeAnew, go }
}
export type Crowd = ReturnType<typeof startCrowd>
