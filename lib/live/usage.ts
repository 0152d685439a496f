// What models took, as pages and the API tell it: plain data and its words.

/** Sums over calls to models. */
export type Figures = {
  /** Calls made, whatever became of them; those that are out included. */
  readonly calls: number
  readonly failed: number
  /** Decisions that a fallback made. */
  readonly fallbacks: number
  readonly inputTokens: number
  /** Of the input tokens, those read from the provider's cache. */
  readonly cachedTokens: number
  readonly outputTokens: number
  /** US dollars of the calls that have a price; null: none has. */
  readonly cost: number | null
  /** Calls with tokens and no price. */
  readonly unpriced: number
  /** Calls whose tokens were counted here, since the provider told none. */
  readonly estimated: number
}

export const NO_FIGURES: Figures = {
  calls: 0,
  failed: 0,
  fallbacks: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: null,
  unpriced: 0,
  estimated: 0,
}

export const added = (one: Figures, other: Figures): Figures => ({
  calls: one.calls + other.calls,
  failed: one.failed + other.failed,
  fallbacks: one.fallbacks + other.fallbacks,
  inputTokens: one.inputTokens + other.inputTokens,
  cachedTokens: one.cachedTokens + other.cachedTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost === null ? other.cost : one.cost + (other.cost ?? 0),
  unpriced: one.unpriced + other.unpriced,
  estimated: one.estimated + other.estimated,
})

export type SeatUsage = Figures & { readonly seat: number; readonly name: string; readonly model: string }
export type MatchUsage = {
  readonly total: Figures
  /** Those of models alone. */
  readonly seats: readonly SeatUsage[]
  /** Calls that put older talk in short: no seat's. */
  readonly summaries: Figures
  /** US dollars; null: none. */
  readonly ceiling: number | null
}
/** `day`: "2026-11-20", UTC. */
export type DayUsage = Figures & { readonly day: string }
export type MatchUsageLine = Figures & {
  readonly id: string
  readonly title: string
  readonly createdAt: string
}
export type AccountUsage = {
  readonly today: Figures
  /** US dollars on one day; null: none. `house`: the operator's for everyone. */
  readonly ceiling: number | null
  readonly house: number | null
  /** Newest first; days without calls are left out. */
  readonly days: readonly DayUsage[]
  readonly matches: readonly MatchUsageLine[]
}

/** "$0.00123", "$1.20": small sums are not rounded to nothing. */
export function dollars(sum: number): string {
  if (sum === 0) return '$0.00'
  if (sum < 0.000_001) return 'under $0.000001'
  const digits = sum >= 0.1 ? 2 : Math.min(6, 1 - Math.floor(Math.log10(sum)))
  return `$${sum.toLocaleString('en', { minimumFractionDigits: Math.max(2, digits), maximumFractionDigits: Math.max(2, digits) })}`
}

/** What calls cost in words: no price is never $0. */
export function costWords({ calls, cost, unpriced, inputTokens }: Figures): string {
  if (calls === 0) return 'no calls'
  if (cost === null) return unpriced > 0 || inputTokens > 0 ? 'no price' : 'no figures'
  if (unpriced === 0) return dollars(cost)
  return `${dollars(cost)} and ${unpriced} ${unpriced === 1 ? 'call' : 'calls'} without a price`
}

/** The same where there is little room. */
export const costShort = (figures: Figures): string =>
  figures.cost !== null && figures.unpriced > 0 ? `${dollars(figures.cost)} and more` : costWords(figures)

/** What is said where no dollars can be read. */
export const DOLLARS_WANTED = 'Dollars, such as 2.50, or nothing for no ceiling.'

/** Dollars as typed; null: no ceiling; undefined: this is none. */
export function readDollars(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, '')
  if (text === '') return null
  return /^\d{1,6}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined
}
