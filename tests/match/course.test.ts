import { describe, expect, test } from 'vitest'
import type { Fault } from '@/lib/core/reply'
import { courseOf, type Next } from '@/lib/match/course'

/** Fails in this order; `rate-limited` may say for how many seconds. What follows from each, in short. */
function after(...faults: (Fault | [Fault, number])[]): string[] {
  const course = courseOf([], 2)
  return faults.map((fault) => {
    const [kind, seconds] = typeof fault === 'string' ? [fault, null] : fault
    const retryAfterMs = seconds === null ? null : seconds * 1000
    return inShort(course.after({ failure: { kind, message: `It was ${kind}.` }, retryAfterMs }))
  })
}

const inShort = (next: Next): string => {
  switch (next.kind) {
    case 'ask':
      return `ask after ${next.afterMs / 1000} s${next.note ? `: ${next.note}` : ''}`
    case 'fall-back':
      return next.lost ? `lost to ${next.lost.kind}` : `fall back on ${next.last?.kind}`
    case 'pause':
      return 'pause'
  }
}

describe('the agent’s own failures', () => {
  test.each(['unreadable', 'truncated', 'refused', 'illegal'] as const)(
    '%s: a second attempt that is told why, then the fallback',
    (kind) => expect(after(kind, kind)).toEqual([`ask after 0 s: It was ${kind}.`, `fall back on ${kind}`]),
  )
})

describe('the provider’s failures', () => {
  test.each(['timeout', 'unreachable', 'server-error'] as const)(
    '%s: the same prompt after 2 s, then the fallback',
    (kind) => expect(after(kind, kind)).toEqual(['ask after 2 s', `lost to ${kind}`]),
  )

  test('a 429 waits as long as it is told, a minute where it is told nothing, and is no attempt', () =>
    expect(after(['rate-limited', 7], 'rate-limited', 'timeout', ['rate-limited', 7], 'timeout')).toEqual([
      'ask after 7 s',
      'ask after 60 s',
      'ask after 2 s',
      'ask after 7 s',
      'lost to timeout',
    ]))

  test('a wait over two minutes pauses at once, and so do waits that come to more together', () => {
    expect(after(['rate-limited', 120])).toEqual(['ask after 120 s'])
    expect(after(['rate-limited', 121])).toEqual(['pause'])
    expect(after('rate-limited', 'rate-limited', 'rate-limited')).toEqual([
      'ask after 60 s',
      'ask after 60 s',
      'pause',
    ])
  })

  test.each(['wrong-key', 'unknown-model', 'quota-exhausted', 'malformed-request'] as const)(
    '%s pauses at once',
    (kind) => expect(after(kind)).toEqual(['pause']),
  )
})

test('the two kinds are counted apart, and the note outlives a failure of the provider', () =>
  expect(after('illegal', 'timeout', 'truncated')).toEqual([
    'ask after 0 s: It was illegal.',
    'ask after 2 s: It was illegal.',
    'fall back on truncated',
  ]))

test('failures of a worker that was lost count on', () => {
  const earlier = [{ kind: 'illegal', message: 'No.' }] as const
  expect(inShort(courseOf(earlier, 2).next())).toBe('ask after 0 s: No.')
  expect(inShort(courseOf([...earlier, ...earlier], 2).next())).toBe('fall back on illegal')
})
