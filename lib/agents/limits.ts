import type { Clock } from './clock'
import { ModelFailure } from './models/model'

/** Longest time for one call, in milliseconds. */
export const CALL_MS = 30_000
/** Between the beginnings of two calls to one provider, for each worker, unless set otherwise. */
export const SPACING_MS = 200

/** What keeps a worker from asking a provider too often or waiting for it too long. */
export type Limits = {
  /** Waits for this provider's next turn; others are not affected. Rejects when `signal` is aborted: no turn is used. */
  turn(provider: string, signal: AbortSignal): Promise<void>
  /** Runs a call; ends it after 30 s. @throws ModelFailure `timeout` with what came until then */
  within<T>(signal: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function makeLimits(clock: Clock, spacingMs = SPACING_MS, callMs = CALL_MS): Limits {
  const lastTurn = new Map<string, Promise<number>>()
  return {
    async turn(provider, signal) {
      const before = lastTurn.get(provider) ?? Promise.resolve(Number.NEGATIVE_INFINITY)
      const wait = async (last: number) => {
        for (let left = last + spacingMs - clock.now(); left > 0; left = last + spacingMs - clock.now())
          await clock.sleep(Math.ceil(left), signal)
        signal.throwIfAborted()
        return clock.now()
      }
      const mine = before.then(wait)
      lastTurn.set(
        provider,
        mine.catch(() => before),
      )
      await mine
    },
    async within(signal, call) {
      const late = new AbortController()
      const ended = new AbortController()
      const both = AbortSignal.any([signal, late.signal])
      clock.sleep(callMs, ended.signal).then(
        () => late.abort(),
        () => {},
      )
      try {
        return await call(both)
      } catch (error) {
        if (!late.signal.aborted || signal.aborted) throw error
        const { raw, usage } = error instanceof ModelFailure ? error : { raw: null, usage: null }
        throw new ModelFailure('timeout', `No reply within ${callMs / 1000} seconds.`, { raw, usage })
      } finally {
        ended.abort()
      }
    },
  }
}
