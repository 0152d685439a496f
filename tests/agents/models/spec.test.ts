import { expect, test } from 'vitest'
import { agentSpec } from '@/lib/agents/spec'

const base = { kind: 'model', provider: 'openai', model: 'gpt-5.4' }

test.each([
  { kind: 'scripted' },
  { kind: 'random' },
  base,
  { ...base, temperature: 0, maxTokens: 500, keyRef: 'k1', sameAgain: true },
  {
    kind: 'model',
    provider: 'compatible',
    model: 'qwen3:8b',
    baseUrl: 'http://127.0.0.1:11434/v1',
    reply: 'json',
  },
])('%j may sit down', (spec) =>
  expect(agentSpec.safeParse(spec)).toMatchObject({ success: true, data: spec }),
)

test.each([
  { kind: 'human' },
  { ...base, provider: 'nobody' },
  { ...base, model: ' ' },
  { ...base, temperature: 3 },
  { ...base, maxTokens: 0 },
  { ...base, key: 'sk-secret' },
  { ...base, baseUrl: 'file:///etc/passwd' },
  { kind: 'model', provider: 'compatible', model: 'm' },
])('%j may not', (spec) => expect(agentSpec.safeParse(spec).success).toBe(false))
