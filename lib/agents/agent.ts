import type { AnyGame, Names, SeatRequest } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import type { Reading, Source } from '@/lib/core/reply'
import type { Packet } from './packet'

/** Who plays a seat, as stored with the match. Models join this union with their issue. */
export type AgentSpec = { readonly kind: 'scripted' } | { readonly kind: 'random' }

/** One question, with all that an agent may know. */
export type Ask = {
  readonly game: AnyGame
  readonly request: SeatRequest
  readonly view: unknown
  readonly persona: Persona
  readonly names: Names
  /** Number of the decision in its match, from 1, and of the attempt, from 1. */
  readonly number: number
  readonly attempt: number
  /** What was wrong with the attempt before; null at the first. */
  readonly note: string | null
  /** What this seat heard in the last ten turns, oldest first. */
  readonly heard: readonly Entry[]
  /** The n-th chance of this decision, in [0, 1), from a stream of the seat's own. */
  chance(n: number): number
  packet(): Packet
  /** Tokens as they come; provisional until the event replaces them. */
  hear(channel: 'thought' | 'speech', text: string): void
}

export type Usage = {
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
  /** US dollars; null: no price. */
  readonly cost: number | null
}

/** `raw`: the reply as it came, byte for byte. */
export type Answer = {
  readonly raw: Uint8Array
  readonly reading: Reading
  readonly usage: Usage
  readonly source: Source
}

/** Answers a request once; attempts and fallbacks are the match's. Throws only what is the provider's failure or ours. */
export interface Agent {
  /** Attempts it has before the fallback; absent: 2. */
  readonly attempts?: number
  answer(ask: Ask, signal: AbortSignal): Promise<Answer>
}

export const NO_USAGE: Usage = { inputTokens: null, cachedTokens: null, outputTokens: null, cost: null }
