import { type LegalActions, legalOf } from '@/lib/core/choice'
import type { Request } from './actions'
import { fieldsOf } from './legal/fields'
import { movesOf } from './legal/moves'
import type { View } from './state'

/** What is legal now. */
export const legalActions = (view: View, request: Request): LegalActions =>
  legalOf(fieldsOf(view, request), () => movesOf(view, request))
