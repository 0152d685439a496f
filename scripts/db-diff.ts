// Offline stand-in for `prisma migrate dev --create-only`: SQL that leads from prisma/migrations to the schema.
//   npm run db:diff                      prints the SQL
//   npm run db:diff -- --name add_x      writes prisma/migrations/<stamp>_add_x/migration.sql
//   npm run db:diff -- --check           exit 2 when schema and migrations differ
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartFault } from '@/lib/db/fault'
import { migrate } from '@/lib/db/migrate'
import { ensureDatabase, withClient } from '@/lib/db/postmaster'
import { databaseUrl } from '@/lib/db/url'
import { diffToSchema } from './schema-engine'

const MIGRATIONS = path.resolve('prisma/migrations')
const SCHEMA = path.resolve('prisma/schema.prisma')
const LOCK = `# Written by hand: the same file that Prisma writes\nprovider = "postgresql"\n`

function writeMigration(name: string, sql: string): void {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = path.join(MIGRATIONS, `${stamp}_${name}`)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql)
  const lock = path.join(MIGRATIONS, 'migration_lock.toml')
  if (!fs.existsSync(lock)) fs.writeFileSync(lock, LOCK)
  console.log(`Wrote ${path.relative('.', folder)}/migration.sql`)
}

/** The difference, taken on a scratch database that has every migration. */
async function difference(): Promise<string | null> {
  const server = await databaseUrl()
  const name = `scratch_${randomUUID().replaceAll('-', '')}`
  const scratch = new URL(server)
  scratch.pathname = `/${name}`
  await ensureDatabase(scratch.href)
  try {
    await migrate(scratch.href)
    return await diffToSchema(scratch.href, SCHEMA)
  } finally {
    await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { name: { type: 'string' }, check: { type: 'boolean' } } })
  const sql = await difference()
  if (sql === null) console.log('Schema and migrations agree.')
  else if (values.name) writeMigration(values.name, sql)
  else console.log(sql)
  return values.check && sql !== null ? 2 : 0
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof StartFault ? error.message : error)
    process.exit(1)
  },
)
