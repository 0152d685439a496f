import { type AgentView, listOf, numberOf, type Updates } from '../module'

const LOW = 30
const HIGH = 70

/** What others openly aimed at this agent moves its trust in them. */
export function computeStateUpdates(view: AgentView): Updates {
  const { name, acts, relations, state, settings } = view
  const updates: Record<string, number> = {}
  for (const { id, base, towards } of relations) {
    if (base !== 'trust') continue
    const trust = numberOf(state, id)
    const aimed = acts.filter(({ by, target, covert }) => by === towards && target === name && !covert)
    const count = (list: string) => aimed.filter(({ lever }) => listOf(settings, list).includes(lever)).length
    const moved = (count('friendly') - count('hostile')) * numberOf(settings, 'points')
    updates[id] = moved === 0 ? worn(trust, settings) : trust + moved
  }
  return updates
}

const worn = (trust: number, settings: AgentView['settings']): number =>
  trust <= numberOf(settings, 'floor')
    ? trust
    : Math.max(numberOf(settings, 'floor'), trust - numberOf(settings, 'decay'))

export function buildAgentContext({ relations, state, others }: AgentView): string | null {
  const lines = relations.flatMap(({ id, base, towards }) => {
    if (base !== 'trust') return []
    const back = others.find(({ name }) => name === towards)?.towardsMe.trust
    const told = typeof back === 'number' ? `; it trusts you ${back}${mark(back)}` : ''
    return [`- ${towards}: you trust it ${numberOf(state, id)} of 100${told}`]
  })
  return lines.length === 0 ? null : lines.join('\n')
}

const mark = (trust: number): string =>
  trust < LOW
    ? ' (it reads your words with suspicion)'
    : trust > HIGH
      ? ' (it listens to what you propose)'
      : ''
