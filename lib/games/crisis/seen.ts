// What a view holds, put together: the table and what its seat knows beside it.
import type { Seat } from '@/lib/core/game'
import { type Agent, type Scenario, type Value, type Variable, variablesOf } from './scenario'
import type { Act, Change, Happening, Letter, View } from './state'

/** The scenario as this seat knows it. */
export const scenarioOf = ({ table, own }: View): Scenario => own?.scenario ?? table.scenario

/** A variable where its value is known. */
export type Known = { readonly variable: Variable; readonly value: Value }

/** Variables of the world in the scenario's order, as far as the seat knows them. */
export const worldOf = (view: View): Known[] =>
  scenarioOf(view).world.flatMap((variable) => known(variable, view.table.world, view.own?.world))

/** Variables of an agent in the scenario's order, as far as the seat knows them. */
export const agentOf = (view: View, seat: Seat): Known[] =>
  variablesOf(scenarioOf(view), agentAt(view, seat).name).flatMap((variable) =>
    known(variable, view.table.agents[seat], view.own?.agents[seat]),
  )

export const agentAt = ({ table }: View, seat: Seat): Agent => table.scenario.agents[seat]

function known(
  variable: Variable,
  open: Readonly<Record<string, Value>>,
  own: Readonly<Record<string, Value>> | undefined,
): Known[] {
  for (const values of [own, open])
    if (values && Object.hasOwn(values, variable.id)) return [{ variable, value: values[variable.id] }]
  return []
}

/** All values of the world, or of an agent, that the seat knows; by id, in no order. */
export const worldValues = ({ table, own }: View): Record<string, Value> => ({
  ...table.world,
  ...own?.world,
})
export const agentValues = ({ table, own }: View, seat: Seat): Record<string, Value> => ({
  ...table.agents[seat],
  ...own?.agents[seat],
})

/** Entries of one step, oldest first. */
const inStep = <T extends { readonly step: number }>(list: readonly T[], step: number): T[] => {
  const found: T[] = []
  for (let i = list.length - 1; i >= 0 && list[i].step >= step; i--)
    if (list[i].step === step) found.unshift(list[i])
  return found
}

/** What was done in a step as far as the seat knows, by seat; of one seat the open acts first. */
export const actsIn = ({ table, own }: View, step: number): Act[] =>
  [...inStep(table.acts, step), ...inStep(own?.acts ?? [], step)].sort((a, b) => a.seat - b.seat)

export const lettersIn = ({ own }: View, step: number): Letter[] => inStep(own?.letters ?? [], step)

export const happenedIn = ({ table, own }: View, step: number): Happening[] => [
  ...inStep(table.happened, step),
  ...inStep(own?.happened ?? [], step),
]

/** Changes of a step in the order of happening, open ones first. */
export const changesIn = ({ table, own }: View, step: number): Change[] => [
  ...inStep(table.changes, step),
  ...inStep(own?.changes ?? [], step),
]

/** Seats of the agents. */
export const agentSeats = ({ table }: View): Seat[] => table.agents.map((_, seat) => seat)

export const isEngine = ({ table, seat }: View): boolean => seat === table.agents.length
