/**
 * What a search asks for: words and "phrases", each wanted or -not wanted, an open* end, and "or" between two.
 * Words are found as they stand, in any case.
 */
export type Term = {
  readonly text: string
  readonly not: boolean
  readonly open: boolean
  /** An alternative to the term before. */
  readonly or: boolean
}

const TOKEN = /(-?)(?:"([^"]*)"?|(\S+))/gu
const WORD = /[\p{L}\p{N}]/u

export function termsOf(query: string): readonly Term[] {
  const terms: Term[] = []
  let or = false
  for (const [, minus, phrase, bare] of query.matchAll(TOKEN)) {
    if (bare?.toLowerCase() === 'or' && minus === '' && terms.length > 0) {
      or = true
      continue
    }
    const open = bare?.endsWith('*') ?? false
    const text = (phrase ?? bare ?? '').replace(/\*+$/, '').trim()
    if (!WORD.test(text)) continue
    terms.push({ text, not: minus === '-', open, or: or && minus === '' })
    or = false
  }
  return terms
}

/** Whether anything is looked for at all: what is only not wanted leads nowhere. */
export const isSearch = (terms: readonly Term[]): boolean => terms.some(({ not }) => !not)

const lexeme = ({ text, open }: Term): string =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${open ? ':*' : ''}`

/** The terms as `to_tsquery` reads them. */
export function tsquery(terms: readonly Term[]): string {
  const groups: string[][] = []
  for (const term of terms.filter(({ not }) => !not)) {
    if (term.or && groups.length > 0) groups.at(-1)?.push(lexeme(term))
    else groups.push([lexeme(term)])
  }
  const wanted = groups.map((group) => (group.length === 1 ? group[0] : `(${group.join(' | ')})`))
  return [...wanted, ...terms.filter(({ not }) => not).map((term) => `!${lexeme(term)}`)].join(' & ')
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words in small letters that a text must hold to be worth a closer look: all of one alternative of each group. */
export function needed(terms: readonly Term[]): readonly (readonly (readonly string[])[])[] {
  const groups: (readonly string[])[][] = []
  for (const term of terms.filter(({ not }) => !not)) {
    if (term.or && groups.length > 0) groups.at(-1)?.push(wordsIn(term.text))
    else groups.push([wordsIn(term.text)])
  }
  return groups
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What to mark in a text: every wanted term at the bounds of words; null where nothing is looked for. */
export function markOf(terms: readonly Term[]): RegExp | null {
  const wanted = terms.filter(({ not }) => !not)
  if (wanted.length === 0) return null
  const sources = wanted.map(({ text, open }) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
    return `${words.map(quoted).join('[^\\p{L}\\p{N}]+')}${open ? '' : '(?![\\p{L}\\p{N}])'}`
  })
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})`, 'giu')
}

export type Piece = { readonly text: string; readonly hit: boolean }

/** A text cut at its hits, in order. */
export function cutAtHits(text: string, mark: RegExp | null): readonly Piece[] {
  if (!mark) return [{ text, hit: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(mark)) {
    if (index > from) pieces.push({ text: text.slice(from, index), hit: false })
    pieces.push({ text: found, hit: true })
    from = index + found.length
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from), hit: false })
  return pieces
}

export const isHit = (text: string, mark: RegExp | null): boolean => mark !== null && text.search(mark) >= 0
