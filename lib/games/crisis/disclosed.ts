import { type Agent, isSecret, type Place, placesIn, type Scenario, type Values } from './scenario'

const NOTHING = { persona: '', interests: [], red_lines: [], goal: [] } as const

/** An agent as the others know it. */
function disclosedAgent(scenario: Scenario, agent: Agent): Agent {
  const hidden = new Set(scenario.each.filter((one) => isSecret(agent, one)).map(({ id }) => id))
  const start: Values = Object.fromEntries(Object.entries(agent.start).filter(([id]) => !hidden.has(id)))
  const profile = {
    persona: agent.persona,
    interests: agent.interests,
    red_lines: agent.red_lines,
    goal: agent.goal,
  }
  const without = Object.keys(NOTHING).filter((field) => agent.secret.includes(field))
  const told = Object.fromEntries(
    Object.entries(NOTHING).filter(([field]) => without.includes(field)),
  ) as Partial<typeof NOTHING>
  return { ...agent, ...profile, ...told, start }
}

/**
 * What everybody may know of a scenario: without secret values and fields of agents, the world's secret variables,
 * scheduled events, effects of levers and rules of judging. Disclosing twice changes nothing.
 */
export function disclosed(scenario: Scenario): Scenario {
  const dark = new Set(scenario.world.filter(({ secret }) => secret).map(({ id }) => id))
  const isOpen = ({ agent, variable }: Place): boolean => {
    if (agent === '') return !dark.has(variable)
    const one = scenario.agents.find(({ name }) => name === agent)
    const known = scenario.each.find(({ id }) => id === variable)
    return one !== undefined && known !== undefined && !isSecret(one, known)
  }
  return {
    ...scenario,
    world: scenario.world.filter(({ secret }) => !secret),
    each: scenario.each.map((one) => (one.secret ? withoutStart(one) : one)),
    agents: scenario.agents.map((agent) => disclosedAgent(scenario, agent)),
    levers: scenario.levers.map((lever) => ({ ...lever, effects: [] })),
    schedule: [],
    ends: scenario.ends.filter(({ when }) => placesIn(when).every(isOpen)),
    judging: [],
  }
}

/** A secret variable is known by its name; where it starts is not. */
function withoutStart(variable: Scenario['each'][number]): Scenario['each'][number] {
  switch (variable.kind) {
    case 'number':
      return { ...variable, start: variable.min }
    case 'text':
      return { ...variable, start: variable.choices[0] ?? '' }
    case 'boolean':
      return { ...variable, start: false }
    case 'list':
      return { ...variable, start: [] }
  }
}
