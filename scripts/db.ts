// npm run db:start, db:stop, db:migrate, db:seed and db:reset.
import fs from 'node:fs'
import { embeddedRoot, startEmbedded, stopEmbedded } from '@/lib/db/embedded'
import { StartFault } from '@/lib/db/fault'
import { migrate } from '@/lib/db/migrate'
import { databaseUrl, shownUrl } from '@/lib/db/url'
import { isSet } from '@/lib/env'
import { seedEmbedded } from '@/lib/server/prepare'

function assertEmbedded(what: string): void {
  if (isSet('DATABASE_URL')) {
    throw new StartFault(`${what} works on Parlor's own database only, and DATABASE_URL is set.`)
  }
}

const STOPPED = {
  stopped: 'PostgreSQL stopped.',
  'not-running': 'PostgreSQL does not run.',
  'in-use': 'PostgreSQL goes on, as others use it (npm run db:stop -- --force ends it all the same).',
}

const stop = async (): Promise<void> =>
  console.log(STOPPED[await stopEmbedded(embeddedRoot(), { force: process.argv.includes('--force') })])

async function migrateNow(): Promise<void> {
  const applied = await migrate(await databaseUrl())
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
}

async function seedNow(): Promise<void> {
  // npm start hands its embedded database down as DATABASE_URL
  if (!process.argv.includes('--embedded')) assertEmbedded('db:seed')
  await migrate(await databaseUrl())
  await seedEmbedded()
}

async function reset(): Promise<void> {
  assertEmbedded('db:reset')
  await startEmbedded()
  if ((await stopEmbedded()) === 'in-use') {
    throw new StartFault('The database is in use: stop Parlor first, then reset.')
  }
  fs.rmSync(embeddedRoot(), { recursive: true, force: true })
  await migrateNow()
  await seedEmbedded()
}

const COMMANDS: Record<string, () => Promise<void>> = {
  start: async () => console.log(`PostgreSQL runs at ${shownUrl(await databaseUrl())}`),
  stop,
  migrate: migrateNow,
  seed: seedNow,
  reset,
}

const command = COMMANDS[process.argv[2]]
if (!command) {
  console.error(`Say which: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(1)
}
command().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof StartFault ? error.message : error)
    process.exit(1)
  },
)
