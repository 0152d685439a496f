// The engine's judgement, ruled like any action, and what follows from it.
import type { Seat } from '@/lib/core/game'
import { plainLine } from '@/lib/core/quote'
import { type Rejection, rejected } from '@/lib/core/result'
import { type Actions, type HappeningFields, LONGEST_EVENT, MOST_EVENTS, NO_JUDGEMENT } from '../actions'
import { type Scenario, type Value, type Variable, variablesOf } from '../scenario'
import { kindFault } from '../schema/values'
import { FARTHEST, LONGEST_ITEM, LONGEST_TEXT, MOST_ITEMS } from '../sizes'
import { type CrisisStep, engineOf } from '../state'
import { move } from './change'
import { seatNamed } from './responses'

type Updates = Actions['judge']['state_updates']

/** Judges the whole, then writes events, moves and clamps in the scenario's order, whatever order the reply had. */
export function judge(step: CrisisStep, { state_updates, events }: Actions['judge']): Rejection | null {
  const { state, write } = step
  const { scenario } = state
  const read = readUpdates(scenario, state_updates)
  if ('code' in read) return read
  const fault = eventsFault(scenario, events)
  if (fault) return fault
  for (const { type, description, known_to } of events) {
    const told = seatsOf(scenario, known_to)
    write({
      type: 'happened',
      kind: kindOf(type),
      description: plainLine(description, LONGEST_EVENT),
      cause: 'engine',
      ...(told && { to: told }),
    })
  }
  for (const { seat, variable, to } of read.moves)
    move(step, { seat, variable, to, cause: 'engine', source: 'engine', why: 'the engine judges so' })
  const unjudged = read.moves.length === 0 && events.some(({ type }) => kindOf(type) === NO_JUDGEMENT)
  write({ type: 'judged', seat: engineOf(scenario), unjudged })
  return null
}

/** Who is told of an event that names some; null: everyone. */
export function seatsOf(scenario: Scenario, names: readonly string[]): readonly Seat[] | null {
  if (names.length === 0) return null
  const seats = new Set(names.map((name) => seatNamed(scenario, name) as Seat))
  return [...[...seats].sort((a, b) => a - b), engineOf(scenario)]
}

const kindOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 40)

type Asked = { readonly seat: Seat | null; readonly variable: Variable; readonly to: Value }

/** The updates as moves in the scenario's order, or what is wrong with the first that is wrong. */
function readUpdates(scenario: Scenario, updates: Updates): Rejection | { readonly moves: readonly Asked[] } {
  const { global_vars, agent_vars } = updates
  const moves: Asked[] = []
  const world = movesOf(null, 'the world', scenario.world, global_vars)
  if ('code' in world) return world
  moves.push(...world.moves)
  for (const name of Object.keys(agent_vars))
    if (!scenario.agents.some((agent) => agent.name === name))
      return rejected(
        'unknown-agent',
        `agent_vars names ${JSON.stringify(plainLine(name, 40))}, who is none of ${scenario.agents.map((one) => one.name).join(', ')}.`,
      )
  for (const [seat, { name }] of scenario.agents.entries()) {
    if (!Object.hasOwn(agent_vars, name)) continue
    const read = movesOf(seat, name, variablesOf(scenario, name), agent_vars[name])
    if ('code' in read) return read
    moves.push(...read.moves)
  }
  return { moves }
}

function movesOf(
  seat: Seat | null,
  whose: string,
  variables: readonly Variable[],
  values: Readonly<Record<string, Value>>,
): Rejection | { readonly moves: readonly Asked[] } {
  for (const id of Object.keys(values))
    if (!variables.some((variable) => variable.id === id))
      return rejected(
        'unknown-variable',
        `${whose} has no variable ${JSON.stringify(plainLine(id, 40))}; known: ${variables.map((one) => one.id).join(', ') || 'none'}.`,
      )
  const moves: Asked[] = []
  for (const variable of variables) {
    if (!Object.hasOwn(values, variable.id)) continue
    const to = tidied(values[variable.id])
    const wrong = kindFault(variable, to) ?? sizeFault(to)
    if (wrong) return rejected('wrong-type', `${variable.id} of ${whose}: ${wrong}`)
    moves.push({ seat, variable, to })
  }
  return { moves }
}

/** Texts as they may stand in a packet: one plain line each. */
function tidied(value: Value): Value {
  if (typeof value === 'string') return plainLine(value, LONGEST_TEXT)
  if (!Array.isArray(value)) return value
  const items = (value as readonly string[]).map((item) => plainLine(String(item), LONGEST_ITEM))
  return [...new Set(items.filter((item) => item !== ''))]
}

const sizeFault = (value: Value): string | null => {
  if (typeof value === 'number' && Math.abs(value) > FARTHEST) return 'It is out of all reason.'
  if (Array.isArray(value) && value.length > MOST_ITEMS) return `It has at most ${MOST_ITEMS} items.`
  return null
}

function eventsFault(scenario: Scenario, events: readonly HappeningFields[]): Rejection | null {
  if (events.length > MOST_EVENTS)
    return rejected('too-many-events', `At most ${MOST_EVENTS} events a step, not ${events.length}.`)
  for (const { type, description, known_to } of events) {
    if (kindOf(type) === '')
      return rejected('event-without-type', 'An event has a type, such as naval_incident.')
    if (plainLine(description) === '')
      return rejected('event-without-words', 'An event has a description of what happened.')
    const lost = known_to.find((name) => seatNamed(scenario, name) === null)
    if (lost !== undefined)
      return rejected(
        'unknown-agent',
        `An event cannot be known to ${JSON.stringify(plainLine(lost, 40))}; it is to ${scenario.agents.map((one) => one.name).join(', ')}.`,
      )
  }
  return null
}
