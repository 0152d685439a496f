import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { prisma } from '@/lib/store/prisma'

const MINUTE = 60
const HOUR = 3600

/** How often, by what is counted: `points` within `duration` seconds. Of log-ins only failures stay counted. */
const LIMITS = {
  'login-pair': { points: 10, duration: 15 * MINUTE },
  'login-account': { points: 100, duration: HOUR },
  'login-address': { points: 100, duration: 15 * MINUTE },
  'register-address': { points: 30, duration: HOUR },
  'password-account': { points: 10, duration: 15 * MINUTE },
  'launch-account': { points: 30, duration: 10 * MINUTE },
  'try-account': { points: 20, duration: 10 * MINUTE },
  'launch-address': { points: 120, duration: 10 * MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

/** What is counted, and under which key (an account, an address, both). */
export type Count = { readonly limit: LimitName; readonly key: string }

export class TooMany extends Error {
  /** @param seconds until the next try has a chance. */
  constructor(readonly seconds: number) {
    super(`Too many tries. Try again in ${wait(seconds)}.`)
    this.name = 'TooMany'
  }
}

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}

type Limiters = Record<LimitName, RateLimiterAbstract>
const shared = globalThis as unknown as { parlorLimits?: Limiters }

/** Memory counts for one process (tests, and while the database does not answer), Postgres for all of them. */
const inMemory = (name: LimitName): RateLimiterAbstract =>
  new RateLimiterMemory({ ...LIMITS[name], keyPrefix: name })

type Query = { readonly text: string; readonly values: readonly unknown[] }
type LimitRow = { readonly points: number; readonly expire: bigint | null }

/** Lets the limiter, which wants a client of pg, ask through Prisma's. */
const CLIENT = {
  async query({ text, values }: Query) {
    const found = await prisma.$queryRawUnsafe<LimitRow[]>(text, ...values)
    const rows = found.map(({ points, expire }) => ({
      points,
      expire: expire === null ? null : Number(expire),
    }))
    return { rows, rowCount: rows.length }
  },
}

const inPostgres = (name: LimitName): RateLimiterAbstract =>
  new RateLimiterPostgres({
    ...LIMITS[name],
    storeClient: CLIENT,
    storeType: 'client',
    tableName: 'Limit',
    tableCreated: true,
    keyPrefix: name,
    insuranceLimiter: inMemory(name),
  })

const limiters = (): Limiters => shared.parlorLimits ?? countWith(inPostgres)

/** Replaces all counters. */
export function countWith(make: (name: LimitName) => RateLimiterAbstract = inMemory): Limiters {
  const names = Object.keys(LIMITS) as LimitName[]
  shared.parlorLimits = Object.fromEntries(names.map((name) => [name, make(name)])) as Limiters
  return shared.parlorLimits
}

/** Keys are hashed: a table of limits is no list of addresses and emails. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Counts one try under each key, before anything is done. @throws TooMany when one of them is used up. */
export async function countTry(counts: readonly Count[]): Promise<void> {
  for (const { limit, key } of counts) {
    const limiter = limiters()[limit]
    await limiter.consume(hidden(key)).catch((full: unknown) => {
      if (full instanceof Error) throw full
      throw new TooMany(Math.ceil((full as { msBeforeNext: number }).msBeforeNext / 1000))
    })
  }
}

/** The try went well: it does not count. */
export async function forgiveTry(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ limit, key }) => limiters()[limit].reward(hidden(key))))
}
