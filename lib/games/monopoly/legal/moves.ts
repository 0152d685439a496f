import type { LegalMove } from '@/lib/core/choice'
import type { Request } from '../actions'
import type { View } from '../state'

/** Every legal move in words, with what follows from it: the figures are those that the rules use. */
export const movesOf = (_view: View, _request: Request): readonly LegalMove[] => []
