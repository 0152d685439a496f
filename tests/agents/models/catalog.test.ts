import { describe, expect, test } from 'vitest'
import { catalogOf, costOf } from '@/lib/agents/catalog/catalog'
import { readEntries } from '@/lib/agents/catalog/file'
import { DEFAULT_MODELS, MODELS } from '@/lib/agents/catalog/models'
import { redacted, redactedBytes } from '@/lib/agents/models/redact'
import { personas } from '@/lib/games/monopoly/personas'

describe('the catalogue', () => {
  test('names each model once, with a price or none, never of nothing', () => {
    const names = MODELS.map(({ provider, id }) => `${provider} ${id}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { prices } of MODELS)
      if (prices) expect(Math.min(prices.input, prices.output)).toBeGreaterThan(0)
  })

  test('marks the models of the documents that are gone', () => {
    const { find } = catalogOf(MODELS)
    expect(find('gemini', 'gemini-1.5-pro').retired).toBe(true)
    expect(find('gemini', 'gemini-1.5-flash').retired).toBe(true)
  })

  test('seats Shark and Hustler with OpenAI, Professor and Turtle with Gemini, all on current models with a price', () => {
    const { find } = catalogOf(MODELS)
    expect(
      Object.fromEntries(Object.entries(DEFAULT_MODELS).map(([id, { provider }]) => [id, provider])),
    ).toEqual({
      shark: 'openai',
      hustler: 'openai',
      professor: 'gemini',
      turtle: 'gemini',
    })
    expect(Object.keys(DEFAULT_MODELS).sort()).toEqual(personas.map(({ id }) => id).sort())
    for (const { provider, model } of Object.values(DEFAULT_MODELS)) {
      const entry = find(provider, model)
      expect(MODELS).toContain(entry)
      expect(entry).not.toHaveProperty('retired')
      expect(entry.prices).not.toBeNull()
    }
  })

  test('grows by a file: new models, other prices, no change of code', () => {
    const entries = readEntries(
      JSON.stringify([
        { provider: 'compatible', id: 'qwen3:8b', label: 'Qwen 3, at home', quirks: { reply: 'json' } },
        { provider: 'openai', id: 'gpt-5.4', prices: { input: 1, output: 2 } },
      ]),
    )
    const { find, models } = catalogOf(MODELS, entries)
    expect(models).toHaveLength(MODELS.length + 1)
    expect(find('compatible', 'qwen3:8b')).toMatchObject({ prices: null, quirks: { reply: 'json' } })
    expect(find('openai', 'gpt-5.4').prices).toEqual({ input: 1, cached: null, output: 2 })
    expect(find('openai', 'gpt-5.4').label).toBe('gpt-5.4')
  })

  test.each([
    ['[{"provider": "nobody", "id": "x"}]', /^0\.provider: /],
    ['[{"provider": "openai", "id": "x", "price": 1}]', /^0: /],
    ['[{"provider": "openai", "id": "x", "prices": {"input": -1, "output": 1}}]', /^0\.prices\.input: /],
    ['{}', /^the file: /],
  ])('a file with a fault is refused in one sentence: %s', (text, words) =>
    expect(() => readEntries(text)).toThrow(words),
  )
})

describe('costs', () => {
  const prices = { input: 2, cached: 0.5, output: 8 }
  test.each([
    [{ inputTokens: 1_000_000, cachedTokens: 0, outputTokens: 0 }, 2],
    [{ inputTokens: 1_000_000, cachedTokens: 1_000_000, outputTokens: 1_000_000 }, 8.5],
    [{ inputTokens: 10, cachedTokens: 99, outputTokens: 0 }, 0.000005],
    [{ inputTokens: 1_000_000, cachedTokens: null, outputTokens: 0 }, 2],
    [{ inputTokens: null, cachedTokens: null, outputTokens: 5 }, null],
  ])('%j cost %d', (tokens, dollars) => expect(costOf(prices, tokens)).toBe(dollars))
  test('without a price there is none', () =>
    expect(costOf(null, { inputTokens: 1, cachedTokens: 0, outputTokens: 1 })).toBeNull())
  test('cached tokens cost as others do where no lower price is known', () =>
    expect(
      costOf({ ...prices, cached: null }, { inputTokens: 1_000_000, cachedTokens: 500_000, outputTokens: 0 }),
    ).toBe(2))
})

describe('keys', () => {
  test.each([
    ['Incorrect API key provided: sk-proj-abc***wxyz.', 'Incorrect API key provided: [key removed].'],
    ['key AIzaSyA0123456789_abc is bad', 'key [key removed] is bad'],
    ['header Authorization: Bearer abcdef.012345', 'header Authorization: Bearer [key removed]'],
    ['GET /x?key=abcdef&a=1', 'GET /x?key=[key removed]&a=1'],
    ['my-own-secret is wrong', '[key removed] is wrong'],
    ['a task-force and a risk', 'a task-force and a risk'],
  ])('%s', (text, clean) => {
    expect(redacted(text, 'my-own-secret')).toBe(clean)
    expect(Buffer.from(redactedBytes(Buffer.from(`\u00e9 ${text}`), 'my-own-secret')).toString()).toBe(
      `\u00e9 ${clean}`,
    )
  })

  test.each([
    ['{"error":"bad key se\\"cr\\\\et/1"}', '{"error":"bad key [key removed]"}'],
    ['/v1?k=se%22cr%5Cet%2F1', '/v1?k=[key removed]'],
    ['bad se"cr\\et/1', 'bad [key removed]'],
  ])('goes however it is spelled: %s', (text, clean) => expect(redacted(text, 'se"cr\\et/1')).toBe(clean))
})
