import { quoted } from '@/lib/core/quote'
import { type AgentView, numberOf, type Updates } from '../module'

/** What everybody knows counts, nothing else: attention is seen by all. */
export function computeStateUpdates({ name, acts, happened, state, settings }: AgentView): Updates {
  const open = acts.filter(({ by, covert }) => by === name && !covert).length
  const named = happened.filter(({ description, isOpen }) => isOpen && description.includes(name)).length
  const drawn = open * numberOf(settings, 'act') + named * numberOf(settings, 'event')
  const attention = numberOf(state, 'attention') + drawn - numberOf(settings, 'fade')
  return { attention: Math.min(100, Math.max(0, attention)) }
}

export function buildAgentContext({ happened, settings }: AgentView): string | null {
  const news = happened.filter(({ isOpen }) => isOpen).slice(-numberOf(settings, 'headlines'))
  if (news.length === 0) return null
  return ['In the papers:', ...news.map(({ description }) => `- ${quoted(description)}`)].join('\n')
}
