import { once } from './once'

/** Plain data as it stands in a reply. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What may be answered in one field of a reply. */
export type Choice =
  | { readonly kind: 'flag'; readonly only?: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly Json[] }
  /** A whole number from `from` to `to` inclusive, or one of `or`. */
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly or?: readonly number[] }
  /** A list without repeats of some of the values (`repeats`: with), at most `most` of them. */
  | {
      readonly kind: 'some-of'
      readonly values: readonly Json[]
      readonly most?: number
      readonly repeats?: boolean
    }
  | { readonly kind: 'text' }

/** One legal move in words, with what follows from it. */
export type LegalMove = {
  readonly name: string
  readonly text: string
  readonly consequences: readonly string[]
}

/**
 * What is legal now: `moves` in words for packet and pages, `fields` by name for forms and random play. Fields are
 * bounds for each field alone; whether a whole reply is legal only `decide` says.
 */
export type LegalActions = {
  readonly moves: readonly LegalMove[]
  readonly fields: Readonly<Record<string, Choice>>
}

/** What is legal, its moves put into words when they are first read: random play and forms need the fields alone. */
export function legalOf(fields: LegalActions['fields'], inWords: () => readonly LegalMove[]): LegalActions {
  const moves = once(inWords)
  return {
    get moves() {
      return moves()
    },
    fields,
  }
}

/** The usual actions layer of a packet: every legal move with what follows from it. */
export function actionsText(moves: readonly LegalMove[]): string {
  const lines = ['AVAILABLE ACTIONS FOR THIS DECISION:']
  moves.forEach(({ name, text, consequences }, i) => {
    lines.push(`${i + 1}. ${name}: ${text}`)
    for (const consequence of consequences) lines.push(`   - ${consequence}`)
  })
  return lines.join('\n')
}
