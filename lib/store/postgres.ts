import type { PrismaClient } from '@/generated/prisma/client'
import { decisionsOf } from './postgres/decisions'
import { matchesOf } from './postgres/matches'
import { knownLayers } from './postgres/openings'
import type { Runs } from './prisma'
import type { MatchStore } from './store'

/** Matches in Postgres. What every decision waits for goes by single statements, the rest through Prisma. */
export function postgresStore(client: PrismaClient, runs: Runs): MatchStore {
  const known = knownLayers()
  return { ...matchesOf(client, runs, known), ...decisionsOf(client, runs, known) }
}
