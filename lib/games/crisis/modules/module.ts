import type { Value, Values } from '../scenario'

/** An act as one agent knows it. */
export type SeenAct = {
  readonly by: string
  readonly lever: string
  readonly target: string | null
  readonly covert: boolean
}
/** Another agent: its open variables, and by base its open relations towards this one. */
export type SeenAgent = { readonly name: string; readonly state: Values; readonly towardsMe: Values }
/** `isOpen`: everybody knows of it. */
export type SeenHappening = { readonly kind: string; readonly description: string; readonly isOpen: boolean }
export type SeenLetter = { readonly from: string; readonly to: readonly string[] }

/** What one agent may know when a module looks at it: nothing else reaches a module. */
export type AgentView = {
  readonly name: string
  /** Number of the step, from 1, and what a step is called to this agent: `step`, or `period` where it is told of no simulation. */
  readonly step: number
  readonly stepWord: string
  /** Its own variables; those of the world that it knows. */
  readonly state: Values
  readonly world: Values
  /** Open variables of the others, by name, in the scenario's order. */
  readonly others: readonly SeenAgent[]
  /** Its relations, one towards each other agent: `id` is the variable's, `base` what it was declared as. */
  readonly relations: readonly { readonly id: string; readonly base: string; readonly towards: string }[]
  /** Done and written in this step while states are computed, in the step before while a section is built. */
  readonly acts: readonly SeenAct[]
  readonly letters: readonly SeenLetter[]
  /** Of the step before, always. */
  readonly happened: readonly SeenHappening[]
  readonly settings: Values
}

/** New values by id of this agent's own variables; what is not named stays. */
export type Updates = Readonly<Record<string, Value>>

/**
 * The optional code of a module, pure: `build_agent_context` and `compute_state_updates` of specs/5. An unknown variable
 * or a value of the wrong kind is a fault of the module, and throws.
 */
export type ModuleCode = {
  /** A section of this agent's packet, without heading; null: none. */
  readonly buildAgentContext?: (view: AgentView) => string | null
  readonly computeStateUpdates?: (view: AgentView) => Updates
}

export const numberOf = (values: Values, id: string, otherwise = 0): number => {
  const value = values[id]
  return typeof value === 'number' ? value : otherwise
}

export const listOf = (values: Values, id: string): readonly string[] => {
  const value = values[id]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

export const textOf = (values: Values, id: string): string => {
  const value = values[id]
  return typeof value === 'string' ? value : ''
}

/** One step from a value towards another, at most so far. */
export const towards = (from: number, to: number, most: number): number =>
  from < to ? Math.min(to, from + most) : Math.max(to, from - most)
