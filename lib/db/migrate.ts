// Applies prisma/migrations as `prisma migrate deploy` does, with the same table, checksums and lock,
// but without a schema engine, which an offline machine cannot fetch.
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { isFullDisk, reasonOf, StartFault } from './fault'
import { withClient } from './postmaster'

const LOCK = 72707369 // the advisory lock of Prisma's own engine
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`
const APPLIED = `SELECT migration_name AS name, checksum, finished_at AS finished
  FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at`

type Applied = { name: string; checksum: string; finished: Date | null }
type Migration = { name: string; sql: string; checksum: string }

/** The migrations that lie in `folder`, in the order in which they apply. */
export function readMigrations(folder = path.resolve('prisma/migrations')): Migration[] {
  if (!fs.existsSync(folder)) return []
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return names.sort().map((name) => {
    const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings the database up to date and returns the names of what it applied. Several processes may call it at once.
 * Throws a `StartFault` when a migration fails, failed before, or was changed after it was applied.
 */
export function migrate(url: string, folder?: string): Promise<string[]> {
  const migrations = readMigrations(folder)
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]) // released when the session ends
    await client.query('SET client_min_messages = warning')
    await client.query(TABLE)
    const { rows } = await client.query<Applied>(APPLIED)
    const waiting = migrations.filter((migration) => !isApplied(migration, rows))
    for (const migration of waiting) await apply(client, migration)
    return waiting.map((migration) => migration.name)
  })
}

function isApplied({ name, checksum }: Migration, rows: readonly Applied[]): boolean {
  const row = rows.find((applied) => applied.name === name)
  if (!row) return false
  if (!row.finished) {
    throw new StartFault(
      `Migration ${name} failed earlier: repair it, then set its rolled_back_at in _prisma_migrations.`,
    )
  }
  if (row.checksum !== checksum) {
    throw new StartFault(
      `Migration ${name} was changed after this database applied it: put the old text back.`,
    )
  }
  return true
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID()
  await client.query('INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    await client.query(sql) // one simple query: the whole file is one transaction
  } catch (error) {
    if (isFullDisk(error))
      throw new StartFault('The disk of the database is full: free some space and start again.')
    await client.query('UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1', [id, String(error)])
    throw new StartFault(`Migration ${name} failed: ${reasonOf(error)}.`, { cause: error })
  }
  await client.query(
    'UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  )
}
