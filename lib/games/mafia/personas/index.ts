import type { Persona } from '@/lib/core/persona'
import { croupier } from './croupier'
import { firebrand } from './firebrand'
import { gadfly } from './gadfly'
import { headmistress } from './headmistress'
import { innkeeper } from './innkeeper'
import { lamplighter } from './lamplighter'
import { notary } from './notary'
import { playwright } from './playwright'
import { porter } from './porter'
import { type Character, personaOf } from './sheet'
import { umpire } from './umpire'

/** In the order of the default table. */
export const characters: readonly Character[] = [
  notary,
  firebrand,
  lamplighter,
  innkeeper,
  gadfly,
  porter,
  croupier,
  headmistress,
  playwright,
  umpire,
]

export const personas: readonly Persona[] = characters.map(personaOf)
