import { prisma } from './prisma'

/** Name of the queue in which jobs wait to play a slice of a match. */
export const PLAY_QUEUE = 'play'

const FORGOTTEN_MS = 86_400_000

export type WorkerSign = { readonly id: string; readonly playing: number; readonly capacity: number }

/** Signs of life of workers, and what is left to be nudged. */
export const workers = {
  /** Says that a worker lives, and forgets those that have not for a day. */
  async beat({ id, playing, capacity }: WorkerSign): Promise<void> {
    const seenAt = new Date()
    await prisma.worker.upsert({
      where: { id },
      create: { id, playing, capacity, seenAt },
      update: { playing, seenAt },
    })
    await prisma.worker.deleteMany({ where: { seenAt: { lt: new Date(Date.now() - FORGOTTEN_MS) } } })
  },
  async leave(id: string): Promise<void> {
    await prisma.worker.deleteMany({ where: { id } })
  },
  /** Running matches that no job in the queue stands for. */
  async unattended(): Promise<string[]> {
    const rows = await prisma.$queryRaw<{ id: string }[]>`
      SELECT m."id"::text AS id FROM "Match" m WHERE m."status" IN ('queued', 'running') AND NOT EXISTS (
        SELECT FROM pgboss.job j
        WHERE j.name = ${PLAY_QUEUE} AND j.singleton_key = m."id"::text AND j.state < 'completed')
      ORDER BY m."createdAt"`
    return rows.map(({ id }) => id)
  },
}
