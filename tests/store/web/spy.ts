import type { Agent } from '@/lib/agents/agent'
import { readReply } from '@/lib/agents/read'
import { scripted } from '@/lib/agents/scripted'
import type { AnyGame } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'

// Players who hide a mark in everything they keep to themselves.

const MARK = /zq\d+qz/g

/** Marks that nobody but their own may come across. */
export type Marks = { mark(): string; in(text: string): string[]; readonly count: () => number }

export function marks(): Marks {
  let made = 0
  return {
    mark: () => `zq${made++}qz`,
    in: (text) => [...new Set(text.match(MARK))],
    count: () => made,
  }
}

/** Every text in a value with a mark behind it. */
function marked(value: unknown, mark: () => string): unknown {
  if (typeof value === 'string') return `${value} ${mark()}`
  if (Array.isArray(value)) return value.map((one) => marked(one, mark))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, mark)]))
}

/** Texts that are data and not words: they choose from a list. */
const CHOICES: ReadonlySet<string> = new Set(['claims', 'thought_category'])

/** A script whose thoughts, beliefs, reasons and whispers carry marks, told word by word as a model's are. */
export const spy = (game: AnyGame, { mark }: Marks): Agent => ({
  async answer(ask, signal) {
    const { raw, source, usage } = await scripted.answer(ask, signal)
    const { says } = game.decisions[ask.request.decision]
    const isOpen = ask.request.hears === undefined
    const reply = JSON.parse(Buffer.from(raw).toString()) as Record<string, unknown>
    for (const [field, value] of Object.entries(reply))
      if (!CHOICES.has(field) && !(isOpen && field === says?.field)) reply[field] = marked(value, mark)
    const text = JSON.stringify(reply)
    ask.hear('thought', `Let me see. ${mark()}`)
    if (says) ask.hear('speech', String(reply[says.field]))
    // long enough for what is gathered to be told
    await new Promise((resolve) => setTimeout(resolve, 12))
    const reading = readReply(game.decisions[ask.request.decision], game.category(ask.request), text)
    return { raw: new TextEncoder().encode(text), reading, usage, source }
  },
})

/** Personas with a mark in each line that is not for everyone. */
export const masked = (personas: readonly Persona[], seats: number, { mark }: Marks): Persona[] =>
  Array.from({ length: seats }, (_, seat) => {
    const persona = personas[seat % personas.length]
    return {
      ...persona,
      name: `${persona.name} ${seat}`,
      portrait: `${persona.portrait} ${mark()}`,
      strategy: [...persona.strategy, mark()],
      speech: [...persona.speech, mark()],
      closing: `${persona.closing} ${mark()}`,
      notes: [mark()],
    }
  })
