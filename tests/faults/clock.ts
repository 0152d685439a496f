import type { Clock } from '@/lib/agents/clock'
import { CALL_MS } from '@/lib/agents/limits'

/** A clock that runs only when somebody waits. A call is late when the test says so. */
export type TestClock = Clock & {
  /** All that was waited for, in milliseconds, calls aside. */
  readonly waits: number[]
  /** Thirty seconds pass for every call that is running. */
  expire(): void
}

export function testClock(): TestClock {
  let now = 0
  const deadlines = new Set<() => void>()
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    sleep(milliseconds, signal) {
      if (milliseconds !== CALL_MS) {
        if (signal?.aborted) return Promise.reject(signal.reason)
        now += milliseconds
        waits.push(milliseconds)
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        deadlines.add(resolve)
        const end = () => {
          deadlines.delete(resolve)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', end, { once: true })
      })
    },
    expire() {
      for (const resolve of deadlines) resolve()
      deadlines.clear()
    },
  }
}
