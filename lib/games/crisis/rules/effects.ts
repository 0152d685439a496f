// What the levers of a scenario do by its own account: a guide to the engine, and all the rule-based one goes by.
import type { Seat } from '@/lib/core/game'
import {
  type Effect,
  type Lever,
  OTHER,
  type Scenario,
  type Value,
  type Variable,
  variablesOf,
} from '../scenario'

export const leverOf = (scenario: Scenario, id: string): Lever | null =>
  scenario.levers.find((lever) => lever.id === id) ?? null

/** Levers that an agent may pull, in the scenario's order. */
export const leversOf = (scenario: Scenario, seat: Seat): readonly Lever[] =>
  scenario.levers.filter(({ who }) => who.length === 0 || who.includes(scenario.agents[seat].name))

/** One move that a lever asks for; `seat` null: of the world. */
export type Pull = {
  readonly seat: Seat | null
  readonly variable: Variable
  readonly add: number | null
  readonly set: Value | null
}

/** What follows from an act by the scenario's effects: nothing from acts by no lever. */
export function pullsOf(
  scenario: Scenario,
  { seat, lever, target }: { seat: Seat; lever: string; target: Seat | null },
): readonly Pull[] {
  if (lever === OTHER) return []
  return (leverOf(scenario, lever)?.effects ?? []).flatMap((effect) => pulls(scenario, effect, seat, target))
}

function pulls(scenario: Scenario, effect: Effect, self: Seat, target: Seat | null): Pull[] {
  const { add, set } = effect
  const of = (seat: Seat, towards: Seat | null): Pull[] => {
    const variable = ofAgent(scenario, seat, effect.variable, towards)
    return variable ? [{ seat, variable, add, set }] : []
  }
  switch (effect.on) {
    case 'world': {
      const variable = scenario.world.find(({ id }) => id === effect.variable)
      return variable ? [{ seat: null, variable, add, set }] : []
    }
    case 'self':
      return of(self, target)
    case 'target':
      return target === null ? [] : of(target, self)
    case 'others':
      return scenario.agents.flatMap((_, other) => (other === self ? [] : of(other, self)))
  }
}

/** A variable of an agent by its id, or a relation by its base and whom it is towards. */
function ofAgent(scenario: Scenario, seat: Seat, id: string, towards: Seat | null): Variable | undefined {
  const own = variablesOf(scenario, scenario.agents[seat].name)
  const name = towards === null ? '' : scenario.agents[towards].name
  return own.find((one) => (one.base === '' ? one.id === id : one.base === id && one.towards === name))
}
