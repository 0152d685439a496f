import { type Choice, type Json, type LegalActions, type LegalMove, legalOf } from '@/lib/core/choice'
import type { Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { type Actions, MOST_ACTS, MOST_EVENTS, MOST_LETTERS, NO_UPDATES, type Request } from './actions'
import { leversOf } from './rules/effects'
import type { Value, Variable } from './scenario'
import { agentAt, agentOf, agentSeats, type Known, scenarioOf, worldOf } from './seen'
import type { View } from './state'
import { boundsWords, effectWords } from './words'

/** What is legal now: moves in words, and for each field values that are legal by themselves. */
export function legalActions(view: View, request: Request): LegalActions {
  switch (request.decision) {
    case 'respond':
      return legalOf(responseFields(view, request.seat), () => leverMoves(view, request.seat))
    case 'judge':
      return legalOf(judgementFields(view), () => judgingMoves(view))
  }
}

const AIMS = {
  none: 'Aimed at nobody.',
  may: 'May be aimed at another party.',
  must: 'Must be aimed at another party.',
}

/** Levers with what they often do, as far as this agent was told. */
function leverMoves(view: View, seat: Seat): LegalMove[] {
  const scenario = scenarioOf(view)
  const known = view.own?.levers ?? []
  const levers = leversOf(scenario, seat).map(({ id, title, about, target }) => {
    const effects = known.find((lever) => lever.id === id)?.effects ?? []
    const often = effects.map((effect) => effectWords(scenario, effect)).join(', ')
    return {
      name: id,
      text: `${title}. ${about}`,
      consequences: [AIMS[target], ...(often === '' ? [] : [`What it often does: ${often}.`])],
    }
  })
  const other = { name: 'other', text: 'Anything else in your power, said in the text.', consequences: [] }
  return [...levers, other]
}

/** Each variable once, with whose it is. */
function judgingMoves(view: View): LegalMove[] {
  const { world, each, agents } = scenarioOf(view)
  const move = (group: string, variable: Variable, whose: string): LegalMove => ({
    name: `${group} ${variable.id}`,
    text: `${variable.title}${whose}: ${boundsWords(variable)}.`,
    consequences: [],
  })
  const ofWhom = ({ towards }: Variable) =>
    `, of ${list(agents.flatMap(({ name }) => (name === towards ? [] : [name])))}`
  return [
    ...world.map((variable) => move('global_vars', variable, '')),
    ...each.map((variable) => move('agent_vars', variable, ofWhom(variable))),
  ]
}

type Fields<D extends keyof Actions> = { readonly [Name in keyof Actions[D]]: Choice }

function responseFields(view: View, seat: Seat): Fields<'respond'> {
  const others = agentSeats(view).flatMap((other) => (other === seat ? [] : [agentAt(view, other).name]))
  const acts = leversOf(scenarioOf(view), seat).flatMap(({ id: lever, target }) => {
    const aims = target === 'none' ? [''] : target === 'may' ? ['', ...others] : others
    return aims.map((aim, i) => ({ lever, target: aim, text: 'As ordered.', covert: i % 2 === 1 }))
  })
  const other = { lever: 'other', target: '', text: 'Something else is tried.', covert: false }
  const letters = others.map((name) => ({ to: [name], text: 'Let us talk.' }))
  return {
    actions: { kind: 'some-of', values: [...acts, other], most: MOST_ACTS },
    communications: {
      kind: 'some-of',
      values: [...letters, { to: others, text: 'To all of you.' }],
      most: MOST_LETTERS,
    },
  }
}

function judgementFields(view: View): Fields<'judge'> {
  const [first, second] = agentSeats(view).map((seat) => agentAt(view, seat).name)
  const events = [
    { type: 'incident', description: 'Something happens that everyone sees.', known_to: [] },
    { type: 'rumour', description: `Word of it reaches ${first} alone.`, known_to: [first] },
    { type: 'talks', description: 'Envoys meet in private.', known_to: [first, second] },
  ]
  return {
    state_updates: { kind: 'one-of', values: updatesOf(view) as unknown as Json[] },
    events: { kind: 'some-of', values: events, most: MOST_EVENTS },
  }
}

/** Nothing, each kind of move of the world and of each agent by itself, and everything at once. */
function updatesOf(view: View): Actions['judge']['state_updates'][] {
  const PUSHES = [0, 1, 2, 3]
  const record = (known: readonly Known[], push: number): Record<string, Value> =>
    Object.fromEntries(known.map(({ variable, value }) => [variable.id, pushed(variable, value, push)]))
  const world = PUSHES.map((push) => ({ global_vars: record(worldOf(view), push), agent_vars: {} }))
  const agents = agentSeats(view).flatMap((seat) =>
    PUSHES.map((push) => ({
      global_vars: {},
      agent_vars: { [agentAt(view, seat).name]: record(agentOf(view, seat), push) },
    })),
  )
  const all = PUSHES.map((push) => ({
    global_vars: record(worldOf(view), push),
    agent_vars: Object.fromEntries(
      agentSeats(view).map((seat) => [agentAt(view, seat).name, record(agentOf(view, seat), push)]),
    ),
  }))
  return [NO_UPDATES, ...world, ...agents, ...all]
}

/** A legal value: some in the middle, some beyond bounds, which are clamped. */
function pushed(variable: Variable, value: Value, push: number): Value {
  switch (variable.kind) {
    case 'number': {
      const { min, max } = variable
      return [(min + max) / 2, max + 7.5, min - 3, (value as number) + 1][push]
    }
    case 'text':
      return variable.choices.length === 0
        ? ['', 'calm', 'strained', 'broken off'][push]
        : variable.choices[push % variable.choices.length]
    case 'boolean':
      return push % 2 === 0
    case 'list':
      return [[], ['a'], ['a', 'b'], ['b']][push]
  }
}
