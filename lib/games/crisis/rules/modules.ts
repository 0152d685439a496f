// The modules' turn, after all answers and before the judgement: in scenario order, each sees what the last has changed.
import { modules } from '@/generated/crisis/modules'
import type { Seat } from '@/lib/core/game'
import type { AgentView, ModuleCode, SeenAgent, Updates } from '../modules/module'
import { type ModuleUse, variablesOf } from '../scenario'
import { kindFault } from '../schema/values'
import {
  actsIn,
  agentAt,
  agentSeats,
  agentValues,
  happenedIn,
  lettersIn,
  scenarioOf,
  worldValues,
} from '../seen'
import { type CrisisStep, type View, view } from '../state'
import { move } from './change'

/** Code of a module; empty where it has none, or where this house has the module no more. */
export const codeOf = (id: string): ModuleCode => modules.find((one) => one.id === id)?.code ?? {}

/** Lets every module of the scenario update every agent. All agents of one module see the same state. */
export function runModules(step: CrisisStep): void {
  const { state } = step
  const { scenario, table } = state
  for (const use of scenario.modules) {
    const { computeStateUpdates } = codeOf(use.id)
    if (!computeStateUpdates) continue
    const all = scenario.agents.map((_, seat) =>
      computeStateUpdates(agentView(view(state, seat), seat, use, table.step)),
    )
    for (const [seat, updates] of all.entries()) apply(step, seat, use, updates)
  }
}

function apply(step: CrisisStep, seat: Seat, { id, title }: ModuleUse, updates: Updates): void {
  const { scenario } = step.state
  const own = variablesOf(scenario, scenario.agents[seat].name)
  const named = Object.keys(updates)
  for (const variable of own) {
    if (!named.includes(variable.id)) continue
    const to = updates[variable.id]
    const wrong = kindFault(variable, to)
    if (wrong) throw new Error(`module ${id} gives ${variable.id} a value it cannot have: ${wrong}`)
    move(step, { seat, variable, to, cause: 'module', source: id, why: title })
  }
  const unknown = named.find((name) => !own.some((variable) => variable.id === name))
  if (unknown)
    throw new Error(`module ${id} moves ${unknown}, which ${scenario.agents[seat].name} does not have`)
}

/**
 * What a module may know of one agent: that agent's own view, in names. `during`: the step whose acts and letters it
 * sees.
 */
export function agentView(seen: View, seat: Seat, { settings }: ModuleUse, during: number): AgentView {
  const { table } = seen
  const name = (one: Seat): string => agentAt(seen, one).name
  return {
    name: name(seat),
    step: table.step,
    stepWord: table.scenario.simulator_awareness ? 'step' : 'period',
    state: agentValues(seen, seat),
    world: worldValues(seen),
    others: agentSeats(seen).flatMap((other) => (other === seat ? [] : [seenAgent(seen, other, name(seat))])),
    relations: variablesOf(scenarioOf(seen), name(seat)).filter(({ base }) => base !== ''),
    acts: actsIn(seen, during).map(({ seat: by, lever, target, covert }) => ({
      by: name(by),
      lever,
      target: target === null ? null : name(target),
      covert,
    })),
    letters: lettersIn(seen, during).map((letter) => ({
      from: name(letter.seat),
      to: letter.recipients.map(name),
    })),
    happened: happenedIn(seen, table.step - 1).map(({ kind, description, told }) => ({
      kind,
      description,
      isOpen: told === null,
    })),
    settings,
  }
}

function seenAgent(seen: View, seat: Seat, reader: string): SeenAgent {
  const { name } = agentAt(seen, seat)
  const state = { ...seen.table.agents[seat] }
  const toMe = variablesOf(scenarioOf(seen), name).filter(
    ({ id, towards }) => towards === reader && id in state,
  )
  return { name, state, towardsMe: Object.fromEntries(toMe.map(({ id, base }) => [base, state[id]])) }
}
