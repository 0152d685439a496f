import type { Setup } from '@/lib/core/game'
import { isSecret, type Scenario, type Variable, variablesOf } from '@/lib/games/crisis/scenario'
import type { State } from '@/lib/games/crisis/state'
import type { Strand } from '../board'
import { seenBy } from './gauges'
import { shown } from './words'

type Scale = Pick<Strand<State>, 'say' | 'bounds'> & { readonly of: (value: unknown) => number | null }

/** How far a variable's value lies on a line: a choice by its place among the choices, a list by its length. */
function scaleOf(variable: Variable): Scale | null {
  switch (variable.kind) {
    case 'number':
      return {
        of: (value) => (typeof value === 'number' ? value : null),
        say: (value) => shown(variable, value),
        bounds: [variable.min, variable.max],
      }
    case 'boolean':
      return {
        of: (value) => (typeof value === 'boolean' ? Number(value) : null),
        say: (value) => (value >= 0.5 ? 'yes' : 'no'),
        bounds: [0, 1],
      }
    case 'text': {
      const { choices } = variable
      if (choices.length < 2) return null
      return {
        of: (value) => (choices.includes(value as string) ? choices.indexOf(value as string) : null),
        say: (value) => choices[Math.round(value)] ?? '',
        bounds: [0, choices.length - 1],
      }
    }
    case 'list':
      return {
        of: (value) => (Array.isArray(value) ? value.length : null),
        say: (value) => (value === 1 ? '1 entry' : `${value} entries`),
      }
  }
}

function strand(seat: number | null, variable: Variable): readonly Strand<State>[] {
  const scale = scaleOf(variable)
  if (!scale) return []
  const { id, title } = variable
  const valueIn = (state: State): unknown => {
    const { table, own } = seenBy(state)
    const open = seat === null ? table.world : table.agents[seat]
    const secret = seat === null ? own?.world : own?.agents[seat]
    return secret?.[id] ?? open?.[id]
  }
  const of = (state: State) => scale.of(valueIn(state))
  return [{ ...scale, id: `${seat ?? 'world'} ${id}`, title, seat, of }]
}

/** Every variable of the scenario but free texts, the world's first; what the public may not know is known to observers alone. */
export function strands({ options }: Setup): readonly Strand<State>[] {
  const scenario = options as Scenario
  return [
    ...scenario.world.flatMap((variable) => strand(null, variable)),
    ...scenario.agents.flatMap((agent, seat) =>
      variablesOf(scenario, agent.name)
        .toSorted((a, b) => Number(isSecret(agent, a)) - Number(isSecret(agent, b)))
        .flatMap((variable) => strand(seat, variable)),
    ),
  ]
}
