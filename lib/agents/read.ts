import { plainLine } from '@/lib/core/quote'
import type { AgentFault, Reading } from '@/lib/core/reply'
import { longestOf, type Speech, TABLE_TALK } from '@/lib/core/speech'
import { CATEGORIES, CATEGORY, type WireSchema } from '@/lib/core/wire'
import { coerced } from './coerce'
import { extract } from './extract'

export const THOUGHT_LENGTH = 1_000
const LONGEST_REPLY = 100_000
/** Controls but for line breaks and tabs, invisible format characters, line and paragraph separators. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}]/gu

/** How the provider said that the reply ended. */
export type Finish = 'complete' | 'truncated' | 'refused'

/**
 * Reads a raw reply. Generous where only one reading is possible, and then says so; a reply that broke off is never
 * acted on and never repaired. Never throws. Whether the action is legal, only the rules say.
 * @param category thought category where the reply gives none
 */
export function readReply(
  wire: WireSchema,
  category: string,
  raw: string,
  finish: Finish = 'complete',
): Reading {
  if (finish === 'truncated') return failed('truncated', 'The reply broke off at the longest length allowed.')
  if (finish === 'refused') return failed('refused', 'The model refused to answer.')
  if (raw.length > LONGEST_REPLY) return failed('unreadable', 'The reply was far too long.')
  const found = extract(raw)
  if (!found.ok) return failed(found.kind, found.message)
  const notes: string[] = found.around === null ? [] : [found.around]
  const value = coerced(withoutBlanks(found.value, wire, notes), wire.json, '', notes)
  const checked = wire.schema.safeParse(value)
  if (!checked.success) return failed('unreadable', faultOf(checked.error.issues))
  return { ok: true, reply: replyOf(wire, category, checked.data, notes), coerced: notes }
}

const failed = (kind: AgentFault, message: string): Reading => ({ ok: false, failure: { kind, message } })

/** Fields the reply must not be lost for: words that are missing are silence, an unknown category is none. */
function withoutBlanks(
  found: Record<string, unknown>,
  wire: WireSchema,
  notes: string[],
): Record<string, unknown> {
  const value = Object.fromEntries(Object.entries(found).filter(([key]) => isKnown(wire, key, notes)))
  for (const field of voiceOf(wire))
    if (value[field] === undefined || value[field] === null) {
      value[field] = ''
      notes.push(`${field}: missing, read as nothing said`)
    }
  const category = value[CATEGORY]
  if (category !== undefined && !isCategory(category)) {
    delete value[CATEGORY]
    if (category !== null) notes.push(`${CATEGORY}: not one of the list, left out`)
  }
  return withAbsent(value, wire, notes)
}

/** What the decision says that missing fields stand for, once a reply names any of its fields at all. */
function withAbsent(
  value: Record<string, unknown>,
  { fields, absent }: WireSchema,
  notes: string[],
): Record<string, unknown> {
  if (!fields.some((field) => value[field] !== undefined)) return value
  for (const field of fields)
    if (value[field] === undefined && Object.hasOwn(absent, field)) {
      value[field] = absent[field]
      notes.push(`${field}: missing, read as ${JSON.stringify(absent[field])}`)
    }
  return value
}

const isCategory = (value: unknown): boolean =>
  typeof value === 'string' && (CATEGORIES as readonly string[]).includes(value.trim().toLowerCase())

function isKnown(wire: WireSchema, key: string, notes: string[]): boolean {
  const known = key === CATEGORY || wire.fields.includes(key) || voiceOf(wire).includes(key)
  if (!known) notes.push(`${plainLine(key, 40)}: unknown field, left out`)
  return known
}

function faultOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  const told = issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.length === 0 ? 'reply' : path.map(String).join('.')}: ${message}`)
  return plainLine(`The JSON did not have the structure wanted. ${told.join('; ')}`, 300)
}

function replyOf(wire: WireSchema, category: string, value: Record<string, unknown>, notes: string[]) {
  const action: Record<string, unknown> = {}
  for (const field of wire.fields) {
    const answer = value[field]
    action[field] = isWords(wire, field) ? spoken({ ...TABLE_TALK, field }, answer as string, notes) : answer
  }
  return {
    action,
    thought: wire.thinks
      .map((field) => thought(field, value[field] as string, notes))
      .filter((text) => text !== '')
      .join('\n'),
    category: (value[CATEGORY] as string | undefined) ?? category,
    speech: wire.says ? spoken(wire.says, value[wire.says.field] as string, notes) : '',
  }
}

const voiceOf = ({ thinks, says }: WireSchema): string[] => [...thinks, ...(says ? [says.field] : [])]

/** Text fields of the action, such as a pitch, are heard like speech. */
const isWords = (wire: WireSchema, field: string): boolean => {
  const { type, enum: choices } = wire.json.properties?.[field] ?? {}
  return type === 'string' && choices === undefined
}

/** Private words keep their lines, but nothing unseen. The raw reply keeps the rest. */
function thought(field: string, text: string, notes: string[]): string {
  const seen = text.replace(UNSEEN, '')
  if (seen !== text) notes.push(`${field}: control characters removed`)
  if (seen.length <= THOUGHT_LENGTH) return seen
  notes.push(`${field}: cut to ${THOUGHT_LENGTH} characters`)
  return seen.slice(0, THOUGHT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
}

/** Words for everyone: one line without control characters, within their limit. The raw reply keeps the rest. */
function spoken(limit: Speech, text: string, notes: string[]): string {
  const { field, words, sentences = Number.POSITIVE_INFINITY } = limit
  const line = plainLine(text, text.length)
  if (line !== text.trim()) notes.push(`${field}: line breaks or control characters removed`)
  const few = firstSentences(line, sentences)
  if (few !== line) notes.push(`${field}: cut to ${sentences} sentences`)
  const short = plainLine(few.split(' ').slice(0, words).join(' '), longestOf(limit))
  if (short !== few) notes.push(`${field}: cut to ${words} words`)
  return short
}

/** A sentence ends with a mark before a space; quotation marks may close it. */
const SENTENCE_END = /[.!?\u2026]+["'\u201d\u2019)]*(?= )/g

function firstSentences(line: string, most: number): string {
  if (!Number.isFinite(most)) return line
  const end = [...line.matchAll(SENTENCE_END)][most - 1]
  return end ? line.slice(0, end.index + end[0].length) : line
}
