import type { Persona } from '@/lib/core/persona'
import { arbiter } from './arbiter'
import { dove } from './dove'
import { hawk } from './hawk'
import { merchant } from './merchant'
import { opportunist } from './opportunist'

export const temperaments: readonly Persona[] = [hawk, dove, merchant, opportunist]
export const engines: readonly Persona[] = [arbiter]
export const personas: readonly Persona[] = [...temperaments, ...engines]
