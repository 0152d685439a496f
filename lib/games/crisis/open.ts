import { isSecret, type Lever, type Scenario, startOf, variablesOf } from './scenario'
import { type CrisisStep, engineOf } from './state'

/** Briefs the engine with everything and each agent with what is its own; then the first step begins. */
export function open({ state, write }: CrisisStep): void {
  const { scenario } = state
  const engine = engineOf(scenario)
  write({ type: 'engine-briefed', scenario, to: [engine] })
  const levers = expected(scenario)
  for (const [seat, agent] of scenario.agents.entries()) {
    const { persona, interests, red_lines, goal } = agent
    const secret = variablesOf(scenario, agent.name).filter((variable) => isSecret(agent, variable))
    const values = Object.fromEntries(secret.map((variable) => [variable.id, startOf(agent, variable)]))
    const profile = { persona, interests, red_lines, goal }
    write({ type: 'agent-briefed', seat, profile, values, levers, to: [seat, engine] })
  }
  write({ type: 'step-began', step: 1 })
}

/** The levers, without what they do to secrets of the world: an agent does not know that those are there. */
function expected({ levers, world }: Scenario): readonly Lever[] {
  const dark = world.flatMap(({ id, secret }) => (secret ? [id] : []))
  return levers.map((lever) => ({
    ...lever,
    effects: lever.effects.filter(({ on, variable }) => on !== 'world' || !dark.includes(variable)),
  }))
}
