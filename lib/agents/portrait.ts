import type { Framing, Names, Seat } from '@/lib/core/game'
import { onceFor } from '@/lib/core/once'
import type { Persona } from '@/lib/core/persona'
import { plainLine } from '@/lib/core/quote'

const LONGEST_LINE = 1_200

/**
 * The persona layer: who sits here, how it plays and talks, what it thinks of those opposite. The same in every packet
 * of a match. `game`: its title, or how its packets speak where that is not of a game. Personas may be a user's: each of
 * their lines is one line here and begins with a mark of ours.
 */
export function personaLayer(
  game: string | Framing,
  seat: Seat,
  personas: readonly Persona[],
  names: Names,
): string {
  const persona = personas[seat]
  const isGame = typeof game === 'string'
  const { opening, others, seats } = isGame ? playing(game, seat, personas, names) : game
  const named = (other: Seat): string => (isGame ? `Player ${other}, ${names[other]}` : names[other])
  const { character, closing } = ownLines(persona)
  return [
    opening,
    character,
    `\n${others}:\n${bullets(seats.map((other) => `${named(other)}${opinion(persona, personas[other])}`))}`,
    closing,
  ].join('\n')
}

/** What a persona says of itself wherever it sits. */
const ownLines = onceFor(({ portrait, strategy, speech, closing }: Persona) => ({
  character: [
    `\nPERSONALITY:\n${bullets([portrait])}`,
    `\nSTRATEGY GUIDELINES:\n${bullets(strategy)}`,
    `\nSPEECH STYLE:\n${bullets(speech)}`,
  ].join('\n'),
  closing: `\nRemember: ${plainLine(closing, LONGEST_LINE)}`,
}))

/** As a game with players speaks. */
const playing = (title: string, seat: Seat, { length }: readonly Persona[], names: Names) => ({
  opening: `You are ${names[seat]}, Player ${seat} in ${article(length)} ${length}-player game of ${title}.`,
  others: 'OPPONENTS',
  seats: Array.from({ length }, (_, other) => other).filter((other) => other !== seat),
})

/** "an 8-player game". */
const article = (n: number): string => (n === 8 || n === 11 || n === 18 ? 'an' : 'a')

const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${plainLine(line, LONGEST_LINE)}`).join('\n')

const opinion = ({ opponents }: Persona, { id }: Persona): string =>
  opponents[id] ? `: ${opponents[id]}` : ''
