import { onceFor } from './once'

/** Who sits at a seat: voice, strategy, parameters. Data, not code; copied into the match it plays in. */
export type Persona = {
  readonly id: string
  readonly name: string
  /** One line for lists. */
  readonly tagline: string
  /** Who this is, in the second person: the opening of the persona layer. */
  readonly portrait: string
  readonly strategy: readonly string[]
  readonly speech: readonly string[]
  /** What it thinks of other personas, by persona id. */
  readonly opponents: Readonly<Record<string, string>>
  readonly closing: string
  /** Weaknesses and habits for readers; not part of the packet. */
  readonly notes: readonly string[]
  /** Sampling temperature for models, 0 to 2, and the longest reply in tokens. */
  readonly temperature: number
  readonly maxTokens: number
  /** Which of the game's scripts plays it. */
  readonly script: string
  readonly parameters: Readonly<Record<string, number>>
}

/**
 * Makes a reader of a persona's parameters that reads each set of them once: scripts ask millions of times, and mostly
 * for the same seat several times in a row.
 */
export function readOnce<T>(read: (parameters: Persona['parameters']) => T): (persona: Persona) => T {
  const found = onceFor(read)
  let latest: { readonly parameters: Persona['parameters']; readonly read: T } | null = null
  return ({ parameters }) => {
    if (latest?.parameters !== parameters) latest = { parameters, read: found(parameters) }
    return latest.read
  }
}
