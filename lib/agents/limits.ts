import type { Clock } from './clock'
import { follow } from './follow'
import { ModelFailure } from './models/model'

/** Longest time for one call, in milliseconds. */
export const CALL_MS = 30_000
/** Between the beginnings of two calls to one provider, for each worker, unless set otherwise. */
export const SPACING_MS = 200

/** Added to the spacing, so that calls do not come closer on their way to the provider. */
const SLACK_MS = 10

/** A reason given: one that is made costs a trace of the stack. */
const OVER = 'over'

/** Tells that the call of a turn is on its way, or was given up: the next turn is counted from here. */
export type Begun = () => void

/** What keeps a worker from asking a provider too often or waiting for it too long. */
export type Limits = {
  /** Waits for this provider's next turn; others are not affected. Rejects when `signal` is aborted: no turn is used. */
  turn(provider: string, signal: AbortSignal): Promise<Begun>
  /** Runs a call; ends it after 30 s. @throws ModelFailure `timeout` with what came until then */
  within<T>(signal: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function makeLimits(clock: Clock, spacingMs = SPACING_MS, callMs = CALL_MS): Limits {
  const apart = spacingMs > 0 ? spacingMs + SLACK_MS : 0
  /** When the last call to each provider began, once it has. */
  const lastCall = new Map<string, Promise<number>>()
  return {
    async turn(provider, signal) {
      const before = lastCall.get(provider) ?? Promise.resolve(Number.NEGATIVE_INFINITY)
      const mine = Promise.withResolvers<number>()
      lastCall.set(provider, mine.promise)
      try {
        const last = await before
        for (let left = last + apart - clock.now(); left > 0; left = last + apart - clock.now())
          await clock.sleep(Math.ceil(left), signal)
        signal.throwIfAborted()
      } catch (error) {
        mine.resolve(before)
        throw error
      }
      return () => mine.resolve(clock.now())
    },
    async within(signal, call) {
      let isLate = false
      const cut = follow(signal)
      const ended = new AbortController()
      clock.sleep(callMs, ended.signal).then(
        () => {
          isLate = true
          cut.abort()
        },
        () => {},
      )
      try {
        return await call(cut.signal)
      } catch (error) {
        if (!isLate || signal.aborted) throw error
        const { raw, usage } = error instanceof ModelFailure ? error : { raw: null, usage: null }
        throw new ModelFailure('timeout', `No reply within ${callMs / 1000} seconds.`, { raw, usage })
      } finally {
        cut.leave()
        ended.abort(OVER)
      }
    },
  }
}
