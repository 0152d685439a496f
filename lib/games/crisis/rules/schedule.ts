// What the scenario has in store for the end of a step, and whether it is over then.
import type { Seat } from '@/lib/core/game'
import { type Scheduled, type ScheduledChange, type Value, variableAt } from '../scenario'
import type { CrisisStep, State } from '../state'
import { move, valueIn } from './change'
import { holds, type Lookup } from './conditions'
import { seatsOf } from './judgement'
import { scoreOf } from './scores'

export const LAST_STEP = 'last-step'

/** Lets the scheduled events of this step happen, in the scenario's order. */
export function runSchedule(step: CrisisStep): void {
  const { scenario, table } = step.state
  for (const one of scenario.schedule) if (one.step === table.step) happen(step, one)
}

function happen(step: CrisisStep, { type, description, known_to, changes }: Scheduled): void {
  const told = seatsOf(step.state.scenario, known_to)
  step.write({ type: 'happened', kind: type, description, cause: 'schedule', ...(told && { to: told }) })
  for (const change of changes) shift(step, change, type)
}

function shift(step: CrisisStep, { agent, variable: id, add, set }: ScheduledChange, source: string): void {
  const { state } = step
  const variable = variableAt(state.scenario, { agent, variable: id })
  if (!variable) throw new Error(`the schedule moves ${id}, which is no variable`)
  const seat = seatOf(state, agent)
  const to = set ?? (valueIn(state, seat, variable) as number) + (add as number)
  move(step, { seat, variable, to, cause: 'schedule', source, why: 'as scheduled' })
}

const seatOf = ({ scenario }: State, agent: string): Seat | null =>
  agent === '' ? null : scenario.agents.findIndex(({ name }) => name === agent)

/** Every variable as the engine knows it, by agent's name. */
export const lookup =
  (state: State): Lookup =>
  (agent, id): Value => {
    const variable = variableAt(state.scenario, { agent, variable: id })
    if (!variable) throw new Error(`${id} is no variable`)
    return valueIn(state, seatOf(state, agent), variable)
  }

/** Ends the match where an ending of the scenario holds (the first that does) or the steps are over; else the next step begins. */
export function endOrGoOn({ state, write }: CrisisStep): void {
  const { scenario, table } = state
  const at = lookup(state)
  const ending = scenario.ends.find(({ when }) => holds(when, at))
  if (!ending && table.step < scenario.steps) return write({ type: 'step-began', step: table.step + 1 })
  const scores = scenario.agents.map((_, seat) => scoreOf(scenario, seat, at) ?? 0)
  const { id: by, title } = ending ?? { id: LAST_STEP, title: 'The last step is over' }
  write({ type: 'simulation-ended', by, title, scores: [...scores, 0] })
}
