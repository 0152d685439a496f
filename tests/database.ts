import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded, stopEmbedded } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'

const ROOT = path.resolve(process.env.TEST_DATA_DIR ?? 'data', 'test-postgres')

export type ThrowAway = { readonly url: string; drop(): Promise<void> }

/**
 * A migrated database of its own on a real server: TEST_DATABASE_URL's, else an embedded one kept for tests.
 * `drop` removes it and stops the embedded server unless another run uses it.
 */
export async function throwAwayDatabase(purpose: string): Promise<ThrowAway> {
  const server = process.env.TEST_DATABASE_URL ?? (await startEmbedded(ROOT))
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const name = `${purpose}_${randomUUID().replaceAll('-', '')}`
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  const drop = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.end()
    if (!process.env.TEST_DATABASE_URL) await stopEmbedded(ROOT)
  }
  return { url: url.href, drop }
}
