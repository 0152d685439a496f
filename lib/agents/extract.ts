/** The one JSON object of a reply, or why there is none. `around`: what stood about it, in words; null when nothing did. */
export type Extract =
  | { readonly ok: true; readonly value: Record<string, unknown>; readonly around: string | null }
  | { readonly ok: false; readonly kind: 'unreadable' | 'truncated'; readonly message: string }

/** Finds the JSON object of a reply, alone, in a code fence or among words. Two different ones are not chosen between. */
export function extract(text: string): Extract {
  const whole = parsed(text)
  if (whole) return { ok: true, value: whole, around: null }
  const { pieces, open } = objectsIn(text)
  if (open) return fault('truncated', 'The reply broke off before its JSON object was closed.')
  const read = pieces.map(parsed).filter((value) => value !== null)
  if (read.length === 0) return fault('unreadable', 'The reply held no JSON object.')
  if (new Set(read.map((value) => JSON.stringify(value))).size > 1)
    return fault('unreadable', 'The reply held more than one JSON object.')
  const around = text.includes('```') ? 'JSON taken out of a code fence' : 'text around the JSON left out'
  return { ok: true, value: read[0], around }
}

const fault = (kind: 'unreadable' | 'truncated', message: string): Extract => ({ ok: false, kind, message })

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Outermost {…} stretches in one pass, and whether the last one is still open at the end. */
function objectsIn(text: string): { pieces: string[]; open: boolean } {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '{') {
      if (depth++ === 0) start = i
    } else if (depth > 0 && char === '"') inString = true
    else if (depth > 0 && char === '}' && --depth === 0) pieces.push(text.slice(start, i + 1))
  }
  return { pieces, open: depth > 0 }
}
