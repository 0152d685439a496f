import type { ProviderFault } from '@/lib/core/reply'
import type { WireSchema } from '@/lib/core/wire'

/** One call: the two messages, the function to be called, and how. */
export type ModelPrompt = {
  readonly system: string
  readonly user: string
  readonly wire: Pick<WireSchema, 'name' | 'description' | 'json'>
  /** null: the model refuses one. */
  readonly temperature: number | null
  /** Longest reply in tokens, room to reason included. */
  readonly maxTokens: number
  /** The reply's text as it grows. */
  grew(text: string): void
}

/** What a provider says that a call took; null: it did not say. */
export type TokenUsage = {
  readonly inputTokens: number | null
  /** Of the input tokens, those read from the provider's cache. */
  readonly cachedTokens: number | null
  /** Reasoning included. */
  readonly outputTokens: number | null
  /** US dollars, once somebody who knows the price has looked; null: no price. */
  readonly cost?: number | null
}

/** How a reply ended. What is not complete is never acted on. */
export type Ending =
  | { readonly kind: 'complete' }
  | { readonly kind: 'truncated' | 'refused' | 'unreadable'; readonly message: string }

export type Completion = {
  /** Arguments of the call, or the text: as it came, nothing mended. */
  readonly text: string
  readonly ending: Ending
  readonly usage: TokenUsage | null
  /** What was odd about a reply that can be read all the same. */
  readonly notes: readonly string[]
}

/** A provider's model. Asked once; whoever calls it retries. */
export interface Model {
  readonly id: string
  /** @throws ModelFailure whenever there is no reply of the model's own making. */
  complete(prompt: ModelPrompt, signal: AbortSignal): Promise<Completion>
}

/** How a model is reached. */
export type Line = {
  readonly key: string
  readonly baseUrl: string | null
  readonly fetch: typeof fetch
}

export type ModelFault = ProviderFault | 'malformed-request' | 'aborted'

type Came = {
  /** How long the provider asks to be left alone, in milliseconds. */
  readonly retryAfterMs?: number | null
  /** What came back, byte for byte, as far as it came. */
  readonly raw?: Uint8Array | null
  readonly usage?: TokenUsage | null
}

/** No reply came: the provider's fault, or a request of ours that it calls malformed. */
export class ModelFailure extends Error {
  readonly retryAfterMs: number | null
  readonly raw: Uint8Array | null
  readonly usage: TokenUsage | null
  constructor(
    readonly kind: ModelFault,
    message: string,
    { retryAfterMs = null, raw = null, usage = null }: Came = {},
  ) {
    super(message)
    this.name = 'ModelFailure'
    this.retryAfterMs = retryAfterMs
    this.raw = raw
    this.usage = usage
  }
}

export const COMPLETE: Ending = { kind: 'complete' }
export const TOO_LONG: Ending = { kind: 'unreadable', message: 'The reply was far too long.' }

const MOST = 2 ** 31 - 1

/** A count of tokens as told, or null where what was told is none. */
export const tokenCount = (told: unknown): number | null =>
  typeof told === 'number' && Number.isInteger(told) && told >= 0 && told <= MOST ? told : null
