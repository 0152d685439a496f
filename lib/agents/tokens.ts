import { createHash } from 'node:crypto'
import { countTokens } from 'gpt-tokenizer'

const KEPT = 2_000
const counted = new Map<string, number>()
/** Text such as `<|endoftext|>` is counted as the words it is, never as a control token. */
const PLAIN = { disallowedSpecial: new Set<string>() }

/**
 * Tokens of a text as GPT-4o counts them (o200k_base); a close estimate for others. Static layers repeat, so the last
 * counts are kept by the text's hash.
 */
export function tokensOf(text: string, hash = createHash('sha256').update(text).digest('hex')): number {
  const known = counted.get(hash)
  if (known !== undefined) {
    counted.delete(hash)
    counted.set(hash, known)
    return known
  }
  const tokens = countTokens(text, PLAIN)
  counted.set(hash, tokens)
  if (counted.size > KEPT) counted.delete(counted.keys().next().value as string)
  return tokens
}
