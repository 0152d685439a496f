/**
 * A scenario as a match holds it: plain data, complete, with the variables that its modules add. Names of fields are
 * those of the YAML file (docs/scenarios.md), so that one schema judges both.
 */
export type Value = number | string | boolean | readonly string[]
/** Values by id of variable. Never walked through: the order of variables is the scenario's. */
export type Values = Readonly<Record<string, Value>>

/** A word for all values up to and including `up_to`, in rising order; the last word goes for all above too. */
export type Range = { readonly up_to: number; readonly word: string }

type Described = {
  readonly id: string
  readonly title: string
  /** One sentence, or nothing. */
  readonly about: string
  /** A world's secret is known to the engine alone, an agent's to that agent and the engine. */
  readonly secret: boolean
  /** Of an agent's variable that says how it stands to one other: that agent's name, and the variable it was made from. */
  readonly towards: string
  readonly base: string
  /** Id of the module that brought it; empty: the scenario's own. */
  readonly module: string
}
export type NumberVariable = Described & {
  readonly kind: 'number'
  readonly start: number
  readonly min: number
  readonly max: number
  /** Places behind the point, 0 to 4. */
  readonly decimals: number
  readonly unit: string
  /** Which way is better for whom it concerns. */
  readonly better: 'high' | 'low' | 'neither'
  /** Largest change within a step by modules and engine together; null: bounds alone. */
  readonly most_a_step: number | null
  readonly ranges: readonly Range[]
}
export type TextVariable = Described & {
  readonly kind: 'text'
  readonly start: string
  /** Empty: any text. */
  readonly choices: readonly string[]
}
export type BooleanVariable = Described & { readonly kind: 'boolean'; readonly start: boolean }
export type ListVariable = Described & { readonly kind: 'list'; readonly start: readonly string[] }
export type Variable = NumberVariable | TextVariable | BooleanVariable | ListVariable

/** What an agent wants of a variable: high, low, or close to a number. `of`: 'own', 'world', or an agent's name. */
export type Goal = {
  readonly of: string
  readonly variable: string
  readonly aim: 'high' | 'low' | number
  readonly weight: number
}

export type Profile = {
  readonly persona: string
  readonly interests: readonly string[]
  readonly red_lines: readonly string[]
  readonly goal: readonly Goal[]
}
export type Agent = Profile & {
  readonly name: string
  /** Who it is, for everybody; `persona` is its own matter. */
  readonly about: string
  /** Temperament that sits there unless somebody else is chosen: id of a persona. */
  readonly temperament: string
  /** What others do not know of it: `interests`, `red_lines`, `goal`, or ids of its variables. */
  readonly secret: readonly string[]
  /** Where it starts, as far as that differs from the variable's own start. */
  readonly start: Values
}

/** How a variable moves by a lever. `on`: the world, who pulls, whom it is aimed at, or all others. */
export type Effect = {
  readonly on: 'world' | 'self' | 'target' | 'others'
  /** Of a relation: the base id; the target's relation is that towards who pulls, one's own that towards the target. */
  readonly variable: string
  readonly add: number | null
  readonly set: Value | null
}
export type Lever = {
  readonly id: string
  readonly title: string
  readonly about: string
  /** Names of the agents that may pull it; empty: all. */
  readonly who: readonly string[]
  readonly target: 'none' | 'may' | 'must'
  /** What the rule-based engine makes of it; models are told as a guide. */
  readonly effects: readonly Effect[]
}

/** `agent` empty: a variable of the world. */
export type Place = { readonly agent: string; readonly variable: string }
export type Comparison = Place & {
  readonly is: Value | null
  readonly at_least: number | null
  readonly at_most: number | null
}
/** What must hold, as data: judged by code, never run. */
export type Condition =
  | Comparison
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
export type Ending = { readonly id: string; readonly title: string; readonly when: Condition }

export type ScheduledChange = Place & { readonly add: number | null; readonly set: Value | null }
/** Happens at the end of its step, after the judgement. `known_to` empty: told to everyone. */
export type Scheduled = {
  readonly step: number
  readonly type: string
  readonly description: string
  readonly known_to: readonly string[]
  readonly changes: readonly ScheduledChange[]
}

export type ModuleUse = { readonly id: string; readonly title: string; readonly settings: Values }

export type Scenario = {
  readonly id: string
  readonly title: string
  /** One step in words: "3 days". */
  readonly step_length: string
  readonly steps: number
  readonly briefing: string
  /** Whether agents are told that this is a simulation. */
  readonly simulator_awareness: boolean
  readonly world: readonly Variable[]
  /** Of every agent; relations of every agent but the one they are towards. */
  readonly each: readonly Variable[]
  readonly agents: readonly Agent[]
  readonly levers: readonly Lever[]
  readonly schedule: readonly Scheduled[]
  readonly modules: readonly ModuleUse[]
  readonly ends: readonly Ending[]
  /** What agents are asked to weigh, and what the engine is told of judging. */
  readonly considerations: readonly string[]
  readonly judging: readonly string[]
}

export const ENGINE_NAME = 'The engine'
/** An action by no lever of the scenario. */
export const OTHER = 'other'

/** Relations of each scenario and agent, kept: they are looked up a thousand times a match and never change. */
const kept = new WeakMap<readonly Variable[], Map<string, readonly Variable[]>>()

/** Variables that one agent has. */
export function variablesOf({ each }: Scenario, agent: string): readonly Variable[] {
  const known = kept.get(each) ?? new Map<string, readonly Variable[]>()
  kept.set(each, known)
  const found = known.get(agent) ?? each.filter(({ towards }) => towards !== agent)
  known.set(agent, found)
  return found
}

/** The variable at a place; undefined: there is none. */
export const variableAt = (scenario: Scenario, { agent, variable }: Place): Variable | undefined =>
  (agent === '' ? scenario.world : variablesOf(scenario, agent)).find(({ id }) => id === variable)

/** Where an agent starts in one of its variables. */
export const startOf = (agent: Agent, variable: Variable): Value =>
  Object.hasOwn(agent.start, variable.id) ? agent.start[variable.id] : variable.start

/** Whether others may know a variable of an agent. */
export const isSecret = (agent: Agent, variable: Variable): boolean =>
  variable.secret || agent.secret.includes(variable.id) || agent.secret.includes(variable.base)

/** Every place that a condition looks at. */
export function placesIn(condition: Condition): readonly Place[] {
  if ('all' in condition) return condition.all.flatMap(placesIn)
  if ('any' in condition) return condition.any.flatMap(placesIn)
  if ('not' in condition) return placesIn(condition.not)
  return [condition]
}
