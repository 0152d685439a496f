import { createHash } from 'node:crypto'
import { countTokens } from 'gpt-tokenizer'

const KEPT = 2_000
const KEPT_LINES = 20_000
/** Text such as `<|endoftext|>` is counted as the words it is, never as a control token. */
const PLAIN = { disallowedSpecial: new Set<string>() }
/** Lines with the breaks that end them: no token reaches from one into the next, but for `/` or blanks after a break. */
const LINES = /[^\n]*\n+|[^\n]+/g
const JOINED = /\n(?:[ \t]+\n|[ \t]*\/)/

const counted = new Map<string, number>()
const countedLines = new Map<string, number>()

/**
 * Tokens of a text as GPT-4o counts them (o200k_base); a close estimate for others. Static layers repeat, and so do
 * most lines of the others: the last counts are kept, of a text by its hash.
 */
export function tokensOf(text: string, hash = createHash('sha256').update(text).digest('hex')): number {
  return kept(counted, hash, KEPT, () => (JOINED.test(text) ? count(text) : byLine(text)))
}

const count = (text: string): number => countTokens(text, PLAIN)

const byLine = (text: string): number =>
  (text.match(LINES) ?? []).reduce(
    (sum, line) => sum + kept(countedLines, line, KEPT_LINES, () => count(line)),
    0,
  )

/** The least recently used go first. */
function kept(counts: Map<string, number>, key: string, most: number, make: () => number): number {
  const known = counts.get(key)
  if (known !== undefined) {
    counts.delete(key)
    counts.set(key, known)
    return known
  }
  const made = make()
  counts.set(key, made)
  if (counts.size > most) counts.delete(counts.keys().next().value as string)
  return made
}
