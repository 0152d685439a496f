import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { embeddedRoot } from '@/lib/db/embedded'
import { isFullDisk, reasonOf, StartFault } from '@/lib/db/fault'
import { migrate } from '@/lib/db/migrate'
import { withClient } from '@/lib/db/postmaster'
import { assertDatabase, databaseUrl, shownUrl } from '@/lib/db/url'
import { env, isSet, provide, type VariableName } from '@/lib/env'

/** Throws a `StartFault` when nobody can listen at HOST and PORT. */
export async function assertPortFree(): Promise<void> {
  const { HOST, PORT } = env
  const probe = net.createServer()
  const listening = new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(PORT, HOST, () => probe.close(() => resolve()))
  })
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new StartFault(`Port ${PORT} is busy: stop what listens there, or set PORT to another one.`)
    }
    throw new StartFault(`Parlor cannot listen at ${HOST}:${PORT} (${reasonOf(error)}): set HOST and PORT.`)
  })
}

/** A secret of this house: made at the first start, kept in DATA_DIR, readable by its owner alone. */
function keptSecret(name: 'secret' | 'keys-secret', variable: VariableName): string {
  const file = path.resolve(env.DATA_DIR, name)
  try {
    if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim()
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    // 'wx': of two first starts at once, the later one reads what the first has written
    fs.writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return fs.readFileSync(file, 'utf8').trim()
    if (isFullDisk(error))
      throw new StartFault(`The disk that holds ${file} is full: free some space and start again.`)
    throw new StartFault(
      `Parlor cannot keep its secret in ${file} (${reasonOf(error)}): set DATA_DIR or ${variable}.`,
    )
  }
}

const ANY_HOST = ['0.0.0.0', '::']

function provideAuth(): void {
  if (!isSet('NEXTAUTH_SECRET')) provide({ NEXTAUTH_SECRET: keptSecret('secret', 'NEXTAUTH_SECRET') })
  if (!isSet('KEYS_SECRET')) provide({ KEYS_SECRET: keptSecret('keys-secret', 'KEYS_SECRET') })
  if (isSet('NEXTAUTH_URL')) return
  const host = ANY_HOST.includes(env.HOST) ? 'localhost' : env.HOST
  // people may come by another name of this machine: then the name they used holds
  provide({
    NEXTAUTH_URL: `http://${net.isIPv6(host) ? `[${host}]` : host}:${env.PORT}`,
    AUTH_TRUST_HOST: '1',
  })
}

const SEED_LOCK = 20_261_120

/** Stands beside the embedded database and goes with it. */
const seedMark = (): string => path.join(embeddedRoot(), 'seeded')
export const isSeeded = (): boolean => fs.existsSync(seedMark())

/** Fills the embedded database with the demo account and its finished games. */
export async function seedEmbedded(): Promise<void> {
  const { seed } = await import('@/prisma/seed')
  await withClient(env.DATABASE_URL, async (client) => {
    // of two first starts at once, the later one finds everything there
    await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK])
    await seed()
  })
  fs.writeFileSync(seedMark(), '')
}

/**
 * Gets ready what the web server and the worker need, and says so line by line: the database with its
 * migrations, and the secret. Throws a `StartFault` with one clear sentence.
 */
export async function prepare(
  { embedded }: { embedded: boolean },
  say: (line: string) => void,
): Promise<void> {
  if (embedded) say(`Starting PostgreSQL in ${path.relative('.', embeddedRoot())}.`)
  const url = await databaseUrl()
  if (!embedded) {
    say(`Using the database ${shownUrl(url)}.`)
    await assertDatabase(url)
  }
  const applied = await migrate(url)
  if (applied.length > 0)
    say(`Applied ${applied.length === 1 ? 'migration' : 'migrations'} ${applied.join(', ')}.`)
  provideAuth()
}
