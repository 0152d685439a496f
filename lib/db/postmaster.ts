import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'

const DATABASE = 'parlor'

type Postmaster = { readonly pid: number; readonly port: number }

/** The server that holds `folder`, from its pid file; null when none does. */
export function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return null
  }
}

/** Removes the pid file that a kill -9 or a power cut left, when its pid now belongs to something else. */
export function dropStalePid(folder: string): void {
  const found = readPostmaster(folder)
  if (!found || process.platform === 'win32') return
  let program = ''
  try {
    program = execFileSync('ps', ['-p', String(found.pid), '-o', 'comm='], { encoding: 'utf8' })
  } catch {
    // no such pid
  }
  if (!program.includes('postgres')) fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true })
}

export function clusterUrl(folder: string, port: number, database = DATABASE): string {
  const password = fs.readFileSync(path.join(folder, 'password'), 'utf8').trim()
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Runs `work` on a connection of its own and closes it. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {}) // the query that is under way fails as well, and tells
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export const canConnect = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

const ALREADY_THERE = ['42P04', '23505']

/** Makes the database that `url` names, unless it is there. */
export async function ensureDatabase(url: string): Promise<void> {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  await withClient(server.href, async (client) => {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error) => {
      if (!ALREADY_THERE.includes(error.code)) throw error
    })
  })
}

/** `wanted` when it is free, else any free port of the loopback address. */
export const freePort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
