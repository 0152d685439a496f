import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogOf } from '@/lib/agents/catalog/catalog'
import { MODELS } from '@/lib/agents/catalog/models'
import { makeLimits } from '@/lib/agents/limits'
import { compatible } from '@/lib/agents/models/compatible'
import { gemini } from '@/lib/agents/models/gemini'
import { type Completion, type Model, ModelFailure, type ModelPrompt } from '@/lib/agents/models/model'
import { openai } from '@/lib/agents/models/openai'
import { readReply } from '@/lib/agents/read'
import { wire } from '@/lib/core/wire'
import { type TestClock, testClock } from '../../faults/clock'
import { FAULT_NAMES, FAULTS, type FaultName, type Injected, reply, type Stage } from '../../faults/faults'
import { type FaultServer, faultServer, type Serve } from '../../faults/line'
import type { Call } from '../../faults/protocol'

const bid = wire('bid_decision', 'Bid.', { bid: z.int() })
const KEY = 'sk-test-0123456789abcdef'
const WORDS = { thought: 'Worth it.', speech: 'Twelve.' }
const TOKENS = { input: 2_000, cached: 1_024, output: 40 }

let serve: Serve
let calls: Call[]
let clock: TestClock
let stuck: () => void
let server: FaultServer
beforeAll(async () => {
  server = await faultServer(
    (call) => {
      calls.push(call)
      return serve(call)
    },
    () => stuck(),
  )
})
afterAll(() => server.close())

const ADAPTERS: Record<string, () => Model> = {
  openai: () =>
    openai('gpt-5.4', { key: KEY, baseUrl: `${server.url}/v1`, fetch }, quirksOf('openai', 'gpt-5.4')),
  'openai, reasoning': () =>
    openai('gpt-5-mini', { key: KEY, baseUrl: `${server.url}/v1`, fetch }, quirksOf('openai', 'gpt-5-mini')),
  compatible: () => compatible('qwen', { key: KEY, baseUrl: `${server.url}/v1`, fetch }),
  'compatible in JSON mode': () =>
    compatible('qwen', { key: KEY, baseUrl: `${server.url}/v1`, fetch }, { reply: 'json' }),
  gemini: () =>
    gemini(
      'gemini-3.8-flash',
      { key: KEY, baseUrl: server.url, fetch },
      quirksOf('gemini', 'gemini-3.8-flash'),
    ),
}
const quirksOf = (provider: 'openai' | 'gemini', id: string) => catalogOf(MODELS).find(provider, id).quirks

const never = new AbortController().signal

/** One call; `grown`: the text as it came. */
async function call(adapter: string, answer: Serve, signal = never) {
  serve = answer
  calls = []
  clock = testClock()
  stuck = () => clock.expire()
  let grown = ''
  const grew = (text: string) => {
    grown += text
  }
  const prompt: ModelPrompt = {
    system: 'You bid.',
    user: 'Bid 0 to 60.',
    wire: bid,
    temperature: 0.7,
    maxTokens: 500,
    grew,
  }
  const limits = makeLimits(clock)
  const came = await limits
    .within(signal, (cut) => ADAPTERS[adapter]().complete(prompt, cut))
    .catch((error: unknown) => error)
  return { came, grown, sent: calls }
}

const stageOf = (call: Call, chance = 0.5): Stage => ({
  call,
  action: { bid: 12 },
  illegal: { bid: 1_000_000 },
  words: WORDS,
  tokens: TOKENS,
  chance: () => chance,
})
const wellAnswered: Serve = (call) => reply(stageOf(call))

const WORDLESS: ModelPrompt = {
  system: '',
  user: '',
  wire: bid,
  temperature: 0,
  maxTokens: 5,
  grew: () => {},
}

const names = Object.keys(ADAPTERS)

describe.each(names)('%s', (adapter) => {
  test('streams a reply, and says what it took', async () => {
    const { came, grown, sent } = await call(adapter, wellAnswered)
    const text = '{"private_thought":"Worth it.","bid":12,"public_speech":"Twelve."}'
    const usage = { inputTokens: 2_000, cachedTokens: 1_024, outputTokens: 40 }
    expect(came).toEqual({ text, ending: { kind: 'complete' }, usage, notes: [] })
    expect(grown).toBe(text)
    expect(sent).toHaveLength(1)
    expect(sent[0].key).toBe(KEY)
  })

  test('ends a call that is not wanted any more', async () => {
    const stop = new AbortController()
    stuck = () => stop.abort()
    serve = (asked) => FAULTS.stall.serve(stageOf(asked))
    calls = []
    const came = await ADAPTERS[adapter]()
      .complete(WORDLESS, stop.signal)
      .catch((error: unknown) => error)
    expect(came).toBeInstanceOf(ModelFailure)
    expect(came).toMatchObject({ kind: 'aborted' })
  })

  test.each(FAULT_NAMES)('meets %s, asked once', async (fault) => {
    let served = true
    const { came, sent } = await call(adapter, (asked) => {
      const faulty = (FAULTS[fault] as Injected).serve(stageOf(asked))
      served = faulty !== null
      return faulty ?? reply(stageOf(asked))
    })
    expect(sent).toHaveLength(1)
    expect(outcomeOf(came)).toBe(served ? recordedFor(fault) : 'taken')
    expect(JSON.stringify(came)).not.toContain(KEY)
    if (came instanceof ModelFailure && came.raw) expect(Buffer.from(came.raw).toString()).not.toContain(KEY)
  })
})

const recordedFor = (fault: FaultName): string => {
  const { recorded } = FAULTS[fault]
  return recorded === 'illegal' ? 'taken' : recorded // what is legal only the rules say
}

/** What the record would say of what came back. */
function outcomeOf(came: unknown): string {
  if (came instanceof ModelFailure) return came.kind
  const { text, ending, notes } = came as Completion
  if (ending.kind !== 'complete') return ending.kind
  const reading = readReply(bid, 'valuation', text)
  if (!reading.ok) return reading.failure.kind
  return reading.coerced.length + notes.length > 0 ? 'read' : 'taken'
}

describe('what is sent', () => {
  const sentBy = async (adapter: string) => (await call(adapter, wellAnswered)).sent[0].body

  test('OpenAI: the decision’s own function, by force and in full', async () => {
    const body = await sentBy('openai')
    expect(body).toMatchObject({
      model: 'gpt-5.4',
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.7,
      max_completion_tokens: 500,
      reasoning_effort: 'none',
      tool_choice: { type: 'function', function: { name: 'bid_decision' } },
    })
    const [{ function: fn }] = body.tools as [
      { function: { strict: boolean; parameters: Record<string, never> } },
    ]
    expect(fn.strict).toBe(true)
    expect(fn.parameters.required).toEqual(['private_thought', 'thought_category', 'bid', 'public_speech'])
    expect(Object.keys(fn.parameters.properties)).toEqual(fn.parameters.required)
    expect(fn.parameters.properties).toMatchObject({
      bid: { type: 'integer' },
      thought_category: { type: ['string', 'null'] },
    })
    expect(JSON.stringify(fn.parameters)).not.toMatch(/\$schema|minimum/)
  })

  test('a model that reasons gets room for it and no temperature', async () => {
    const body = await sentBy('openai, reasoning')
    expect(body).toMatchObject({ max_completion_tokens: 2_500, reasoning_effort: 'minimal' })
    expect(body).not.toHaveProperty('temperature')
  })

  test('a compatible endpoint: the older names, and JSON where it calls no functions', async () => {
    expect(await sentBy('compatible')).toMatchObject({
      max_tokens: 500,
      temperature: 0.7,
      tool_choice: { type: 'function' },
    })
    const json = await sentBy('compatible in JSON mode')
    expect(json).toMatchObject({ max_tokens: 500, response_format: { type: 'json_object' } })
    expect(json).not.toHaveProperty('tools')
  })

  test('Gemini: a response schema in its own subset, fields in order', async () => {
    const body = (await sentBy('gemini')) as Record<string, { [key: string]: unknown }>
    expect(body.systemInstruction).toMatchObject({ parts: [{ text: 'You bid.' }] })
    expect(body.generationConfig).toMatchObject({
      responseMimeType: 'application/json',
      temperature: 0.7,
      maxOutputTokens: 1_500,
      thinkingConfig: { thinkingLevel: 'MINIMAL' },
      responseSchema: {
        type: 'OBJECT',
        required: ['private_thought', 'bid', 'public_speech'],
        propertyOrdering: ['private_thought', 'thought_category', 'bid', 'public_speech'],
      },
    })
    expect(JSON.stringify(body.generationConfig)).not.toMatch(/additionalProperties|minimum|\$schema/)
  })
})

describe('a failure', () => {
  test.each(names)('says how long to wait, and keeps what came (%s)', async (adapter) => {
    const limited = (await call(adapter, (asked) => FAULTS['rate-limited'].serve(stageOf(asked))))
      .came as ModelFailure
    expect(limited).toMatchObject({ kind: 'rate-limited', retryAfterMs: 7_000 })
    const html = (await call(adapter, () => FAULTS['error-503-html'].serve())).came as ModelFailure
    expect(Buffer.from(html.raw ?? []).toString()).toBe('<html>Bad gateway</html>')
    const silent = (await call(adapter, (asked) => FAULTS['rate-limited-without-time'].serve(stageOf(asked))))
      .came
    expect(silent).toMatchObject({ kind: 'rate-limited', retryAfterMs: null })
  })

  test.each(names)('is the line’s when nobody listens (%s)', async (adapter) => {
    const gone = await faultServer(wellAnswered)
    await gone.close()
    const line = { key: KEY, baseUrl: gone.url, fetch }
    const model = adapter === 'gemini' ? gemini('m', line) : openai('m', line)
    expect(await model.complete(WORDLESS, never).catch((error: unknown) => error)).toMatchObject({
      kind: 'unreachable',
    })
  })

  test('Gemini tells how long to wait in its own way', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' }]
    const body = JSON.stringify({ error: { code: 429, message: 'Slow down.', details } })
    const headers = { 'content-type': 'application/json' }
    const { came } = await call('gemini', () => ({ status: 429, headers, chunks: [body], ends: 'whole' }))
    expect(came).toMatchObject({ kind: 'rate-limited', retryAfterMs: 37_000 })
  })

  test('that only says that the question was blocked is the model’s refusal', async () => {
    const body = JSON.stringify({ error: { message: 'Filtered.', code: 'content_filter', type: null } })
    const headers = { 'content-type': 'application/json' }
    const { came } = await call('compatible', () => ({ status: 400, headers, chunks: [body], ends: 'whole' }))
    expect(came).toMatchObject({ text: body, ending: { kind: 'refused' } })
  })

  test('in the middle of a stream is told like any other', async () => {
    const body = `data: ${JSON.stringify({ error: { message: 'Slow down.', code: 429 } })}\n\n`
    const headers = { 'content-type': 'text/event-stream' }
    const { came } = await call('compatible', () => ({ status: 200, headers, chunks: [body], ends: 'whole' }))
    expect(came).toMatchObject({ kind: 'rate-limited', message: 'Slow down.' })
  })

  test('a redirect is not followed', async () => {
    const { came, sent } = await call('compatible', () => ({
      status: 302,
      headers: { location: server.url },
      chunks: [],
      ends: 'whole',
    }))
    expect(came).toMatchObject({ kind: 'unreachable' })
    expect(sent).toHaveLength(1)
  })
})

test.each(names)('a reply without end is not read to its end (%s)', async (adapter) => {
  const endless = (asked: Call) =>
    reply(stageOf(asked), { text: `{"private_thought":"${'so '.repeat(1_000_000)}` })
  const { came } = await call(adapter, endless)
  expect(came).toMatchObject({ ending: { kind: 'unreadable', message: 'The reply was far too long.' } })
  expect((came as Completion).text.length).toBeLessThan(2_000_000)
})

test('a reply cut at any byte of its stream is never taken for a reply', async () => {
  for (const adapter of names) {
    const kinds = new Set<string>()
    for (let at = 0; at < 1; at += 0.02) {
      const { came } = await call(adapter, (asked) => FAULTS['cut-body'].serve(stageOf(asked, at)))
      kinds.add(outcomeOf(came))
    }
    expect([...kinds]).toEqual(['server-error'])
  }
})
