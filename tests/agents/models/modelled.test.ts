import { describe, expect, test } from 'vitest'
import type { Ask, ModelSpec } from '@/lib/agents/agent'
import { catalogOf } from '@/lib/agents/catalog/catalog'
import { MODELS } from '@/lib/agents/catalog/models'
import { modelled, providerOf } from '@/lib/agents/modelled'
import { houseKey } from '@/lib/agents/roster'
import { provide } from '@/lib/env'
import { testClock } from '../../faults/clock'
import { reply, type Stage } from '../../faults/faults'
import { type Serve, servedFetch } from '../../faults/line'
import { positionsOf } from '../../faults/positions'
import type { Call, Meant } from '../../faults/protocol'
import { testDeps } from '../../faults/table'

const [position] = positionsOf(2, 1)
const never = new AbortController().signal
const TOKENS = { input: 1_000_000, cached: 400_000, output: 100_000 }
const action = position.ask.game.example(position.ask.view, position.ask.request)
const TABLE = {
  provider: 'openai',
  model: 'gpt-5.4',
  baseUrl: 'http://stand-in.test',
  keyRef: 'a-key',
} as const

const stageOf = (call: Call): Stage => ({
  call,
  action,
  illegal: null,
  words: { thought: 'I think.', speech: 'I say.' },
  tokens: TOKENS,
  chance: () => 0,
})

/** Asks a seat once; `sent`: what reached the provider; `heard`: what the page would have seen come. */
async function asked(spec: Partial<ModelSpec>, meant: Partial<Meant> = {}, more: Partial<Ask> = {}) {
  const sent: Call[] = []
  const heard: string[] = []
  const serve: Serve = (call) => {
    sent.push(call)
    return reply(stageOf(call), meant)
  }
  const deps = { ...testDeps(testClock(), servedFetch(serve)), catalog: () => catalogOf(MODELS) }
  const agent = modelled({ kind: 'model', ...TABLE, ...spec }, deps)
  const ask = {
    ...position.ask,
    attempt: 1,
    note: null,
    hear: (channel: string, text: string) => void heard.push(`${channel}: ${text}`),
    ...more,
  }
  return { answer: await agent.answer(ask, never), sent, heard, agent }
}

describe('a model at a seat', () => {
  test('plays by the persona’s temperature and length, unless its seat says otherwise', async () => {
    const { sent } = await asked({})
    const { temperature, maxTokens } = position.ask.persona
    expect(sent[0].body).toMatchObject({ temperature, max_completion_tokens: maxTokens })
    const set = (await asked({ temperature: 1.2, maxTokens: 90 })).sent[0].body
    expect(set).toMatchObject({ temperature: 1.2, max_completion_tokens: 90 })
  })

  test('is sent the packet’s two messages, and is told what was wrong at the end of the second', async () => {
    const { sent } = await asked({}, {}, { note: 'Nobody bids 13.' })
    const [system, user] = sent[0].body.messages as { role: string; content: string }[]
    expect([system.role, user.role]).toEqual(['system', 'user'])
    expect(system.content).toContain('PERSONALITY:')
    expect(user.content.endsWith('NOTE ON YOUR LAST ATTEMPT: Nobody bids 13.')).toBe(true)
  })

  test('is heard while it thinks and speaks', async () => {
    const { heard } = await asked({})
    expect(heard.join('')).toBe('thought: I think.speech: I say.')
  })

  test('costs what the catalogue says, cached tokens less', async () => {
    const { answer } = await asked({})
    expect(answer.usage).toEqual({
      inputTokens: 1_000_000,
      cachedTokens: 400_000,
      outputTokens: 100_000,
      cost: 1.5 + 0.1 + 1.5,
    })
  })

  test('has no price where none is known, which is not nothing', async () =>
    expect((await asked({ model: 'gpt-of-tomorrow' })).answer.usage.cost).toBeNull())

  test('has its tokens counted here where the provider tells none, and that is said', async () => {
    const { usage } = (await asked({}, { tokens: null })).answer
    expect(usage.estimated).toBe(true)
    expect(usage.inputTokens).toBeGreaterThan(500)
    expect(usage.cost).toBeGreaterThan(0)
  })

  test('whose key is missing is not asked', async () => {
    const failed = asked({ keyRef: undefined })
    await expect(failed).rejects.toMatchObject({ kind: 'wrong-key', message: 'There is no key for openai.' })
  })

  test('counts its outages with its provider, or with its endpoint', () => {
    expect(providerOf({ kind: 'model', provider: 'gemini', model: 'm' })).toBe('gemini')
    expect(providerOf({ kind: 'model', ...TABLE })).toBe('openai at stand-in.test')
  })

  test('the house’s keys go nowhere but to the providers', async () => {
    provide({ OPENAI_API_KEY: 'sk-house' })
    const spec = { kind: 'model', provider: 'openai', model: 'm' } as const
    expect(await houseKey(spec)).toBe('sk-house')
    expect(await houseKey({ ...spec, baseUrl: 'https://elsewhere.test' })).toBeNull()
    expect(await houseKey({ ...spec, keyRef: 'mine' })).toBeNull()
    expect(await houseKey({ ...spec, provider: 'compatible' })).toBeNull()
  })
})

describe('words that go too far', () => {
  const said = (thought: string, speech: string) =>
    asked({}, { text: JSON.stringify({ private_thought: thought, ...action, public_speech: speech }) })

  test('are cut for everyone else, kept raw in the record, and no reason to lose the decision', async () => {
    const long = 'word '.repeat(45).trim()
    const { answer } = await said('t'.repeat(1_500), long)
    if (!answer.reading.ok) throw new Error(answer.reading.failure.message)
    const { reply: read, coerced } = answer.reading
    expect(read.speech.split(' ')).toHaveLength(30)
    expect(read.thought).toHaveLength(1_000)
    expect(coerced).toEqual(['private_thought: cut to 1000 characters', 'public_speech: cut to 30 words'])
    expect(Buffer.from(answer.raw).toString()).toContain(long)
  })

  test('lose what cannot be seen', async () => {
    const { answer } = await said('One\u0007 \u202etwo\u2028\nthree\0.', 'Pay\u0007 \u202eup,\n\u200bnow\0.')
    if (!answer.reading.ok) throw new Error(answer.reading.failure.message)
    expect(answer.reading.reply).toMatchObject({ thought: 'One two\nthree.', speech: 'Pay up, now.' })
    expect(Buffer.from(answer.raw).toString()).toContain('\u202eup')
  })

  test('half a surrogate pair is kept to the byte', async () => {
    const text = `{"private_thought": "a\ud83d", ${JSON.stringify(action).slice(1, -1)}, "public_speech": "b"}`
    const { answer } = await asked({}, { text })
    expect(answer.reading.ok).toBe(true)
    expect(Buffer.from(answer.raw).includes(Buffer.from([0x61, 0xed, 0xa0, 0xbd, 0x22]))).toBe(true)
  })
})
