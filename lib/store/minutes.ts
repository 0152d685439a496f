import { postgresRecordings } from './postgres/recordings'
import { postgresSummaries } from './postgres/summaries'
import { prisma } from './prisma'

/** Calls for summaries in this process's database. Connects at first use. */
export const summaries = postgresSummaries(prisma)

/** What seats of stored matches answered. */
export const recordings = postgresRecordings(prisma)
