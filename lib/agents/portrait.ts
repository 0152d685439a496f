import type { Names, Seat } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import { plainLine } from '@/lib/core/quote'

const LONGEST_LINE = 1_200

/**
 * The persona layer: who sits here, how it plays and talks, what it thinks of those opposite. The same in every packet
 * of a match. Personas may be a user's: each of their lines is one line here and begins with a mark of ours.
 */
export function personaLayer(title: string, seat: Seat, personas: readonly Persona[], names: Names): string {
  const persona = personas[seat]
  return [
    `You are ${names[seat]}, Player ${seat} in ${article(personas.length)} ${personas.length}-player game of ${title}.`,
    `\nPERSONALITY:\n${bullets([persona.portrait])}`,
    `\nSTRATEGY GUIDELINES:\n${bullets(persona.strategy)}`,
    `\nSPEECH STYLE:\n${bullets(persona.speech)}`,
    `\nOPPONENTS:\n${bullets(opponents(seat, personas, names))}`,
    `\nRemember: ${plainLine(persona.closing, LONGEST_LINE)}`,
  ].join('\n')
}

/** "an 8-player game". */
const article = (n: number): string => (n === 8 || n === 11 || n === 18 ? 'an' : 'a')

const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${plainLine(line, LONGEST_LINE)}`).join('\n')

const opponents = (seat: Seat, personas: readonly Persona[], names: Names): string[] =>
  personas.flatMap(({ id }, other) => {
    if (other === seat) return []
    const opinion = personas[seat].opponents[id]
    return [`Player ${other}, ${names[other]}${opinion ? `: ${opinion}` : ''}`]
  })
