import { Prisma } from '@/generated/prisma/client'
import type { Viewer } from '@/lib/auth/access'

const OVER = Prisma.sql`match."status" IN ('stopped', 'finished', 'failed')`

/**
 * The matches, as `match`, whose packets a viewer may read: `may(viewer, 'read-packets', …)` as a condition of SQL. A
 * test holds the two together for every role, visibility and status.
 */
export function readableBy(viewer: Viewer | null): Prisma.Sql {
  const own = viewer ? Prisma.sql`match."ownerId" = ${viewer.id}::uuid` : Prisma.sql`FALSE`
  const open = Prisma.sql`match."visibility" = 'public'`
  switch (viewer?.role) {
    case 'admin':
      return Prisma.sql`TRUE`
    case 'researcher':
      return Prisma.sql`(${open} OR ${own})`
    case 'user':
    case undefined:
      return Prisma.sql`((${open} AND ${OVER}) OR ${own})`
  }
}
