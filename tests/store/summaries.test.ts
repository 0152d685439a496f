import { postgresStore } from '@/lib/store/postgres'
import { postgresSummaries } from '@/lib/store/postgres/summaries'
import { prisma, runs } from '@/lib/store/prisma'
import { summaryContract } from './summary-contract'

const both = { matches: postgresStore(prisma, runs), summaries: postgresSummaries(prisma) }
summaryContract('summaries in Postgres', () => both)
