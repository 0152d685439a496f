import type { Layer } from '@/lib/core/game'
import { plainLine } from '@/lib/core/quote'
import { EXAMPLE } from './format'
import type { Packet, Prompt } from './packet'

const RULE = '\n\n---\n\n'
const SYSTEM: readonly string[] = ['persona', 'rules']

/**
 * The two messages of a packet. System: persona, rules and the static half of format, the same for every packet of one
 * seat and decision, so that a provider's prefix cache serves it. User: metadata and all the rest in order.
 * `note`: the closing line of a second attempt.
 */
export function promptOf(packet: Packet, note: string | null = null): Prompt {
  const system: string[] = []
  const user: string[] = []
  for (const layer of packet.layers)
    if (layer.name === 'format') {
      const [fixed, example] = halves(layer)
      system.push(fixed)
      user.push(example)
    } else (SYSTEM.includes(layer.name) ? system : user).push(layer.text)
  if (note !== null) user.push(`NOTE ON YOUR LAST ATTEMPT: ${plainLine(note, 500)}`)
  return { system: system.join(RULE), user: user.join(RULE) }
}

/** Before the example's heading stand only words of ours, so its first line is the real one. */
function halves({ text }: Layer): [string, string] {
  const cut = text.indexOf(`\n\n${EXAMPLE}`)
  return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 2)]
}
