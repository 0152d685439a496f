import type { Viewer } from '@/lib/auth/access'
import { prisma } from '@/lib/store/prisma'

/** What becomes of somebody's games when their account goes: how many stay as nobody's, how many go with it. */
export type Owned = { readonly stay: number; readonly go: number }

export async function countOwned({ id }: Viewer): Promise<Owned> {
  const [all, stay] = await Promise.all([
    prisma.match.count({ where: { ownerId: id } }),
    prisma.match.count({
      where: { ownerId: id, visibility: 'public', status: { in: ['stopped', 'finished', 'failed'] } },
    }),
  ])
  return { stay, go: all - stay }
}
