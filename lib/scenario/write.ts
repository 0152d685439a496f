import { stringify } from 'yaml'
import type { Scenario, Variable } from '@/lib/games/crisis/scenario'

// A compiled scenario back as its file: what modules brought and what relations became is taken out again.

/** Values that stand for themselves: an empty one of these is meant. */
const MEANT: ReadonlySet<string> = new Set(['start', 'set', 'is', 'settings'])

/** Without what the schema fills in by itself. */
function terse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(terse)
  if (typeof value !== 'object' || value === null) return value
  const isEmpty = (inner: unknown): boolean =>
    inner === null || inner === '' || (Array.isArray(inner) && inner.length === 0)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== null && (MEANT.has(key) || !isEmpty(inner)))
      .map(([key, inner]) => [key, MEANT.has(key) ? inner : terse(inner)]),
  )
}

/** A relation's title was made as "Trust: Senn". */
const ownTitle = ({ title, towards }: Variable): string =>
  title.endsWith(`: ${towards}`) ? title.slice(0, -towards.length - 2) : title

function written(variables: readonly Variable[]): readonly object[] {
  const bases = new Set<string>()
  return variables.flatMap((variable) => {
    const { towards, base, module, ...own } = variable
    if (module !== '' || bases.has(base)) return []
    if (base === '') return [own]
    bases.add(base)
    return [{ ...own, id: base, title: ownTitle(variable), relation: true }]
  })
}

/** The text of a scenario's file, which reads as the same scenario. Comments of the first file are gone. */
export function writeScenario(scenario: Scenario): string {
  const { world, each, agents, levers, schedule, modules, ends, considerations, judging, ...head } = scenario
  const file = {
    ...head,
    global_variables: written(world),
    agent_variables: written(each),
    ...{ agents, levers, schedule, ends, considerations, judging },
    modules: modules.map(({ id, settings }) => ({ id, settings })),
  }
  return stringify(terse(file), { lineWidth: 110, aliasDuplicateObjects: false })
}
