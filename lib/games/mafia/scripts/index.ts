import type { Script } from '@/lib/core/game'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { plain } from './plain'
import { choose } from './talker'
import { say } from './voice'

/** Heuristic players by id; a persona names its own. */
export const scripts: Readonly<Record<string, Script<View, Request, Action>>> = {
  talker: { choose, say },
  plain,
}
