import type { Script } from '@/lib/core/game'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { choose } from './trader'

/** Heuristic players by id; a persona names its own. */
export const scripts: Readonly<Record<string, Script<View, Request, Action>>> = {
  trader: { choose, say: () => ({ thought: '', speech: '' }) },
}
