import type { ModelEntry, Prices, Provider, Quirks } from './catalog'

const price = (input: number, cached: number | null, output: number): Prices => ({ input, cached, output })

const of =
  (provider: Provider, quirks: Quirks) =>
  (id: string, label: string, prices: Prices | null, more: Partial<ModelEntry> = {}): ModelEntry => ({
    provider,
    id,
    label,
    prices,
    ...more,
    quirks: { ...quirks, ...more.quirks },
  })

/** Chat completions take functions from these only while they do not reason; without reasoning they take a temperature. */
const silent = of('openai', { strict: true, extra: { reasoning_effort: 'none' } })
/** The same, but their temperature is their own. */
const cool = of('openai', { strict: true, refusesTemperature: true, extra: { reasoning_effort: 'none' } })
/** Reason whatever is asked of them, and count it against the limit of the reply. */
const reasoning = of('openai', {
  strict: true,
  refusesTemperature: true,
  room: 2_000,
  extra: { reasoning_effort: 'minimal' },
})
const plain = of('openai', { strict: true })
/** Think first, as little as they can be asked to; thoughts count against the limit. */
const thinking = of('gemini', { room: 2_000, extra: { thinkingConfig: { thinkingLevel: 'LOW' } } })
const brisk = of('gemini', { room: 1_000, extra: { thinkingConfig: { thinkingLevel: 'MINIMAL' } } })
const budgeted = of('gemini', { extra: { thinkingConfig: { thinkingBudget: 0 } } })
const retired = { retired: true } as const

/**
 * The models that Parlor knows by itself. Names as in the SDKs of November 2026; prices in US dollars for a million
 * tokens as published in autumn 2026, for prompts of usual length. Where none was published in a place that could be
 * checked there is none here: `MODEL_CATALOG` names a file with others.
 */
export const MODELS: readonly ModelEntry[] = [
  silent('gpt-5.4', 'GPT-5.4', price(2.5, 0.25, 15)),
  silent('gpt-5.4-mini', 'GPT-5.4 mini', price(0.75, 0.075, 4.5)),
  silent('gpt-5.4-nano', 'GPT-5.4 nano', price(0.2, 0.02, 1.25)),
  cool('gpt-5.6-terra', 'GPT-5.6 Terra', price(2, 0.2, 12)),
  cool('gpt-5.6-luna', 'GPT-5.6 Luna', price(0.2, 0.02, 1.2)),
  reasoning('gpt-5', 'GPT-5', price(1.25, 0.125, 10)),
  reasoning('gpt-5-mini', 'GPT-5 mini', price(0.25, 0.025, 2)),
  reasoning('gpt-5-nano', 'GPT-5 nano', price(0.05, 0.005, 0.4)),
  plain('gpt-4.1', 'GPT-4.1', price(2, 0.5, 8)),
  plain('gpt-4.1-mini', 'GPT-4.1 mini', price(0.4, 0.1, 1.6)),
  plain('gpt-4.1-nano', 'GPT-4.1 nano', price(0.1, 0.025, 0.4)),
  plain('gpt-4o', 'GPT-4o', price(2.5, 1.25, 10)),
  plain('gpt-4o-mini', 'GPT-4o mini', price(0.15, 0.075, 0.6)),
  plain('gpt-3.5-turbo', 'GPT-3.5 Turbo', price(0.5, null, 1.5), {
    quirks: { strict: false, tokenParameter: 'max_tokens' },
  }),
  thinking('gemini-3.1-pro-preview', 'Gemini 3.1 Pro (preview)', price(2, 0.2, 12)),
  brisk('gemini-3.8-flash', 'Gemini 3.8 Flash', price(0.75, null, 3.75)),
  brisk('gemini-3.5-flash', 'Gemini 3.5 Flash', price(1.5, null, 9)),
  brisk('gemini-3.5-flash-lite', 'Gemini 3.5 Flash-Lite', price(0.3, null, 2.5)),
  brisk('gemini-3.1-flash-lite', 'Gemini 3.1 Flash-Lite', price(0.25, null, 1.5)),
  thinking('gemini-2.5-pro', 'Gemini 2.5 Pro', price(1.25, 0.125, 10), {
    ...retired,
    quirks: { extra: { thinkingConfig: { thinkingBudget: 512 } } },
  }),
  budgeted('gemini-2.5-flash', 'Gemini 2.5 Flash', price(0.3, 0.03, 2.5), retired),
  budgeted('gemini-2.5-flash-lite', 'Gemini 2.5 Flash-Lite', price(0.1, 0.01, 0.4), retired),
  of('gemini', {})('gemini-1.5-pro', 'Gemini 1.5 Pro', price(1.25, null, 5), retired),
  of('gemini', {})('gemini-1.5-flash', 'Gemini 1.5 Flash', price(0.075, null, 0.3), retired),
]

/** Who plays whom where nobody chose: aggressive and talkative ones by OpenAI, careful ones by Gemini (specs/2). */
export const DEFAULT_MODELS: Readonly<
  Record<string, { readonly provider: Provider; readonly model: string }>
> = {
  shark: { provider: 'openai', model: 'gpt-5.4' },
  professor: { provider: 'gemini', model: 'gemini-3.8-flash' },
  hustler: { provider: 'openai', model: 'gpt-5.4-mini' },
  turtle: { provider: 'gemini', model: 'gemini-3.5-flash-lite' },
}
