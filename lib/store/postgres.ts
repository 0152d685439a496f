import type { PrismaClient } from '@/generated/prisma/client'
import { decisionsOf } from './postgres/decisions'
import { matchesOf } from './postgres/matches'
import type { MatchStore } from './store'

/** Matches in Postgres. `hasty`: a client whose commits do not wait for the disk, for what could be made again. */
export const postgresStore = (client: PrismaClient, hasty = client): MatchStore => ({
  ...matchesOf(client, hasty),
  ...decisionsOf(client, hasty),
})
