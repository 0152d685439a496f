import type { Seat, Setup, Step } from '@/lib/core/game'
import { disclosed } from './disclosed'
import type { Cause, Event } from './events'
import {
  isSecret,
  type Lever,
  type Profile,
  type Scenario,
  startOf,
  type Value,
  type Variable,
  variablesOf,
} from './scenario'

export type { Event }
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

export const PHASES = ['RESPONSES', 'JUDGEMENT'] as const
export type Phase = (typeof PHASES)[number]

/** A match's options: its whole scenario, as it was at launch. */
export type Options = Scenario

/** What an agent did in a step; `lever` is `other` where it pulled none of the scenario's. */
export type Act = {
  readonly step: number
  readonly seat: Seat
  readonly lever: string
  readonly title: string
  readonly target: Seat | null
  readonly text: string
  readonly covert: boolean
}
export type Letter = {
  readonly step: number
  readonly seat: Seat
  readonly recipients: readonly Seat[]
  readonly text: string
}
export type Happening = {
  readonly step: number
  readonly kind: string
  readonly description: string
  readonly cause: 'engine' | 'schedule'
  /** Seats that were told; null: everyone. */
  readonly told: readonly Seat[] | null
}
/** One move of one variable. `seat` null: of the world. */
export type Change = {
  readonly step: number
  readonly seat: Seat | null
  readonly name: string
  readonly title: string
  readonly was: Value
  readonly now: Value
  readonly cause: Cause
  readonly source: string
  readonly why: string
}

/** Everything that is public. Arrays by seat count the agents; the engine's seat comes after them. */
export type Table = {
  /** As everybody may know it. */
  readonly scenario: Scenario
  readonly seats: number
  /** From 1; 0 before the first. */
  readonly step: number
  readonly phase: Phase
  /** The open values of the world, and of each agent. */
  readonly world: Readonly<Record<string, Value>>
  readonly agents: readonly Readonly<Record<string, Value>>[]
  /** Whose answers of this step are in. */
  readonly answered: readonly boolean[]
  /** All that was done and happened openly, and every open change: by step, then by seat or in the order of happening. */
  readonly acts: readonly Act[]
  readonly happened: readonly Happening[]
  readonly changes: readonly Change[]
  /** Steps in which no judgement came. */
  readonly unjudged: readonly number[]
  /** How it ended: id of an ending, or `last-step`; null: it has not. */
  readonly by: string | null
  readonly scores: readonly number[]
}

/** What one seat knows beside the table: an agent its own, the engine everything. */
export type Own = {
  /** Of the agent that it is. */
  readonly profile: Profile | null
  /** All levers with what they often do, as far as it goes by variables that it may know; an agent's alone. */
  readonly levers: readonly Lever[]
  /** The whole scenario; the engine's alone. */
  readonly scenario: Scenario | null
  /** Secret values of the world, and by seat those of agents. */
  readonly world: Readonly<Record<string, Value>>
  readonly agents: readonly Readonly<Record<string, Value>>[]
  /** Covert ones. */
  readonly acts: readonly Act[]
  /** Sent and received; the engine's: all. */
  readonly letters: readonly Letter[]
  readonly happened: readonly Happening[]
  readonly changes: readonly Change[]
}

/** What one seat, or the public (`seat` null), may know. */
export type View = { readonly table: Table; readonly seat: Seat | null; readonly own: Own | null }

type Writable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? Mutable<U>[] : Mutable<T[K]>
}
type Mutable<T> = T extends Readonly<Record<string, Value>> ? Record<string, Value> : T

/**
 * The public table, what each seat knows for itself, and the whole scenario for the rules alone. `own[s]` is changed
 * by events told to `s`, so that a view cannot hold what its seat was not told; in a browser that was given the
 * disclosed scenario, `scenario` is that one.
 */
export type State = {
  readonly table: Writable<Table>
  readonly own: Writable<Own>[]
  readonly scenario: Scenario
}

export type CrisisStep = Step<State, Event>

/** The engine sits after the agents. */
export const engineOf = ({ agents }: Scenario): Seat => agents.length

const valuesOf = (variables: readonly Variable[]): Record<string, Value> =>
  Object.fromEntries(variables.map(({ id, start }) => [id, start]))

export const initial = ({ options }: Setup<Options>): State => {
  const scenario = disclosed(options)
  const seats = engineOf(options) + 1
  const agents = scenario.agents.map((agent) =>
    Object.fromEntries(
      variablesOf(scenario, agent.name)
        .filter((variable) => !isSecret(agent, variable))
        .map((variable) => [variable.id, startOf(agent, variable)]),
    ),
  )
  return {
    table: {
      scenario,
      seats,
      step: 0,
      phase: 'RESPONSES',
      world: valuesOf(scenario.world),
      agents,
      answered: agents.map(() => false),
      acts: [],
      happened: [],
      changes: [],
      unjudged: [],
      by: null,
      scores: [],
    },
    own: Array.from({ length: seats }, () => ({
      profile: null,
      levers: [],
      scenario: null,
      world: {},
      agents: agents.map(() => ({})),
      acts: [],
      letters: [],
      happened: [],
      changes: [],
    })),
    scenario: options,
  }
}

export const view = ({ table, own }: State, seat: Seat | null): View => ({
  table,
  seat,
  own: seat === null ? null : (own[seat] ?? null),
})
