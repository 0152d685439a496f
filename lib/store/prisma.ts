import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/generated/prisma/client'
import { env } from '@/lib/env'

const CONNECTIONS = 10

/** Statements that each connection keeps planned. */
const PREPARED = 300
const names = new Map<string, string>()

/** Gives a statement's text its name, so that Postgres parses and plans it once a connection; '' beyond so many. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined || names.size >= PREPARED) return known ?? ''
  const name = `parlor_${names.size}`
  names.set(text, name)
  return name
}

/** Runs one statement as it is written, without what Prisma does to each: nobody may wait for that in play. */
export type Run = <Row extends pg.QueryResultRow>(statement: Prisma.Sql) => Promise<Row[]>

export type Runs = {
  /** What it changes is on the disk when it returns. */
  readonly durable: Run
  /**
   * Does not wait for the disk: for what would be made again, the same, should a power cut take it. Postgres keeps the
   * order of commits, so whatever is committed later for good takes all that came before it along.
   */
  readonly hasty: Run
}

type Database = { readonly durable: pg.Pool; readonly hasty: pg.Pool; readonly client: PrismaClient }

function poolOf(options?: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: CONNECTIONS, options })
  pool.on('error', () => {}) // an idle connection is lost: the next statement makes another
  return pool
}

function connect(): Database {
  const durable = poolOf()
  const adapter = new PrismaPg(durable, { statementNameGenerator: ({ sql }) => nameOf(sql) })
  return { durable, hasty: poolOf('-c synchronous_commit=off'), client: new PrismaClient({ adapter }) }
}

// `lib/` is loaded twice, by Next's bundler and by the server: one database for both
const shared = globalThis as unknown as { parlorDatabase?: Database }

const database = (): Database => {
  shared.parlorDatabase ??= connect()
  return shared.parlorDatabase
}

const runOn =
  (which: keyof Runs): Run =>
  async ({ text, values }) =>
    (await database()[which].query({ name: nameOf(text), text, values })).rows

/** The database client of this process. Connects at first use, so that `next build` needs no database. */
export const prisma = new Proxy({} as PrismaClient, {
  get(_target, name) {
    const owner = database().client
    const member = Reflect.get(owner, name)
    return typeof member === 'function' ? member.bind(owner) : member
  },
})

/** Single statements on the same connections. */
export const runs: Runs = { durable: runOn('durable'), hasty: runOn('hasty') }

/** Ends the connections of this process, if it has any. */
export async function disconnect(): Promise<void> {
  const { parlorDatabase: open } = shared
  shared.parlorDatabase = undefined
  await open?.client.$disconnect()
  await Promise.all([open?.durable.end(), open?.hasty.end()])
}
