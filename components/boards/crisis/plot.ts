import type { Setup } from '@/lib/core/game'
import type { NumberVariable, Scenario } from '@/lib/games/crisis/scenario'
import type { State } from '@/lib/games/crisis/state'
import { plain } from '@/lib/games/crisis/words'
import type { Figure, Plot, PlotLine } from '../board'
import { goalsReached } from './scores'
import { shown } from './words'

const MOST_LINES = 3
const STROKES = [
  { colour: 'var(--ink)' },
  { colour: 'var(--ink-2)', dashes: '6 4' },
  { colour: 'var(--ink-3)', dashes: '1.5 4' },
] as const

const openNumbers = (variables: Scenario['world']): readonly NumberVariable[] =>
  variables.filter((one) => one.kind === 'number').filter(({ secret }) => !secret)

const shareOf = ({ min, max }: NumberVariable, value: unknown): number =>
  typeof value === 'number' ? (100 * (value - min)) / (max - min) : 0
const backOf = ({ min, max, decimals }: NumberVariable, share: number): number => {
  const scale = 10 ** decimals
  return Math.round((min + (share / 100) * (max - min)) * scale) / scale
}

/** The first open numbers of the world, each as a share of its scale, so that one plot holds them. */
export function plot({ options }: Setup): Plot<State> {
  const variables = openNumbers((options as Scenario).world).slice(0, MOST_LINES)
  const lines = variables.map(({ title }, i): PlotLine => ({ seat: null, label: title, ...STROKES[i]! }))
  return {
    title: variables.map(({ title }) => title).join(', ') || 'The world',
    lines,
    of: ({ table }) => variables.map((variable) => shareOf(variable, table.world[variable.id])),
    say: (share, line = 0) => shown(variables[line]!, backOf(variables[line]!, share)),
  }
}

const isOpenToAll = ({ agents }: Scenario, id: string): boolean =>
  agents.every(({ secret }) => !secret.includes(id))

/** Numbers that every agent has and everybody knows, relations left out, in the scenario's order. */
export const sharedNumbers = (scenario: Scenario): readonly NumberVariable[] =>
  openNumbers(scenario.each).filter(({ base, id }) => base === '' && isOpenToAll(scenario, id))

/** How near each agent is to what it wants, and each number that all of them have. */
export function figures({ options }: Setup): readonly Figure<State>[] {
  return [
    {
      title: 'Reached of what each wants, of 100',
      kind: 'level',
      of: goalsReached,
      say: plain,
      observers: true,
    },
    ...sharedNumbers(options as Scenario).map(
      (variable): Figure<State> => ({
        title: variable.title,
        kind: 'level',
        of: ({ table }) => table.agents.map((values) => Number(values[variable.id] ?? 0)),
        say: (value) => shown(variable, Math.round(value * 1e4) / 1e4),
      }),
    ),
  ]
}
