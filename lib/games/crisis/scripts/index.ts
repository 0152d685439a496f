import type { Script } from '@/lib/core/game'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { plain } from './plain'

/** Heuristic players by id, agents and engine alike; a persona names its own. */
export const scripts: Readonly<Record<string, Script<View, Request, Action>>> = { plain }
