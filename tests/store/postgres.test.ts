import { postgresStore } from '@/lib/store/postgres'
import { prisma } from '@/lib/store/prisma'
import { storeContract } from './contract'

storeContract('the store in Postgres', () => postgresStore(prisma))
