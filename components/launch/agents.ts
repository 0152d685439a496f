import type { Option } from '@/components/ui/field'
import type { SeatDraft } from './table'

// Who may play a seat, as the form offers it: a script, chance, or a model by the way it is reached.

export type AgentOffer = Option & {
  /** Under which heading it stands; absent: no model. */
  readonly group?: string
  /** What keeps it from the table, in a sentence; it can be put right under Models and keys. */
  readonly missing?: string
  /** Shown, but not to be chosen any more. */
  readonly retired?: boolean
}

/** "openai/gpt-5.4", "<endpoint>/<model>"; scripts and chance have no slash. */
export const offerValue = (way: string, model: string): string => `${way}/${model}`

export const isModel = (agent: string): boolean => agent.includes('/')

const NUMBER = /^\d{1,7}(\.\d{1,3})?$/
const number = (typed: string | undefined): number | undefined => {
  const text = typed?.trim() ?? ''
  if (text === '') return undefined
  return NUMBER.test(text) ? Number(text) : Number.NaN
}

/** What of a seat's own numbers cannot be: the persona's stand where nothing is typed. */
export function wrongNumbers({ temperature, maxTokens, maxPromptTokens, agent }: SeatDraft) {
  if (!isModel(agent)) return []
  const heat = number(temperature)
  const most = number(maxTokens)
  const packet = number(maxPromptTokens)
  const wrong: { field: 'temperature' | 'maxTokens' | 'maxPromptTokens'; message: string }[] = []
  if (heat !== undefined && !(heat >= 0 && heat <= 2))
    wrong.push({ field: 'temperature', message: 'A temperature is 0 to 2, such as 0.7.' })
  if (most !== undefined && !(Number.isInteger(most) && most >= 50 && most <= 32_000))
    wrong.push({ field: 'maxTokens', message: 'A reply has 50 to 32,000 tokens at most.' })
  if (packet !== undefined && !(Number.isInteger(packet) && packet >= 1_000))
    wrong.push({ field: 'maxPromptTokens', message: 'A packet has 1,000 tokens or more.' })
  return wrong
}

/** The agent of a seat as POST /api/matches takes it. */
export function agentBody({ agent, temperature, maxTokens, maxPromptTokens }: SeatDraft) {
  const slash = agent.indexOf('/')
  if (slash < 0) return { kind: agent }
  return {
    kind: 'model',
    way: agent.slice(0, slash),
    model: agent.slice(slash + 1),
    temperature: number(temperature),
    maxTokens: number(maxTokens),
    maxPromptTokens: number(maxPromptTokens),
  }
}

/** Offers by heading, in order; those without one first. */
export function grouped(
  offers: readonly AgentOffer[],
): readonly (readonly [string, readonly AgentOffer[]])[] {
  const groups = new Map<string, AgentOffer[]>()
  for (const offer of offers) groups.set(offer.group ?? '', [...(groups.get(offer.group ?? '') ?? []), offer])
  return [...groups]
}
