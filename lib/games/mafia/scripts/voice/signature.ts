import { WORDS } from '../chances'
import type { Listening } from './listening'
import { sentencesIn } from './sentences'

const MARK = 'Signature phrase: '
const SIGNS = WORDS + 20
const WHICH = WORDS + 21
/** Share of accusations that end, or begin, with a phrase of the persona's own. */
const OFTEN = 0.22

/** A sentence against somebody, now and then with the persona's own phrase; one that trails off opens the sentence. */
export function signed({ stance: { mind } }: Listening, text: string): string {
  const phrases = mind.persona.speech.flatMap((line) =>
    line.startsWith(MARK) ? [line.slice(MARK.length)] : [],
  )
  if (phrases.length === 0 || text === '' || sentencesIn(text) > 2 || mind.chance(SIGNS) >= OFTEN) return text
  const phrase = phrases[Math.floor(mind.chance(WHICH) * phrases.length)]
  if (mind.said.some((said) => said.includes(phrase))) return text
  return phrase.endsWith('…') ? `${phrase} ${text}` : `${text} ${phrase}`
}
