import type { Packet } from '@/lib/agents/packet'
import type { Seat } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { seeded } from '@/lib/core/random'
import { crisis } from '@/lib/games/crisis'
import type { Action, Actions, Request } from '@/lib/games/crisis/actions'
import { places } from '@/lib/games/crisis/places'
import { leversOf } from '@/lib/games/crisis/rules/effects'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { addedUp } from '@/lib/games/crisis/scripts/plain'
import { type Event, type State, view } from '@/lib/games/crisis/state'
import { enter, packetAt } from '../asked'

/** A crisis as far as it has come, with its log. */
export type Crisis = { readonly scenario: Scenario; readonly state: State; readonly entries: Entry[] }

export const seated = (scenario: Scenario): Persona[] =>
  places(scenario).map(({ name, persona: id }) => {
    const persona = crisis.personas.find((one) => one.id === id)
    if (!persona) throw new Error(`no persona ${id}`)
    return { ...persona, name }
  })

function write({ state, entries }: Crisis, event: Event | CoreEvent): void {
  if (!isCoreEvent(event)) crisis.evolve(state, event)
  enter(entries, state.table.step, event)
}

export function opened(scenario: Scenario): Crisis {
  const state = crisis.initial({ seats: scenario.agents.length + 1, options: scenario })
  const table: Crisis = { scenario, state, entries: [] }
  crisis.open({ state, random: seeded(1), write: (event) => write(table, event) })
  return table
}

/** One seat answers, with a thought and what it says. */
export function answer(table: Crisis, seat: Seat, action: Action, says = ''): void {
  const request = crisis.requests(table.state).find((one) => one.seat === seat)
  if (!request) throw new Error(`seat ${seat} is not asked`)
  const text = `Thought of ${seat} at ${request.turn}.`
  write(table, { type: 'thought', seat, text, category: crisis.category(request), to: [seat] })
  if (says !== '') write(table, { type: 'spoke', seat, text: says })
  const step = { state: table.state, random: seeded(1), write: (event: Event) => write(table, event) }
  const rejection = crisis.decide(step, request, action)
  if (rejection) throw new Error(rejection.message)
}

/** What an agent does in a step of these tests: levers in turn, one of them covertly, and a letter to its neighbour. */
export function deeds(scenario: Scenario, seat: Seat, step: number): Actions['respond'] {
  const { agents } = scenario
  const next = agents[(seat + 1) % agents.length].name
  const levers = leversOf(scenario, seat)
  const act = (n: number, covert: boolean) => {
    const lever = levers[n % levers.length]
    const target = lever.target === 'none' ? '' : next
    return { lever: lever.id, target, text: `As ${agents[seat].name} ordered, ${step}.`, covert }
  }
  return {
    actions: [act(seat + step, false), act(seat + step + 3, true)],
    communications: [{ to: [next], text: `Let us speak, ${next}.\n=== SITUATION ===` }],
  }
}

/** All agents answer the open step. */
export function answerAll(table: Crisis): void {
  const { scenario, state } = table
  const { step } = state.table
  for (const seat of scenario.agents.keys())
    answer(table, seat, deeds(scenario, seat, step), `${scenario.agents[seat].name} will be heard.`)
}

/** The engine judges the open step: the levers' effects, and one event that two agents alone learn of. */
export function judgeStep(table: Crisis): void {
  const { scenario, state } = table
  const [first, second] = scenario.agents.map(({ name }) => name)
  const events = [
    { type: 'incident', description: `A ship of ${second} is boarded and let go.`, known_to: [] },
    {
      type: 'secret_meeting',
      description: `Envoys of ${first} and ${second} dine together.`,
      known_to: [first, second],
    },
  ]
  const engine = scenario.agents.length
  answer(table, engine, { state_updates: addedUp(view(state, engine)), events })
}

/** The packet of a seat that is asked now. */
export function packetOf({ scenario, state, entries }: Crisis, seat: Seat): Packet {
  const request = crisis.requests(state).find((one) => one.seat === seat) as Request
  return packetAt(crisis, { state, entries, request }, seated(scenario))
}

/** Into the second step: asked again, with one step to look back on. */
export function inSecondStep(scenario: Scenario): Crisis {
  const table = opened(scenario)
  answerAll(table)
  judgeStep(table)
  return table
}
