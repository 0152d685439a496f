import { Prisma } from '@/generated/prisma/client'
import type { Viewer } from '@/lib/auth/access'
import type { Desk, Sort } from '@/lib/live/desk'
import { prisma } from '@/lib/store/prisma'
import { readableBy } from '../readable'

/** Where a decision stands in the order of a question: what it is sorted by first, then time, match and number. */
export type Place = {
  readonly key: number
  readonly at: string
  readonly match: string
  readonly number: number
}
/** `on`: as the list runs, `back`: against it. */
export type Direction = 'on' | 'back'

/** A question ready to be asked: conditions on decisions `d`, without the words that are looked for. */
export type Question = { readonly sort: Sort; readonly where: Prisma.Sql }

/** So few matches are named one by one: their decisions are found by their key. */
const FEW_MATCHES = 64

type Order = {
  /** As an index holds it. */
  readonly by: Prisma.Sql
  readonly asNumber: Prisma.Sql
  readonly only: Prisma.Sql | null
  bound(key: number): Prisma.Sql
}
const WORDS = Prisma.sql`(coalesce(length(d."speech"), 0) + coalesce(length(d."thought"), 0))`
const TOOK = Prisma.sql`(d."answeredAt" - d."askedAt")`
const BY_MODEL = Prisma.sql`d."answeredAt" IS NOT NULL AND d."source" IN ('model', 'retried', 'fallback')`

/** The orders, each with an index of its own. Slowest and costliest list models' decisions alone. */
export const ORDERS: Readonly<Record<Exclude<Sort, 'newest'>, Order>> = {
  longest: { by: WORDS, asNumber: WORDS, only: null, bound: (key) => Prisma.sql`${key}::int` },
  slowest: {
    by: TOOK,
    asNumber: Prisma.sql`extract(epoch FROM ${TOOK})`,
    only: BY_MODEL,
    bound: (key) => Prisma.sql`make_interval(secs => ${key}::float8)`,
  },
  costliest: {
    by: Prisma.sql`d."cost"`,
    asNumber: Prisma.sql`d."cost"`,
    only: Prisma.sql`d."cost" IS NOT NULL`,
    bound: (key) => Prisma.sql`${key}::numeric`,
  },
}

async function inMatches(viewer: Viewer | null, { game, match }: Desk): Promise<Prisma.Sql> {
  const wanted = [readableBy(viewer)]
  if (game.length > 0) wanted.push(Prisma.sql`match."game" = ANY(${[...game]}::text[])`)
  if (match !== null) wanted.push(Prisma.sql`match."id" = ${match}::uuid`)
  const which = Prisma.sql`SELECT match."id" FROM "Match" match WHERE ${Prisma.join(wanted, ' AND ')}`
  const few = await prisma.$queryRaw<{ id: string }[]>`${which} LIMIT ${FEW_MATCHES + 1}`
  if (few.length > FEW_MATCHES) return Prisma.sql`d."matchId" IN (${which})`
  return Prisma.sql`d."matchId" = ANY(${few.map(({ id }) => id)}::uuid[])`
}

const moment = (text: string): Date => new Date(text.length <= 10 || text.endsWith('Z') ? text : `${text}Z`)
const DAY_MS = 86_400_000

/** One value is compared and not looked up in a list: only then an index keeps its order. */
const oneOf = (column: Prisma.Sql, among: readonly string[]): Prisma.Sql =>
  among.length === 1
    ? Prisma.sql`${column} = ${among[0]}`
    : Prisma.sql`${column} = ANY(${[...among]}::text[])`

const failed = (kinds: readonly string[]): Prisma.Sql =>
  kinds.includes('any') ? Prisma.sql`d."failure" IS NOT NULL` : oneOf(Prisma.sql`d."failure"`, kinds)

function* conditions(desk: Desk): Iterable<Prisma.Sql> {
  if (desk.persona.length > 0) yield oneOf(Prisma.sql`d."persona"`, desk.persona)
  if (desk.agent.length > 0) yield oneOf(Prisma.sql`d."agent"`, desk.agent)
  if (desk.type.length > 0) yield oneOf(Prisma.sql`d."type"`, desk.type)
  if (desk.phase.length > 0) yield oneOf(Prisma.sql`d."phase"`, desk.phase)
  if (desk.source.length > 0) yield oneOf(Prisma.sql`d."source"`, desk.source)
  if (desk.failure.length > 0) yield failed(desk.failure)
  if (desk.turnFrom !== null) yield Prisma.sql`d."turn" >= ${desk.turnFrom}::int`
  if (desk.turnTo !== null) yield Prisma.sql`d."turn" <= ${desk.turnTo}::int`
  if (desk.from !== null) yield Prisma.sql`d."askedAt" >= ${moment(desk.from)}::timestamptz`
  if (desk.to !== null) {
    const whole = desk.to.length <= 10 ? DAY_MS : 1
    yield Prisma.sql`d."askedAt" < ${new Date(moment(desk.to).getTime() + whole)}::timestamptz`
  }
  const only = desk.sort === 'newest' ? null : ORDERS[desk.sort].only
  if (only) yield only
}

/** The filters of a desk as a condition, with what the viewer may read: nothing is listed, counted or exported past it. */
export async function questionOf(viewer: Viewer | null, desk: Desk): Promise<Question> {
  const where = [...conditions(desk), await inMatches(viewer, desk)]
  return { sort: desk.sort, where: Prisma.join(where, ' AND ') }
}
