import type { PrismaClient } from '@/generated/prisma/client'
import { decisionsOf } from './postgres/decisions'
import { matchesOf } from './postgres/matches'
import type { MatchStore } from './store'

/** Matches in Postgres. */
export const postgresStore = (client: PrismaClient): MatchStore => ({
  ...matchesOf(client),
  ...decisionsOf(client),
})
