import { postgresStore } from '@/lib/store/postgres'
import { hastyPrisma, prisma } from '@/lib/store/prisma'
import { storeContract } from './contract'

storeContract('the store in Postgres', () => postgresStore(prisma, hastyPrisma))
