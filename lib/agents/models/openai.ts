import OpenAI from 'openai'
import type { Quirks } from '../catalog/catalog'
import { failureOf, faultOfStatus } from './failure'
import {
  COMPLETE,
  type Completion,
  type Ending,
  type Line,
  type Model,
  type ModelFault,
  type ModelPrompt,
  TOO_LONG,
  type TokenUsage,
  tokenCount,
} from './model'
import { parametersOf, strictParametersOf } from './schema'
import { type Heard, tapped } from './tap'

const OPENAI = 'https://api.openai.com/v1'

type Request = OpenAI.ChatCompletionCreateParamsStreaming
type Chunk = OpenAI.ChatCompletionChunk

/** OpenAI's chat completions: the decision's own function, called by force. */
export const openai = (name: string, line: Line, quirks: Quirks = {}): Model =>
  chat(`openai:${name}`, name, line, { tokenParameter: 'max_completion_tokens', ...quirks })

/** Any endpoint that speaks as OpenAI does. */
export function chat(id: string, name: string, line: Line, quirks: Quirks): Model {
  return {
    id,
    async complete(prompt, signal) {
      const tap = tapped(line.fetch)
      const heard = newReply()
      try {
        const client = new OpenAI({
          apiKey: line.key,
          baseURL: line.baseUrl ?? OPENAI,
          organization: null,
          project: null,
          maxRetries: 0,
          logLevel: 'off',
          fetch: tap.fetch,
        })
        const stream = await client.chat.completions.create(requestOf(name, prompt, quirks), { signal })
        for await (const chunk of stream) take(heard, chunk, prompt)
        if (signal.aborted) throw signal.reason // the SDK ends such a stream without a word
        return completionOf(heard, prompt, quirks)
      } catch (error) {
        const text = heard.calls.get(0)?.text || heard.content
        if (tap.heard().tooLong && text) return { text, ending: TOO_LONG, usage: heard.usage, notes: [] }
        const refusal = refusalIn(tap.heard())
        if (refusal) return refusal
        const call = { error, heard: tap.heard(), signal, key: line.key, usage: heard.usage }
        throw failureOf(call, told(tap.heard()))
      }
    },
  }
}

function requestOf(name: string, prompt: ModelPrompt, quirks: Quirks): Request {
  const { wire, system, user, temperature, maxTokens } = prompt
  const { name: fn, description, json } = wire
  const parameters = (quirks.strict ? strictParametersOf(json) : parametersOf(json)) as Record<
    string,
    unknown
  >
  const strict = quirks.strict && { strict: true }
  const reply: Partial<Request> =
    quirks.reply === 'json'
      ? { response_format: { type: 'json_object' } }
      : {
          tools: [{ type: 'function', function: { name: fn, description, parameters, ...strict } }],
          tool_choice: { type: 'function', function: { name: fn } },
        }
  return {
    model: name,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...reply,
    ...(temperature !== null && !quirks.refusesTemperature && { temperature }),
    [quirks.tokenParameter ?? 'max_tokens']: maxTokens + (quirks.room ?? 0),
    stream: true,
    stream_options: { include_usage: true },
    ...quirks.extra,
  }
}

/** A reply as it grows: calls by their index, and text beside them. */
type Reply = {
  calls: Map<number, { name: string; text: string }>
  content: string
  refusal: string
  finish: string | null
  usage: TokenUsage | null
}
const newReply = (): Reply => ({
  calls: new Map(),
  content: '',
  refusal: '',
  finish: null,
  usage: null,
})

function take(reply: Reply, { choices, usage }: Chunk, { grew }: ModelPrompt): void {
  if (usage) reply.usage = usageOf(usage)
  const choice = choices?.[0]
  if (!choice) return
  const { delta, finish_reason } = choice
  for (const { index, function: part } of delta?.tool_calls ?? []) {
    const call = reply.calls.get(index ?? 0) ?? { name: '', text: '' }
    reply.calls.set(index ?? 0, call)
    call.name += part?.name ?? ''
    call.text += part?.arguments ?? ''
    if ((index ?? 0) === 0 && part?.arguments) grew(part.arguments)
  }
  if (delta?.content) {
    reply.content += delta.content
    if (reply.calls.size === 0) grew(delta.content)
  }
  reply.refusal += delta?.refusal ?? ''
  reply.finish = finish_reason ?? reply.finish
}

const usageOf = (usage: OpenAI.CompletionUsage): TokenUsage => ({
  inputTokens: tokenCount(usage.prompt_tokens),
  cachedTokens: tokenCount(usage.prompt_tokens_details?.cached_tokens ?? 0),
  outputTokens: tokenCount(usage.completion_tokens),
})

function completionOf(reply: Reply, { wire }: ModelPrompt, quirks: Quirks): Completion {
  const { calls, content, finish, usage } = reply
  if (finish === null) throw new Error('the stream ended before the reply did')
  const [call, ...more] = [...calls.values()]
  const text = call?.text ?? content
  const notes = call || quirks.reply === 'json' ? [] : ['answered in text instead of calling the function']
  const others = more.some((other) => other.name !== call.name || other.text !== call.text)
  return { text, ending: endingOf(reply, wire.name, others), usage, notes }
}

/** The finish reason before the text: a reply cut short often reads as another one. */
function endingOf({ finish, refusal, calls, content }: Reply, wanted: string, others: boolean): Ending {
  if (finish === 'length')
    return { kind: 'truncated', message: 'The reply broke off at the longest length allowed.' }
  if (finish === 'content_filter')
    return { kind: 'refused', message: "The provider's filter stopped the reply." }
  if (refusal !== '') return { kind: 'refused', message: `The model refused: ${refusal}` }
  const called = calls.values().next().value
  if (!called && content === '') return { kind: 'unreadable', message: 'The reply was empty.' }
  if (called && called.name !== wanted)
    return {
      kind: 'unreadable',
      message: `The reply called ${called.name || 'a function without a name'}, not ${wanted}.`,
    }
  if (others) return { kind: 'unreadable', message: 'The reply called the function several times.' }
  return COMPLETE
}

const QUOTA = /insufficient_quota|billing_hard_limit|billing_not_active|insufficient.credits/i
const BLOCKED = /content_filter|content_policy|invalid_prompt/i

/** What the body of an error says. A stream may bring one in the middle. */
function told({ status, body }: Heard): { kind: ModelFault; message: string } | null {
  if (status === null) return null
  const found = errorIn(Buffer.from(body).toString('utf8'))
  if (!found) return null
  const { message = '', code, type } = found
  const words = `${code ?? ''} ${type ?? ''}`
  const number = typeof code === 'number' && code >= 400 ? code : status
  const said = message || `The provider answered with status ${number}.`
  if (QUOTA.test(words)) return { kind: 'quota-exhausted', message: said }
  if (number < 400) return { kind: 'server-error', message: said }
  if (/invalid_api_key|invalid_authentication/.test(words)) return { kind: 'wrong-key', message: said }
  if (/model_not_found/.test(words)) return { kind: 'unknown-model', message: said }
  return { kind: faultOfStatus(number), message: said }
}

/** Some endpoints refuse a prompt by an error: it is the model that would not answer. */
function refusalIn({ status, body }: Heard): Completion | null {
  const text = Buffer.from(body).toString('utf8')
  const found = status === 400 ? errorIn(text) : null
  if (!found || !BLOCKED.test(`${found.code ?? ''} ${found.type ?? ''}`)) return null
  const message = `The provider refused the question: ${found.message}`
  return { text, ending: { kind: 'refused', message }, usage: null, notes: [] }
}

type Fault = { message?: string; code?: string | number | null; type?: string | null }

function errorIn(text: string): Fault | null {
  const lines = text.startsWith('data:')
    ? text.split('\n').map((line) => line.replace(/^data:\s*/, ''))
    : [text]
  for (const line of lines) {
    if (!line.includes('"error"')) continue
    try {
      const { error } = JSON.parse(line) as { error?: Fault | string }
      if (typeof error === 'string') return { message: error }
      if (error && typeof error === 'object') return { ...error, message: String(error.message ?? '') }
    } catch {
      // an answer that is no JSON says nothing by itself
    }
  }
  return null
}
