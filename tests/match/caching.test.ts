import { beforeAll, describe, expect, test } from 'vitest'
import { promptOf } from '@/lib/agents/prompt'
import { memoryStore } from '@/lib/store/memory'
import type { DecisionRow } from '@/lib/store/store'
import { playAtFaults } from '../faults/table'

// A provider that serves equal beginnings of prompts from its cache: from 1,024 tokens on, in steps of 128.

const LEAST = 1_024
const STEP = 128
const CHARACTERS = 4

type Asked = {
  readonly decision: string
  readonly system: string
  readonly prompt: string
  readonly row: DecisionRow
}

let asked: Asked[][] = []

/** What each seat was sent, in order, as the record has it. */
beforeAll(async () => {
  const store = memoryStore()
  const plan = { seed: 9, rate: 0, faults: [] }
  const { match, decisions } = await playAtFaults(
    ['openai', 'gemini', 'compatible', 'compatible json'],
    plan,
    40,
    store,
  )
  const texts = new Map(store.dump(match.id).layers.map(({ hash, text }) => [hash, text]))
  const sentFor = (row: DecisionRow): Asked => {
    const layers = row.layers.map(({ name, hash }) => ({ name, text: texts.get(hash) ?? '' }))
    const { system, user } = promptOf({ layers })
    return { decision: row.request.decision, system, prompt: `${system}\n${user}`, row }
  }
  asked = match.seats.map(({ index }) =>
    decisions.filter(({ request }) => request.seat === index).map(sentFor),
  )
}, 60_000)

const cachedOf = ({ row }: Asked) => row.attempts[0]?.cachedTokens ?? 0

function sharedTokens(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const tokens = Math.floor(same / CHARACTERS)
  return tokens < LEAST ? 0 : LEAST + Math.floor((tokens - LEAST) / STEP) * STEP
}

describe('equal beginnings of prompts', () => {
  test('are recorded as served from the cache, as many tokens as the longest that was sent before', () => {
    for (const seat of asked) {
      expect(seat.length).toBeGreaterThan(20)
      for (const [i, now] of seat.entries()) {
        const longest = Math.max(0, ...seat.slice(0, i).map(({ prompt }) => sharedTokens(now.prompt, prompt)))
        expect(cachedOf(now)).toBe(longest)
      }
    }
  })

  test('rise with the second call of a seat and stay: persona and rules are the same in all of its packets', () => {
    for (const seat of asked) {
      expect(cachedOf(seat[0]!)).toBe(0)
      for (const later of seat.slice(1)) expect(cachedOf(later)).toBeGreaterThanOrEqual(LEAST)
    }
  })

  test('reach over the whole first message once the seat has met that decision before', () => {
    for (const seat of asked) {
      const met = new Set<string>()
      for (const now of seat) {
        const first = Math.floor(now.system.length / CHARACTERS)
        if (met.has(now.decision)) expect(cachedOf(now)).toBeGreaterThan(first - STEP)
        met.add(now.decision)
      }
    }
  })

  test('are a good part of all that is sent', () => {
    const rows = asked.flat().flatMap(({ row }) => row.attempts)
    const sum = (figure: 'cachedTokens' | 'inputTokens') =>
      rows.reduce((total, attempt) => total + (attempt[figure] ?? 0), 0)
    expect(sum('cachedTokens') / sum('inputTokens')).toBeGreaterThan(0.25)
  })
})
