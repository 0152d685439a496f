import type { PolicySeam } from '@/lib/core/policy'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { brief } from './brief'
import { reply } from './reply'

/** Mafia's interface for players written as code: the AgentPolicy of specs/3 (types.ts). */
export const policy: PolicySeam<View, Request, Action> = { brief, reply }
