import type { SeatRequest } from '@/lib/core/game'
import type { Value } from './scenario'
import type { Phase } from './state'

/** `lever`: id of one, or `other`; `target`: an agent's name, or nothing. */
export type ActFields = {
  readonly lever: string
  readonly target: string
  readonly text: string
  readonly covert: boolean
}
export type LetterFields = { readonly to: readonly string[]; readonly text: string }

/** Absolute new values by id of variable. */
export type UpdateFields = Readonly<Record<string, Value>>
/** `known_to`: names of agents; empty: everyone. */
export type HappeningFields = {
  readonly type: string
  readonly description: string
  readonly known_to: readonly string[]
}

/** The decisions' own fields; the assessment or reasoning comes before them, a public statement after. */
export type Actions = {
  readonly respond: {
    readonly actions: readonly ActFields[]
    readonly communications: readonly LetterFields[]
  }
  readonly judge: {
    readonly state_updates: {
      readonly global_vars: UpdateFields
      /** By the agent's name. */
      readonly agent_vars: Readonly<Record<string, UpdateFields>>
    }
    readonly events: readonly HappeningFields[]
  }
}
export type Decision = keyof Actions
export type Action<D extends Decision = Decision> = Actions[D]

export type Bounds = { readonly steps: number }

export type Request = {
  readonly [D in Decision]: SeatRequest & {
    readonly decision: D
    readonly phase: Phase
    readonly bounds: Bounds
  }
}[Decision]

export const NO_RESPONSE: Actions['respond'] = { actions: [], communications: [] }
export const NO_UPDATES: Actions['judge']['state_updates'] = { global_vars: {}, agent_vars: {} }
/** Type of the event by which a missing judgement is told. */
export const NO_JUDGEMENT = 'no_judgement'

/** Most actions and letters of one answer, events of one judgement, and letters of each of their texts. */
export const MOST_ACTS = 5
export const MOST_LETTERS = 5
export const MOST_EVENTS = 6
export const LONGEST_ACT = 300
export const LONGEST_LETTER = 600
export const LONGEST_EVENT = 400
