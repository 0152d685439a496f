// What follows from a failed attempt: DESIGN.md section 4, all of it in one place.
import type { Failure } from '@/lib/core/reply'

/** Before the one retry after a failure of the provider, in milliseconds. */
export const RETRY_AFTER_MS = 2_000
/** After a 429 that does not say how long. */
export const RATE_LIMITED_MS = 60_000
/** A decision that would have to wait longer in all pauses its match. */
export const LONGEST_WAIT_MS = 120_000
/** Calls that a decision may lose to its provider. */
const CALLS = 2

/** A failure, and how long the provider asks to be left alone. */
export type Failed = { readonly failure: Failure; readonly retryAfterMs: number | null }

export type Next =
  /** `note`: what the agent is told was wrong; null: the same prompt as at first. */
  | { readonly kind: 'ask'; readonly afterMs: number; readonly note: string | null }
  /** `lost`: the provider's failure that the decision was lost to; null: the agent's own failures used it up. */
  | { readonly kind: 'fall-back'; readonly last: Failure | null; readonly lost: Failure | null }
  | { readonly kind: 'pause'; readonly reason: string }

/** How the attempts at one decision have gone. */
export type Course = {
  /** Attempts that counted: the agent's own failures, and calls lost to the provider. */
  tries(): number
  next(): Next
  after(failed: Failed): Next
}

/**
 * The two kinds of failure are counted apart. `earlier`: the agent's own failures before this worker took the
 * decision up; `attempts`: as many of them lead to the fallback.
 */
export function courseOf(earlier: readonly Failure[], attempts: number): Course {
  const own = [...earlier]
  const lost: Failure[] = []
  let waited = 0
  const ask = (afterMs: number): Next => ({ kind: 'ask', afterMs, note: own.at(-1)?.message ?? null })
  const next = (): Next =>
    own.length < attempts ? ask(0) : { kind: 'fall-back', last: own.at(-1) ?? null, lost: null }
  const wait = (milliseconds: number, { message }: Failure): Next => {
    waited += milliseconds
    if (waited <= LONGEST_WAIT_MS) return ask(milliseconds)
    const seconds = Math.ceil(waited / 1000)
    return { kind: 'pause', reason: `the provider would have us wait ${seconds} seconds. ${message}` }
  }
  return {
    tries: () => own.length + lost.length,
    next,
    after({ failure, retryAfterMs }) {
      switch (failure.kind) {
        case 'unreadable':
        case 'truncated':
        case 'refused':
        case 'illegal':
        case 'unrecorded':
          own.push(failure)
          return next()
        case 'timeout':
        case 'unreachable':
        case 'server-error':
          lost.push(failure)
          if (lost.length < CALLS) return ask(RETRY_AFTER_MS)
          return { kind: 'fall-back', last: failure, lost: failure }
        case 'rate-limited':
          return wait(retryAfterMs ?? RATE_LIMITED_MS, failure)
        case 'wrong-key':
          return { kind: 'pause', reason: `the provider does not take the key. ${failure.message}` }
        case 'unknown-model':
          return { kind: 'pause', reason: `the provider does not know the model. ${failure.message}` }
        case 'quota-exhausted':
          return { kind: 'pause', reason: `the quota is used up. ${failure.message}` }
        case 'malformed-request':
          return { kind: 'pause', reason: `the provider calls our request malformed. ${failure.message}` }
        case 'orphaned':
        case 'aborted':
          throw new Error(`nothing follows from an attempt that is ${failure.kind}`)
      }
    },
  }
}
