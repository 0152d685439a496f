import type { Guarded } from '@/lib/auth/access'
import { prisma } from '@/lib/store/prisma'

/** What rights, rooms and logs go by: who may see a match, how far it is, and since when it is over. */
export type GuardRow = Guarded & {
  readonly head: number
  readonly pubHead: number
  readonly endedAt: Date | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
export const isUuid = (id: string): boolean => UUID.test(id)

/** null where there is no such match; any text will do as `id`. */
export async function findGuard(id: string): Promise<GuardRow | null> {
  if (!isUuid(id)) return null
  return prisma.match.findUnique({
    where: { id },
    select: { ownerId: true, visibility: true, status: true, head: true, pubHead: true, endedAt: true },
  })
}
