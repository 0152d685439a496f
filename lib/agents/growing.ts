import { longestOf } from '@/lib/core/speech'
import type { WireSchema } from '@/lib/core/wire'

export type Channel = 'thought' | 'speech'

/** A provisional thought is no longer than the one that is kept; see read.ts. */
export const THOUGHT_LENGTH = 1_000
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
}

/**
 * Reads the fields of thought and speech off the JSON of a reply while it grows, and passes them on as they come: text, without
 * control and invisible characters, no more than would be kept. Never throws, whatever it is fed; what does not look
 * like a reply is passed over.
 */
export function growingReply(
  { thinks, says }: Pick<WireSchema, 'thinks' | 'says'>,
  hear: (channel: Channel, text: string) => void,
): (chunk: string) => void {
  const speech = says && cut((text) => hear('speech', text), longestOf(says), says.words)
  const thoughts = new Map(thinks.map((field, i) => [field, part(i, (text) => hear('thought', text))]))
  return stringsOf((key) => (key === says?.field ? speech : (thoughts.get(key) ?? null)))
}

/** One field of the thought: the second and later ones begin on a line of their own. */
function part(i: number, hear: Sink): Sink {
  let begun = i === 0
  const pass = (text: string) => {
    hear(begun ? text : `\n${text}`)
    begun = true
  }
  return cut(pass, THOUGHT_LENGTH, Number.POSITIVE_INFINITY)
}

type Sink = (text: string) => void

/** Passes text on until so many characters or words have been. Half a surrogate pair waits for its other half. */
export function cut(pass: Sink, most: number, words: number): Sink {
  let length = 0
  let spaces = 0
  let held = ''
  return (text) => {
    let fresh = held + text
    held = /[\uD800-\uDBFF]$/.test(fresh) ? fresh.slice(-1) : ''
    if (held) fresh = fresh.slice(0, -1)
    let passed = ''
    for (const char of fresh.replace(UNSEEN, (found) => (/\p{Cf}/u.test(found) ? '' : ' '))) {
      if (char === ' ' && length > 0) spaces++
      if (length + char.length > most || spaces >= words) break
      length += char.length
      passed += char
    }
    if (passed !== '') pass(passed)
  }
}

/** Follows one JSON object and hands the text of its own string fields to whoever `wants` them, by key. */
function stringsOf(wants: (key: string) => Sink | null): Sink {
  let depth = 0
  let key = ''
  let isKey = false
  let string: 'none' | 'key' | 'value' = 'none'
  let sink: Sink | null = null
  let escaped = ''
  let over = false

  const unquoted = (): string | null => {
    if (escaped[1] !== 'u') return ESCAPES[escaped[1]] ?? escaped[1]
    return escaped.length < 6 ? null : String.fromCharCode(Number.parseInt(escaped.slice(2), 16) || 0)
  }
  const inString = (char: string): string => {
    if (escaped === '' && char === '\\') escaped = char
    else if (escaped !== '') {
      escaped += char
      const read = unquoted()
      if (read === null) return ''
      escaped = ''
      return read
    } else if (char === '"') {
      string = 'none'
      sink = null
    } else return char
    return ''
  }
  const between = (char: string) => {
    if (char === '"') {
      string = depth === 1 && isKey ? 'key' : 'value'
      if (string === 'key') key = ''
      else sink = depth === 1 ? wants(key) : null
      isKey = false
    } else if (char === '{' || char === '[') isKey = ++depth === 1
    else if (char === '}' || char === ']') over = --depth === 0
    else if (char === ',' && depth === 1) isKey = true
  }

  return (chunk) => {
    let text = ''
    for (let i = 0; i < chunk.length && !over; i++) {
      const char = chunk[i]
      if (string === 'none') {
        if (depth > 0 || char === '{') between(char)
        continue
      }
      const to: Sink | null = sink
      const read = inString(char)
      if (string === 'key') key += read
      else text += to ? read : ''
      if (to && sink === null) {
        to(text)
        text = ''
      }
    }
    const open = sink as Sink | null
    if (open && text !== '') open(text)
  }
}
