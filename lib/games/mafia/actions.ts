import type { Seat, SeatRequest } from '@/lib/core/game'
import type { Phase, Role } from './state'

/** What a reply writes of its beliefs; players by seat number. */
export type BeliefFields = {
  readonly players: readonly {
    readonly player: number
    readonly suspicion: number
    readonly trust: number
    readonly pattern: string
  }[]
  readonly relations: string
  readonly reads: string
}

/** `role: 'none'`: no claim. */
export type ClaimFields = {
  readonly role: Role | 'none'
  readonly results: readonly { readonly player: number; readonly is_mafia: boolean }[]
}

type Declared = {
  readonly accuses: readonly number[]
  readonly defends: readonly number[]
  readonly claims: ClaimFields
}

/** Nobody, where a field wants the number of a seat. */
export const NOBODY = -1

/**
 * The decision's own fields of each reply (specs/4: one schema an action), in wire order without the reasoning
 * (`observe`, `analyse`, then `beliefs`, then `strategise`) before them and the words spoken after them.
 */
export type Actions = {
  readonly speaking: { readonly beliefs: BeliefFields; readonly nominates: number } & Declared
  readonly voting: { readonly beliefs: BeliefFields; readonly vote: number; readonly reason: string }
  readonly defence: { readonly beliefs: BeliefFields } & Declared
  readonly last_words: { readonly beliefs: BeliefFields } & Declared
  readonly night_kill: { readonly beliefs: BeliefFields; readonly target: number; readonly reason: string }
  readonly investigation: { readonly beliefs: BeliefFields; readonly target: number; readonly reason: string }
  readonly protection: { readonly beliefs: BeliefFields; readonly target: number; readonly reason: string }
}
export type Decision = keyof Actions
export type Action<D extends Decision = Decision> = Actions[D]

/** The few facts each question is bounded by; who may be named is derived from the view. */
export type Bounds = {
  readonly speaking: { readonly round: number; readonly rounds: number }
  readonly voting: { readonly ballot: 1 | 2; readonly mayAbstain: boolean }
  readonly defence: { readonly by: readonly Seat[] }
  readonly last_words: { readonly votes: number }
  readonly night_kill: { readonly round: 1 | 2; readonly maySkip: boolean }
  readonly investigation: Record<string, never>
  readonly protection: { readonly last: Seat | null }
}

export type Request = {
  readonly [D in Decision]: SeatRequest & {
    readonly decision: D
    readonly phase: Phase
    readonly bounds: Bounds[D]
  }
}[Decision]

/** Beliefs that change nothing: shared, since simulations give them millions of times. */
export const NO_BELIEFS: BeliefFields = { players: [], relations: '', reads: '' }
export const NO_CLAIM: ClaimFields = { role: 'none', results: [] }
