import { expect, test } from 'vitest'
import { catalog } from '@/lib/agents/catalog/file'
import { keyring } from '@/lib/agents/keyring'
import type { AgentConfig } from '@/lib/games/mafia/policy/types'

const CONFIG: AgentConfig = {
  type: 'llm',
  llmConfig: { model: 'gpt-4o-mini', apiKey: 'test-secret-1', temperature: 0.4, maxTokens: 900 },
}
const given = (model = 'gpt-4o-mini', apiKey = 'test-secret-1') => ({ ...CONFIG.llmConfig, model, apiKey })

test('an llmConfig becomes what is stored of a model, without its key', () => {
  const seat = keyring(catalog(), async () => null).seat(given())
  expect(seat).toEqual({
    kind: 'model',
    provider: 'openai',
    model: 'gpt-4o-mini',
    temperature: 0.4,
    maxTokens: 900,
    keyRef: expect.stringMatching(/^given-/),
  })
  expect(JSON.stringify(seat)).not.toContain('secret')
})

test('each seat is asked with its own key, all others as ever', async () => {
  const keys = keyring(catalog(), async ({ keyRef }) => `next for ${keyRef}`)
  const [one, other] = [keys.seat(given()), keys.seat(given('gpt-4o-mini', 'test-secret-2'))]
  expect(await keys.keyFor(one)).toBe('test-secret-1')
  expect(await keys.keyFor(other)).toBe('test-secret-2')
  expect(await keys.keyFor({ kind: 'model', provider: 'openai', model: 'x', keyRef: 'own' })).toBe(
    'next for own',
  )
})

test('a key is not known to another process, which then has none', async () => {
  const seat = keyring(catalog(), async () => null).seat(given())
  expect(await keyring(catalog(), async () => null).keyFor(seat)).toBeNull()
})

test.each([
  ['gpt-99-unheard-of', 'openai'],
  ['o7', 'openai'],
  ['gemini-99', 'gemini'],
])('%s is taken to be of %s', (model, provider) => {
  expect(keyring(catalog(), async () => null).seat(given(model)).provider).toBe(provider)
})

test('a model of nobody known is refused, and says what to do', () => {
  expect(() => keyring(catalog(), async () => null).seat(given('claude-3-opus'))).toThrow(/endpoint/)
})
