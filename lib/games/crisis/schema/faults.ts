// What the parts of a scenario must say of one another.
import {
  type Agent,
  type Condition,
  type Effect,
  ENGINE_NAME,
  OTHER,
  type Scenario,
  type Value,
  type Variable,
  variableAt,
  variablesOf,
} from '../scenario'
import { valueFault } from './values'

export type Fault = { readonly path: readonly (string | number)[]; readonly message: string }
type Path = Fault['path']

const PROFILE = ['interests', 'red_lines', 'goal']

/** Everything that is wrong between the parts, each at its field; nothing when all is well. */
export const faultsOf = (scenario: Scenario): readonly Fault[] => [
  ...doubled(scenario),
  ...variableFaults(scenario.world, 'world'),
  ...variableFaults(scenario.each, 'each'),
  ...scenario.agents.flatMap((agent, i) => [...agentFaults(scenario, agent, ['agents', i])]),
  ...leverFaults(scenario),
  ...scheduleFaults(scenario),
  ...scenario.ends.flatMap(({ when }, i) => conditionFaults(scenario, when, ['ends', i, 'when'])),
]

/** Ids and names that stand twice. */
function* doubled(scenario: Scenario): Iterable<Fault> {
  const lists: [string, readonly string[], string][] = [
    ['world', scenario.world.map(({ id }) => id), 'id'],
    ['each', scenario.each.map(({ id }) => id), 'id'],
    ['levers', scenario.levers.map(({ id }) => id), 'id'],
    ['modules', scenario.modules.map(({ id }) => id), 'id'],
    ['ends', scenario.ends.map(({ id }) => id), 'id'],
    ['agents', scenario.agents.map(({ name }) => name.toLowerCase()), 'name'],
  ]
  for (const [list, ids, field] of lists)
    for (const [i, one] of ids.entries())
      if (ids.indexOf(one) < i) yield { path: [list, i, field], message: `"${one}" stands here twice.` }
  for (const [i, { name }] of scenario.agents.entries())
    if (name.toLowerCase() === ENGINE_NAME.toLowerCase() || name.toLowerCase() === 'engine')
      yield { path: ['agents', i, 'name'], message: 'This is what the judging engine is called.' }
  for (const [i, { id }] of scenario.levers.entries())
    if (id === OTHER)
      yield { path: ['levers', i, 'id'], message: `"${OTHER}" is what acts by no lever are called.` }
  for (const [i, { id }] of scenario.ends.entries())
    if (id === 'last_step' || id === 'last-step')
      yield { path: ['ends', i, 'id'], message: 'This is what reaching the last step is called.' }
}

function* variableFaults(variables: readonly Variable[], list: string): Iterable<Fault> {
  for (const [i, variable] of variables.entries()) {
    const path: Path = [list, i]
    if (variable.kind === 'number') {
      if (variable.min >= variable.max) yield { path: [...path, 'min'], message: 'min lies below max.' }
      const rising = variable.ranges.every(({ up_to }, n) => n === 0 || variable.ranges[n - 1].up_to < up_to)
      if (!rising)
        yield { path: [...path, 'ranges'], message: 'Ranges rise: each up_to lies above the last.' }
    }
    const message = valueFault(variable, variable.start)
    if (message) yield { path: [...path, 'start'], message }
  }
}

function* agentFaults(scenario: Scenario, agent: Agent, path: Path): Iterable<Fault> {
  const own = variablesOf(scenario, agent.name)
  for (const [id, start] of Object.entries(agent.start)) {
    const variable = own.find((one) => one.id === id)
    const message = variable ? valueFault(variable, start) : unknown(id, own)
    if (message) yield { path: [...path, 'start', id], message }
  }
  for (const [i, name] of agent.secret.entries())
    if (!PROFILE.includes(name) && !own.some(({ id, base }) => id === name || base === name))
      yield {
        path: [...path, 'secret', i],
        message: `${unknown(name, own)} Or one of ${PROFILE.join(', ')}.`,
      }
  for (const [i, { of, variable }] of agent.goal.entries()) {
    const place = { agent: of === 'world' ? '' : of === 'own' ? agent.name : of, variable }
    const message = placeFault(scenario, place, 'number')
    if (message)
      yield {
        path: [...path, 'goal', i, message.field === 'agent' ? 'of' : 'variable'],
        message: message.message,
      }
  }
}

const unknown = (id: string, known: readonly Variable[]): string =>
  `There is no variable "${id}". Known: ${known.map((one) => one.id).join(', ') || 'none'}.`

type PlaceFault = { readonly field: 'agent' | 'variable'; readonly message: string }

function placeFault(
  scenario: Scenario,
  place: { agent: string; variable: string },
  kind?: Variable['kind'],
): PlaceFault | null {
  if (place.agent !== '' && !scenario.agents.some(({ name }) => name === place.agent))
    return { field: 'agent', message: `There is no agent "${place.agent}".` }
  const found = variableAt(scenario, place)
  const known = place.agent === '' ? scenario.world : variablesOf(scenario, place.agent)
  if (!found) return { field: 'variable', message: unknown(place.variable, known) }
  if (kind && found.kind !== kind)
    return { field: 'variable', message: `"${place.variable}" is no ${kind} but a ${found.kind}.` }
  return null
}

function* leverFaults(scenario: Scenario): Iterable<Fault> {
  for (const [i, { who, effects, target }] of scenario.levers.entries()) {
    for (const [n, name] of who.entries())
      if (!scenario.agents.some((one) => one.name === name))
        yield { path: ['levers', i, 'who', n], message: `There is no agent "${name}".` }
    for (const [n, effect] of effects.entries()) {
      const path: Path = ['levers', i, 'effects', n]
      if (effect.on === 'target' && target === 'none')
        yield { path: [...path, 'on'], message: 'This lever has no target.' }
      const message = effectFault(scenario, effect)
      if (message) yield { path: [...path, 'variable'], message }
    }
  }
}

function effectFault(scenario: Scenario, { on, variable, add, set }: Effect): string | null {
  const known = on === 'world' ? scenario.world : scenario.each
  const found = known.find(({ id, base }) => id === variable || base === variable)
  if (!found) return unknown(variable, known)
  return moveFault(found, add, set)
}

/** A move is either `add` or `set`, and suits its variable. */
function moveFault(variable: Variable, add: number | null, set: Value | null): string | null {
  if ((add === null) === (set === null)) return 'Give either add or set.'
  if (add !== null) return variable.kind === 'number' ? null : 'add is for numbers; give set.'
  return valueFault(variable, set as Value)
}

function* scheduleFaults(scenario: Scenario): Iterable<Fault> {
  for (const [i, { step, known_to, changes }] of scenario.schedule.entries()) {
    if (step > scenario.steps)
      yield { path: ['schedule', i, 'step'], message: `There are ${scenario.steps} steps.` }
    for (const [n, name] of known_to.entries())
      if (!scenario.agents.some((one) => one.name === name))
        yield { path: ['schedule', i, 'known_to', n], message: `There is no agent "${name}".` }
    for (const [n, change] of changes.entries()) {
      const path: Path = ['schedule', i, 'changes', n]
      const lost = placeFault(scenario, change)
      if (lost) yield { path: [...path, lost.field], message: lost.message }
      const variable = variableAt(scenario, change)
      const message = variable && moveFault(variable, change.add, change.set)
      if (message) yield { path: [...path, 'set'], message }
    }
  }
}

function conditionFaults(scenario: Scenario, condition: Condition, path: Path): readonly Fault[] {
  if ('all' in condition)
    return condition.all.flatMap((one, i) => conditionFaults(scenario, one, [...path, 'all', i]))
  if ('any' in condition)
    return condition.any.flatMap((one, i) => conditionFaults(scenario, one, [...path, 'any', i]))
  if ('not' in condition) return conditionFaults(scenario, condition.not, [...path, 'not'])
  const lost = placeFault(scenario, condition)
  if (lost) return [{ path: [...path, lost.field], message: lost.message }]
  const { is, at_least, at_most } = condition
  const variable = variableAt(scenario, condition) as Variable
  if (is === null && at_least === null && at_most === null)
    return [{ path, message: 'Give is, at_least or at_most.' }]
  if (is === null && variable.kind !== 'number')
    return [{ path: [...path, 'variable'], message: 'at_least and at_most are for numbers; give is.' }]
  const message = is === null ? null : valueFault(variable, is)
  return message ? [{ path: [...path, 'is'], message }] : []
}
