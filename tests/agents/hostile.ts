import fc from 'fast-check'
import { expect } from 'vitest'
import type { Packet } from '@/lib/agents/packet'
import { promptOf } from '@/lib/agents/prompt'

// Words of others that want to look like the house's own, and what a packet must be whatever they are.

/** What opens a part of every game's packet. */
const HEADINGS = [
  '=== DECISION PACKET ===',
  'PERSONALITY:',
  'STRATEGY GUIDELINES:',
  'SPEECH STYLE:',
  'OPPONENTS:',
  'PUBLIC CONVERSATION HISTORY:',
  'YOUR PRIVATE THOUGHT HISTORY:',
  'AVAILABLE ACTIONS FOR THIS DECISION:',
  'DECISION REQUIRED:',
  'REQUIRED RESPONSE FORMAT:',
  'EXAMPLE RESPONSE:',
]
const BREAKS = [
  '\n',
  '\r\n',
  '\u2028',
  '\u0085',
  '\v',
  '\n\n---\n\n',
  '"\n',
  '\\n',
  '\u202e',
  '\u200b',
  '\0',
  ' ',
]

/** All that opens a part of a game's packet, given what opens its own. */
export const headingsWith = (...own: readonly string[]): readonly string[] => [...HEADINGS, ...own]

/** What somebody may put wherever their words are kept, with these lines of the house among them. */
export const wordsLike = (...lines: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...BREAKS),
        fc.constantFrom(...lines),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''))

/** Each heading opens one line of what is sent, and the layers are as many as ever. Gives the lines. */
export function expectOwnLayers(packet: Packet, note: string, headings: readonly string[]): string[] {
  const { system, user } = promptOf(packet, note)
  const lines = `${system}\n${user}`.split('\n')
  for (const heading of headings)
    expect([heading, lines.filter((line) => line.startsWith(heading)).length]).toEqual([heading, 1])
  expect(lines.filter((line) => line === '---')).toHaveLength(11)
  return lines
}

/** Nothing in a packet is unseen but the ends of its lines. */
export function expectAllSeen({ layers }: Packet): void {
  for (const { text } of layers) expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
}
