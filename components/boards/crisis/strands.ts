import type { Setup } from '@/lib/core/game'
import { isSecret, type NumberVariable, type Scenario, variablesOf } from '@/lib/games/crisis/scenario'
import type { State } from '@/lib/games/crisis/state'
import type { Strand } from '../board'
import { seenBy } from './gauges'
import { shown } from './words'

const numbers = (variables: Scenario['world']): readonly NumberVariable[] =>
  variables.filter((one) => one.kind === 'number')

const strand = (seat: number | null, variable: NumberVariable): Strand<State> => ({
  id: `${seat ?? 'world'} ${variable.id}`,
  title: variable.title,
  seat,
  of: (state) => {
    const { table, own } = seenBy(state)
    const open = seat === null ? table.world : table.agents[seat]
    const secret = seat === null ? own?.world : own?.agents[seat]
    const value = secret?.[variable.id] ?? open?.[variable.id]
    return typeof value === 'number' ? value : null
  },
  say: (value) => shown(variable, value),
  bounds: [variable.min, variable.max],
})

/** Every number of the scenario, the world's first; what the public may not know is known to observers alone. */
export function strands({ options }: Setup): readonly Strand<State>[] {
  const scenario = options as Scenario
  return [
    ...numbers(scenario.world).map((variable) => strand(null, variable)),
    ...scenario.agents.flatMap((agent, seat) =>
      numbers(variablesOf(scenario, agent.name))
        .toSorted((a, b) => Number(isSecret(agent, a)) - Number(isSecret(agent, b)))
        .map((variable) => strand(seat, variable)),
    ),
  ]
}
