import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/generated/prisma/client'
import { env } from '@/lib/env'

const CONNECTIONS = 10

const connect = () =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: env.DATABASE_URL, max: CONNECTIONS }) })

// `lib/` is loaded twice, by Next's bundler and by the server: one client for both
const shared = globalThis as unknown as { parlorPrisma?: PrismaClient }

const client = (): PrismaClient => {
  shared.parlorPrisma ??= connect()
  return shared.parlorPrisma
}

/** The database client of this process. Connects at first use, so that `next build` needs no database. */
export const prisma = new Proxy({} as PrismaClient, {
  get(_target, name) {
    const owner = client()
    const member = Reflect.get(owner, name)
    return typeof member === 'function' ? member.bind(owner) : member
  },
})

/** Ends the connections of this process, if it has any. */
export async function disconnect(): Promise<void> {
  await shared.parlorPrisma?.$disconnect()
  shared.parlorPrisma = undefined
}
