import type { LegalActions, LegalMove } from '@/lib/core/choice'
import type { Request } from './actions'
import { fieldsOf } from './legal/fields'
import { movesOf } from './legal/moves'
import type { View } from './state'

/** What is legal now. Moves are put into words when they are read: random play and forms need the fields alone. */
export const legalActions = (view: View, request: Request): LegalActions => {
  let moves: readonly LegalMove[] | null = null
  return {
    get moves() {
      moves ??= movesOf(view, request)
      return moves
    },
    fields: fieldsOf(view, request),
  }
}
