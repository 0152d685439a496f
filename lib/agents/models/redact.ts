/** Keys of the providers that are known by their look, and whatever follows the word Bearer. */
const KEYS =
  /\b(?:sk|pk|rk)-[\w*-]{6,}|\bAIza[\w*-]{10,}|\bya29\.[\w.-]{10,}|(?<=\bBearer\s+)[\w.~+/=*-]{6,}|(?<=[?&](?:key|api_key|access_token)=)[^\s&"']+/gi
const HIDDEN = '[key removed]'

/** Text without the key it was asked with, and without whatever looks like one. */
export function redacted(text: string, key: string): string {
  const plain = key.length >= 6 ? text.replaceAll(key, HIDDEN) : text
  return plain.replace(KEYS, HIDDEN)
}

/** The same for bytes; those without a key come back as they are. Latin 1 keeps each byte a character. */
export function redactedBytes(bytes: Uint8Array, key: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const clean = redacted(text, key)
  return clean === text ? bytes : Buffer.from(clean, 'latin1')
}
