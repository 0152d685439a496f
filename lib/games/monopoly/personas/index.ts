import type { Persona } from '@/lib/core/persona'
import { hustler } from './hustler'
import { professor } from './professor'
import { shark } from './shark'
import { turtle } from './turtle'

/** In the order of the default table. */
export const personas: readonly Persona[] = [shark, professor, hustler, turtle]
