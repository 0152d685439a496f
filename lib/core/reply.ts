/** What an agent answered, read: the action the rules judge, the thought kept, the words said. */
export type Reply = {
  readonly action: unknown
  readonly thought: string
  readonly category: string
  readonly speech: string
}

/** The agent's own failures (DESIGN section 4, kind 1). The provider's and ours are kinds of their own. */
export type AgentFault = 'unreadable' | 'truncated' | 'refused' | 'illegal' | 'unrecorded'
/** The provider's failures (kind 2). */
export type ProviderFault =
  | 'timeout'
  | 'unreachable'
  | 'server-error'
  | 'rate-limited'
  | 'wrong-key'
  | 'unknown-model'
  | 'quota-exhausted'
/** Ours (kind 3), and attempts that a killed worker left behind or a stop cut short. */
export type HouseFault = 'malformed-request' | 'orphaned' | 'aborted'
export type Fault = AgentFault | ProviderFault | HouseFault

export type Failure = { readonly kind: Fault; readonly message: string }

/** `coerced`: what had to be read generously, a phrase each ("bid: \"120\" read as 120"). */
export type Reading =
  | { readonly ok: true; readonly reply: Reply; readonly coerced: readonly string[] }
  | { readonly ok: false; readonly failure: Failure }

/** Where a decision's action came from. Every figure drawn from decisions can leave out what no model decided. */
export const SOURCES = ['model', 'retried', 'fallback', 'scripted', 'random', 'recorded'] as const
export type Source = (typeof SOURCES)[number]

/** What a model decided, at once or on its second attempt. */
export const MODEL_SOURCES = ['model', 'retried'] as const satisfies readonly Source[]

/** Whether a model decided: figures about models count nothing else. */
export const isModels = (source: Source | null): boolean => source === 'model' || source === 'retried'
