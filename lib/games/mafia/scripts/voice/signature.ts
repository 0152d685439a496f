import { WORDS } from '../chances'
import type { Listening } from './listening'

const MARK = 'Signature phrase: '
const SIGNS = WORDS + 20
const WHICH = WORDS + 21
/** Share of accusing speeches with room that end, or begin, with a phrase of the persona's own. */
const OFTEN = 0.22

/** A speech that accuses, now and then with the persona's own phrase; one that trails off opens it. */
export function signed({ stance: { mind } }: Listening, text: string): string {
  const phrases = mind.persona.speech.flatMap((line) =>
    line.startsWith(MARK) ? [line.slice(MARK.length)] : [],
  )
  if (phrases.length === 0 || mind.chance(SIGNS) >= OFTEN) return text
  const phrase = phrases[Math.floor(mind.chance(WHICH) * phrases.length)]
  if (mind.said.some((said) => said.includes(phrase))) return text
  return phrase.endsWith('…') ? `${phrase} ${text}` : `${text} ${phrase}`
}
