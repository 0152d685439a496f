import type { AnyGame, Names, Seat, SeatRequest } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import type { Reading, Source } from '@/lib/core/reply'
import type { Provider } from './catalog/catalog'
import type { Packet } from './packet'

/** A model as a seat is given it, stored with the match. Never a key: `keyRef` names where one is kept. */
export type ModelSpec = {
  readonly kind: 'model'
  readonly provider: Provider
  /** As the provider spells it. */
  readonly model: string
  /** Absent: the persona's own. */
  readonly temperature?: number
  readonly maxTokens?: number
  /** Most tokens of a packet: the oldest talk gives way first. Absent: no limit. */
  readonly maxPromptTokens?: number
  /** Of an OpenAI-compatible endpoint, or a proxy of a provider. */
  readonly baseUrl?: string
  /** Absent: the key of the environment. */
  readonly keyRef?: string
  /** `json`: the endpoint calls no functions. Absent: as the catalogue says. */
  readonly reply?: 'function' | 'json'
  /** A second attempt gets the identical prompt, without the line that says what was wrong. */
  readonly sameAgain?: boolean
}

/** A seat that answers what a seat of another match answered. */
export type RecordedSpec = { readonly kind: 'recorded'; readonly matchId: string; readonly seat: Seat }

/** A player written as code, by the name it is registered under (policies.ts). */
export type PolicySpec = { readonly kind: 'policy'; readonly policy: string }

/** Who plays a seat, as stored with the match. */
export type AgentSpec =
  | { readonly kind: 'scripted' }
  | { readonly kind: 'random' }
  | ModelSpec
  | RecordedSpec
  | PolicySpec

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
  /** Told when the call is on its way: a wait for the provider's turn is no part of it. */
  began?(): void
}

export type Usage = {
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
  /** US dollars; null: no price. */
  readonly cost: number | null
  /** The provider told no tokens: these are counted here. */
  readonly estimated?: boolean
}

/** `raw`: the reply as it came, byte for byte. */
export type Answer = {
  readonly raw: Uint8Array
  readonly reading: Reading
  readonly usage: Usage
  readonly source: Source
}

/**
 * Answers a request once; attempts and fallbacks are the match's. Throws `ModelFailure` where the provider failed or
 * calls the request malformed; whatever else it throws is a fault of ours.
 */
export interface Agent {
  /** Attempts it has before the fallback; absent: 2. */
  readonly attempts?: number
  /** Who is asked for the answer outside this house: its outages are counted together. */
  readonly provider?: string
  /** Asked again, it gets the identical prompt. */
  readonly sameAgain?: boolean
  answer(ask: Ask, signal: AbortSignal): Promise<Answer>
}

export const NO_USAGE: Usage = { inputTokens: null, cachedTokens: null, outputTokens: null, cost: null }
