import { plainLine } from '@/lib/core/quote'
import { ModelFailure, type ModelFault, type TokenUsage } from './model'
import { redacted, redactedBytes } from './redact'
import type { Heard } from './tap'

/** Milliseconds to wait by a Retry-After header: seconds or a date. null: there is none, or it says nothing. */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds
  const told = headers.get('retry-after')
  if (!told) return null
  const seconds = Number(told)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const at = Date.parse(told)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** What an HTTP status means, before a provider's own words say more. */
export function faultOfStatus(status: number): ModelFault {
  if (status === 429) return 'rate-limited'
  if (status === 401 || status === 403) return 'wrong-key'
  if (status === 402) return 'quota-exhausted'
  if (status === 404) return 'unknown-model'
  if (status === 408) return 'timeout'
  return status === 409 || status === 425 || status >= 500 ? 'server-error' : 'malformed-request'
}

/** How a call failed, as an adapter saw it. */
export type Call = {
  readonly error: unknown
  readonly heard: Heard
  readonly signal: AbortSignal
  readonly key: string
  readonly usage?: TokenUsage | null
}

/**
 * The failure of a call that brought no reply. `told`: what the provider's own error says, where there is one that the
 * adapter could read. Keys are taken out of all that is kept.
 */
export function failureOf(
  { error, heard, signal, key, usage }: Call,
  told: { readonly kind: ModelFault; readonly message: string; readonly retryAfterMs?: number | null } | null,
): ModelFailure {
  if (error instanceof ModelFailure) return error
  const raw = heard.body.length > 0 ? redactedBytes(heard.body, key) : null
  const fail = (kind: ModelFault, message: string, retryAfterMs: number | null = null) =>
    new ModelFailure(kind, plainLine(redacted(message, key), 400), { raw, usage, retryAfterMs })
  if (signal.aborted) return fail('aborted', 'The call was ended before its reply was complete.')
  if (heard.tooLong) return fail('server-error', 'The answer was far too long and was not read to its end.')
  if (told) return fail(told.kind, told.message, told.retryAfterMs ?? retryAfter(heard.headers))
  const { status } = heard
  if (status === null) return fail('unreachable', `The provider could not be reached. ${words(error)}`)
  if (status >= 400)
    return fail(
      faultOfStatus(status),
      `The provider answered with status ${status}.`,
      retryAfter(heard.headers),
    )
  return fail('server-error', `The answer broke off or could not be read. ${words(error)}`)
}

/** An error in words, with the cause that `fetch` hides. */
export function words(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { cause } = error
  const inner = cause instanceof Error ? ` (${(cause as NodeJS.ErrnoException).code ?? cause.message})` : ''
  return `${error.message}${inner}`
}
