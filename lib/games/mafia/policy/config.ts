import type { Persona } from '@/lib/core/persona'
import type { ScriptedConfig } from './types'

/** Tempers that a personality of specs/3 stands for; what is left out stays the persona's own. */
const PERSONALITIES: Readonly<Record<NonNullable<ScriptedConfig['personality']>, Persona['parameters']>> = {
  aggressive: { aggression: 0.9, caution: 0.15 },
  cautious: { aggression: 0.2, caution: 0.9 },
  analytical: { analysis: 0.95, sociability: 0.3 },
  social: { sociability: 0.95, analysis: 0.4 },
}

/** The persona as a `scriptedConfig` of specs/3 wants its script to play. */
export function personaWith(persona: Persona, config: ScriptedConfig = {}): Persona {
  const { personality, lieFrequency, suspicionThreshold } = config
  return {
    ...persona,
    parameters: {
      ...persona.parameters,
      ...(personality && PERSONALITIES[personality]),
      ...(lieFrequency !== undefined && { lieFrequency }),
      ...(suspicionThreshold !== undefined && { suspicionThreshold }),
    },
  }
}
