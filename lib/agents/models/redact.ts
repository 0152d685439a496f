/** Keys of the providers that are known by their look, and whatever follows the word Bearer. */
const KEYS =
  /\b(?:sk|pk|rk)-[\w*-]{6,}|\bAIza[\w*-]{10,}|\bya29\.[\w.-]{10,}|(?<=\bBearer\s+)[\w.~+/=*-]{6,}|(?<=[?&](?:key|api_key|access_token)=)[^\s&"']+/gi
const HIDDEN = '[key removed]'

const SHORTEST = 6

/** A key as it may be echoed: as it is, inside a JSON string, in an address; the longest first. */
const spellings = (key: string): string[] =>
  [...new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key.toWellFormed())])].sort(
    (a, b) => b.length - a.length,
  )

/** Text without the key it was asked with, however it is spelled there, and without whatever looks like one. */
export function redacted(text: string, key: string): string {
  const plain =
    key.length < SHORTEST ? text : spellings(key).reduce((left, one) => left.replaceAll(one, HIDDEN), text)
  return plain.replace(KEYS, HIDDEN)
}

/** The same for bytes; those without a key come back as they are. Latin 1 keeps each byte a character. */
export function redactedBytes(bytes: Uint8Array, key: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const clean = redacted(text, key)
  return clean === text ? bytes : Buffer.from(clean, 'latin1')
}
