import type { Agent, AgentSpec } from './agent'
import { random } from './random'
import { scripted } from './scripted'

/** The agent that a seat was given. */
export function agentFor(spec: AgentSpec): Agent {
  switch (spec.kind) {
    case 'scripted':
      return scripted
    case 'random':
      return random
  }
}
