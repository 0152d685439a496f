import type { PrismaClient } from '@/generated/prisma/client'
import { decisionsOf } from './postgres/decisions'
import { matchesOf } from './postgres/matches'
import { knownLayers } from './postgres/openings'
import type { MatchStore } from './store'

/** Matches in Postgres. `hasty`: a client whose commits do not wait for the disk, for what could be made again. */
export function postgresStore(client: PrismaClient, hasty = client): MatchStore {
  const known = knownLayers()
  return { ...matchesOf(client, hasty, known), ...decisionsOf(client, hasty, known) }
}
