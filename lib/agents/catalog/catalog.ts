import type { Json } from '@/lib/core/choice'

export const PROVIDERS = ['openai', 'gemini', 'compatible'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Where a model wants to be asked otherwise than most. */
export type Quirks = {
  /** Only its own temperature is accepted. */
  readonly refusesTemperature?: boolean
  readonly tokenParameter?: 'max_tokens' | 'max_completion_tokens'
  /** Tokens beside those of the reply, for reasoning that counts against the same limit. */
  readonly room?: number
  /** Every field of the function is enforced (OpenAI). */
  readonly strict?: boolean
  /** `json`: asked for JSON text, since it calls no functions; Gemini: without a schema. */
  readonly reply?: 'function' | 'json'
  /** Further fields of the request, as they are. */
  readonly extra?: Readonly<Record<string, Json>>
}

/** US dollars for a million tokens. */
export type Prices = {
  readonly input: number
  /** Input read from the provider's cache; null: not cheaper, as far as is known. */
  readonly cached: number | null
  readonly output: number
}

export type ModelEntry = {
  readonly provider: Provider
  /** As the provider spells it. */
  readonly id: string
  readonly label: string
  /** null: no price is known, which is not the same as none. */
  readonly prices: Prices | null
  /** The provider no longer offers it. */
  readonly retired?: boolean
  readonly quirks?: Quirks
}

export type Catalog = {
  readonly models: readonly ModelEntry[]
  /** An entry for a model that the catalogue does not know has no price and no quirks. */
  find(provider: Provider, id: string): ModelEntry
}

/** Later entries replace earlier ones of the same provider and id. */
export function catalogOf(...lists: readonly (readonly ModelEntry[])[]): Catalog {
  const models = new Map(lists.flat().map((entry) => [`${entry.provider} ${entry.id}`, entry]))
  return {
    models: [...models.values()],
    find: (provider, id) => models.get(`${provider} ${id}`) ?? { provider, id, label: id, prices: null },
  }
}

type Tokens = {
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
}

/** US dollars that a call cost. null: no price, or no count of tokens. Cached tokens are part of the input's. */
export function costOf(
  prices: Prices | null,
  { inputTokens, cachedTokens, outputTokens }: Tokens,
): number | null {
  if (!prices || inputTokens === null || outputTokens === null) return null
  const cached = Math.min(cachedTokens ?? 0, inputTokens)
  const fresh = inputTokens - cached
  return (
    (fresh * prices.input + cached * (prices.cached ?? prices.input) + outputTokens * prices.output) / 1e6
  )
}
