// The one form in which statesmen put a deal to paper, so that it can be read back word for word. Other prose is never read.
import type { Seat } from '@/lib/core/game'
import type { Lever, Scenario } from '../../scenario'
import { agentAt, scenarioOf } from '../../seen'
import type { Letter, View } from '../../state'

export type Part = { readonly seat: Seat; readonly lever: Lever }
/** One part of who proposes, one of who is asked. */
export type Terms = { readonly gives: Part; readonly wants: Part }

export const WORDS = { offer: 'Terms', yes: 'Agreed', no: 'Declined' } as const
export type Word = keyof typeof WORDS

/** "Terms: Senn, Ration fuel; Calder, Ease the zone." Who proposes stands first. */
export const termsLine = (scenario: Scenario, word: Word, { gives, wants }: Terms): string => {
  const part = ({ seat, lever }: Part) => `${scenario.agents[seat].name}, ${lever.title}`
  return `${WORDS[word]}: ${part(gives)}; ${part(wants)}.`
}

/** The terms that a letter states by this word; null: none. */
export function termsIn(view: View, { text }: Letter, word: Word): Terms | null {
  const start = text.lastIndexOf(`${WORDS[word]}: `)
  if (start < 0) return null
  const { levers } = scenarioOf(view)
  const [first, second, ...more] = text
    .slice(start + WORDS[word].length + 2)
    .replace(/\.\s*$/, '')
    .split('; ')
  if (second === undefined || more.length > 0) return null
  const read = (part: string): Part | null => {
    for (const seat of view.table.agents.keys())
      for (const lever of levers)
        if (part === `${agentAt(view, seat).name}, ${lever.title}`) return { seat, lever }
    return null
  }
  const [gives, wants] = [read(first), read(second)]
  return gives && wants && gives.seat !== wants.seat ? { gives, wants } : null
}
