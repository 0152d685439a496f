import { memoryStore } from '@/lib/store/memory'
import { storeContract } from '../store/contract'

const shared = memoryStore()
storeContract('the store in memory', () => shared)
