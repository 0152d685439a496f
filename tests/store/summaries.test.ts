import { postgresStore } from '@/lib/store/postgres'
import { postgresSummaries } from '@/lib/store/postgres/summaries'
import { hastyPrisma, prisma } from '@/lib/store/prisma'
import { summaryContract } from './summary-contract'

const both = { matches: postgresStore(prisma, hastyPrisma), summaries: postgresSummaries(prisma) }
summaryContract('summaries in Postgres', () => both)
