import { type AgentView, numberOf, type Updates } from '../module'

export function computeStateUpdates({ state, settings }: AgentView): Updates {
  const readiness = numberOf(state, 'readiness')
  const rest = numberOf(settings, 'rest')
  if (readiness <= rest) return {}
  return { readiness: Math.max(rest, readiness - upkeep(readiness, settings)) }
}

const upkeep = (readiness: number, settings: AgentView['settings']): number =>
  numberOf(settings, 'upkeep') * (readiness > numberOf(settings, 'strain_above') ? 2 : 1)

export function buildAgentContext({ state, others, settings, stepWord }: AgentView): string | null {
  const readiness = numberOf(state, 'readiness')
  const known = others.flatMap(({ name, state: theirs }) =>
    typeof theirs.readiness === 'number' ? [`${name} ${theirs.readiness}`] : [],
  )
  const kept = `Without new orders readiness of ${readiness} falls by ${readiness <= numberOf(settings, 'rest') ? 0 : upkeep(readiness, settings)} a ${stepWord}.`
  return known.length === 0 ? kept : `${kept}\nReadiness of others as far as it shows: ${known.join(', ')}.`
}
