import { describe, expect, test } from 'vitest'
import type { Clock } from '@/lib/agents/clock'
import { makeLimits } from '@/lib/agents/limits'
import { ModelFailure } from '@/lib/agents/models/model'
import { testClock } from '../../faults/clock'

const never = new AbortController().signal

/** Time passes only while all wait. */
function sharedClock(): Clock {
  let now = 0
  return {
    now: () => now,
    async sleep(milliseconds, signal) {
      const until = now + milliseconds
      await new Promise((resolve) => setImmediate(resolve))
      signal?.throwIfAborted()
      now = Math.max(now, until)
    },
  }
}

describe('turns', () => {
  test('of one provider are 200 ms apart, those of another are its own', async () => {
    const clock = sharedClock()
    const limits = makeLimits(clock)
    const began: [string, number][] = []
    const turn = async (provider: string) => {
      const begun = await limits.turn(provider, never)
      began.push([provider, clock.now()])
      begun()
    }
    await Promise.all(['a', 'a', 'b', 'a', 'b', 'a'].map(turn))
    for (const provider of ['a', 'b']) {
      const times = began.filter(([who]) => who === provider).map(([, at]) => at)
      expect(times.slice(1).every((at, i) => at - times[i] >= 200)).toBe(true)
    }
    expect(began.filter(([, at]) => at === 0)).toHaveLength(2)
  })

  test('one that is given up costs nobody else a wait', async () => {
    const clock = sharedClock()
    const limits = makeLimits(clock)
    const stop = new AbortController()
    const first = await limits.turn('a', never)
    first()
    const given = limits.turn('a', stop.signal)
    const next = limits.turn('a', never)
    stop.abort()
    await expect(given).rejects.toThrow()
    await next
    expect(clock.now()).toBeLessThan(2 * 200)
  })
})

describe('a call', () => {
  test('is ended after thirty seconds, with what came until then', async () => {
    const clock = testClock()
    const hanging = (signal: AbortSignal) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () =>
          reject(new ModelFailure('aborted', '', { raw: Buffer.from('half') })),
        ),
      )
    const call = makeLimits(clock)
      .within(never, hanging)
      .catch((error: unknown) => error)
    clock.expire()
    expect(await call).toMatchObject({
      kind: 'timeout',
      message: 'No reply within 30 seconds.',
      raw: Buffer.from('half'),
    })
  })

  test('that answers in time leaves no clock running', async () => {
    const clock = testClock()
    expect(await makeLimits(clock).within(never, async () => 'done')).toBe('done')
    clock.expire()
  })
})
