import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/generated/prisma/client'
import { env } from '@/lib/env'

const CONNECTIONS = 10

/** Statements that each connection keeps planned. */
const PREPARED = 300
const names = new Map<string, string>()

/** Gives a statement's text its name, so that Postgres parses and plans it once a connection; '' beyond so many. */
function nameOf({ sql }: { readonly sql: string }): string {
  const known = names.get(sql)
  if (known !== undefined || names.size >= PREPARED) return known ?? ''
  const name = `parlor_${names.size}`
  names.set(sql, name)
  return name
}

const connect = (options?: string) =>
  new PrismaClient({
    adapter: new PrismaPg(
      { connectionString: env.DATABASE_URL, max: CONNECTIONS, options },
      { statementNameGenerator: nameOf },
    ),
  })

// `lib/` is loaded twice, by Next's bundler and by the server: one client for both
const shared = globalThis as unknown as {
  parlorPrisma?: PrismaClient
  parlorHasty?: PrismaClient
}

const durable = (): PrismaClient => {
  shared.parlorPrisma ??= connect()
  return shared.parlorPrisma
}
const hasty = (): PrismaClient => {
  shared.parlorHasty ??= connect('-c synchronous_commit=off')
  return shared.parlorHasty
}

const lazily = (client: () => PrismaClient): PrismaClient =>
  new Proxy({} as PrismaClient, {
    get(_target, name) {
      const owner = client()
      const member = Reflect.get(owner, name)
      return typeof member === 'function' ? member.bind(owner) : member
    },
  })

/** The database client of this process. Connects at first use, so that `next build` needs no database. */
export const prisma = lazily(durable)

/**
 * The same without waiting for the disk: for what would be made again, the same, should a power cut take it. Postgres
 * keeps the order of commits, so whatever `prisma` commits later takes all that came before it along.
 */
export const hastyPrisma = lazily(hasty)

/** Ends the connections of this process, if it has any. */
export async function disconnect(): Promise<void> {
  await Promise.all([shared.parlorPrisma?.$disconnect(), shared.parlorHasty?.$disconnect()])
  shared.parlorPrisma = undefined
  shared.parlorHasty = undefined
}
