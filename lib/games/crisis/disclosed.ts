import { type Agent, isSecret, type Place, placesIn, type Scenario } from './scenario'

/** An agent as the others know it. */
function disclosedAgent(scenario: Scenario, agent: Agent): Agent {
  const hidden = new Set(scenario.each.filter((one) => isSecret(agent, one)).map(({ id }) => id))
  const open = <T>(field: string, list: readonly T[]): readonly T[] =>
    agent.secret.includes(field) ? [] : list
  return {
    ...agent,
    persona: '',
    interests: open('interests', agent.interests),
    red_lines: open('red_lines', agent.red_lines),
    goal: open('goal', agent.goal),
    start: Object.fromEntries(Object.entries(agent.start).filter(([id]) => !hidden.has(id))),
  }
}

/**
 * What everybody may know of a scenario: without secret values, fields and personas of agents, the world's secret variables,
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
