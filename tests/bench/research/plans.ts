import { Prisma } from '@/generated/prisma/client'
import type { Viewer } from '@/lib/auth/access'
import type { Desk } from '@/lib/live/desk'
import { placesSql } from '@/lib/queries/research/places'
import { questionOf } from '@/lib/queries/research/question'
import { PAGE } from '@/lib/queries/research/rows'
import { prisma } from '@/lib/store/prisma'

/** How Postgres finds the places of a question without words, with the times it took. */
export async function planOf(viewer: Viewer | null, desk: Desk): Promise<readonly string[]> {
  const { sort, where } = await questionOf(viewer, desk)
  const statement = placesSql({ sort, where, after: null, take: PAGE + 1, direction: 'on' })
  const rows = await prisma.$queryRaw<{ 'QUERY PLAN': string }[]>`
    EXPLAIN (ANALYZE, COSTS off, BUFFERS off) ${Prisma.sql`${statement}`}`
  return rows.map((row) => row['QUERY PLAN'])
}
