import { expect, test } from 'vitest'
import { catalogOf } from '@/lib/agents/catalog/catalog'
import { makeLimits } from '@/lib/agents/limits'
import { callModel, type ModelDeps } from '@/lib/agents/modelled'
import { ModelFailure, type ModelPrompt } from '@/lib/agents/models/model'
import { ADAPTERS } from '@/lib/agents/roster'
import { tokensOf } from '@/lib/agents/tokens'
import { testClock } from '../../faults/clock'
import { servedFetch } from '../../faults/line'
import { standIn } from '../../faults/stand-in'

// Calls whose provider told no tokens: what is counted here instead, and what is not.

const PRICES = { input: 1, cached: null, output: 10 }
const PROMPT: ModelPrompt = {
  system: 'You are asked whether you can be reached.',
  user: 'Say that you are ready.',
  wire: {
    name: 'say_ready',
    description: 'Says so.',
    json: { type: 'object', properties: {}, required: [] },
  },
  temperature: 0,
  maxTokens: 60,
  grew: () => {},
}

const SENT = tokensOf(`${PROMPT.system}\n${PROMPT.user}`)

/** Calls a model of the stand-in; its usage, whether it failed or not. */
async function usageOf(model: string) {
  const clock = testClock()
  const deps: ModelDeps = {
    catalog: () => catalogOf([{ provider: 'compatible', id: model, label: model, prices: PRICES }]),
    limits: makeLimits(clock, 0),
    load: (provider) => ADAPTERS[provider](),
    keyFor: async () => 'any',
    fetch: servedFetch(standIn(), () => clock.expire()),
  }
  const spec = { kind: 'model', provider: 'compatible', model, baseUrl: 'http://stand.in/v1' } as const
  return callModel(spec, deps, PROMPT, new AbortController().signal).then(
    ({ usage }) => usage,
    (error: unknown) => {
      if (error instanceof ModelFailure) return error.usage
      throw error
    },
  )
}

test('a reply without figures is counted, priced and marked', async () => {
  const usage = await usageOf('silent-usage')
  expect(usage).toMatchObject({ inputTokens: SENT, cachedTokens: null, estimated: true })
  expect(usage?.cost).toBeCloseTo((SENT + 10 * (usage?.outputTokens ?? 0)) / 1e6)
})

test('what the provider tells is taken as it is', async () =>
  expect(await usageOf('qwen3:8b')).not.toHaveProperty('estimated'))

test.each(['fault:cut-body', 'fault:hang', 'fault:stall'])(
  'where a model had been at work, a call that failed is counted: %s',
  async (model) => expect(await usageOf(model)).toMatchObject({ inputTokens: SENT, estimated: true }),
)

test.each(['fault:error-500', 'fault:rate-limited', 'fault:reset', 'fault:unknown-model'])(
  'what was refused or never arrived is not: %s',
  async (model) => expect(await usageOf(model)).toBeNull(),
)
