import type { Script } from '@/lib/core/game'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { plain } from './plain'
import { choose } from './trader'
import { say, sayPlainly } from './voice'

/** Heuristic players by id; a persona names its own. */
export const scripts: Readonly<Record<string, Script<View, Request, Action>>> = {
  trader: { choose, say },
  plain: { choose: plain.choose, say: sayPlainly },
}
