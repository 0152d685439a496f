import {
  type GenerateContentParameters,
  type GenerateContentResponse,
  GoogleGenAI,
  type Schema,
} from '@google/genai'
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
import { geminiSchemaOf } from './schema'
import { type Heard, tapped } from './tap'

const GEMINI = 'https://generativelanguage.googleapis.com'

/** Gemini by response schema. Retries of the SDK are off as long as nothing is said about them. */
export const gemini = (name: string, line: Line, quirks: Quirks = {}): Model => ({
  id: `gemini:${name}`,
  async complete(prompt, signal) {
    const tap = tapped(line.fetch)
    const reply: Reply = { text: '', finish: null, blocked: null, chunks: 0, candidates: 0, usage: null }
    try {
      const httpOptions = { baseUrl: line.baseUrl ?? GEMINI, apiVersion: 'v1beta', fetch: tap.fetch }
      const client = new GoogleGenAI({ vertexai: false, apiKey: line.key, httpOptions })
      const request = requestOf(name, prompt, quirks)
      request.config = { ...request.config, abortSignal: signal }
      for await (const chunk of await client.models.generateContentStream(request)) take(reply, chunk, prompt)
      if (signal.aborted) throw signal.reason
      return completionOf(reply)
    } catch (error) {
      const { text, usage } = reply
      if (tap.heard().tooLong && text) return { text, ending: TOO_LONG, usage, notes: [] }
      const call = { error, heard: tap.heard(), signal, key: line.key, usage: reply.usage }
      throw failureOf(call, told(tap.heard()))
    }
  },
})

function requestOf(name: string, prompt: ModelPrompt, quirks: Quirks): GenerateContentParameters {
  const { wire, system, user, temperature, maxTokens } = prompt
  return {
    model: name,
    contents: [{ role: 'user', parts: [{ text: user }] }],
    config: {
      systemInstruction: system,
      responseMimeType: 'application/json',
      ...(quirks.reply !== 'json' && { responseSchema: geminiSchemaOf(wire.json) as Schema }),
      ...(temperature !== null && !quirks.refusesTemperature && { temperature }),
      maxOutputTokens: maxTokens + (quirks.room ?? 0),
      ...quirks.extra,
    },
  }
}

type Reply = {
  text: string
  finish: string | null
  blocked: string | null
  chunks: number
  candidates: number
  usage: TokenUsage | null
}

function take(reply: Reply, chunk: GenerateContentResponse, { grew }: ModelPrompt): void {
  reply.chunks++
  const { usageMetadata, promptFeedback, candidates } = chunk
  if (usageMetadata) reply.usage = usageOf(usageMetadata)
  reply.blocked = promptFeedback?.blockReason ?? reply.blocked
  const candidate = candidates?.[0]
  if (!candidate) return
  reply.candidates++
  for (const { text, thought } of candidate.content?.parts ?? []) {
    if (typeof text !== 'string' || thought) continue
    reply.text += text
    grew(text)
  }
  reply.finish = candidate.finishReason ?? reply.finish
}

function usageOf(told: NonNullable<GenerateContentResponse['usageMetadata']>): TokenUsage {
  const output = tokenCount(told.candidatesTokenCount)
  const reasoning = tokenCount(told.thoughtsTokenCount) ?? 0
  return {
    inputTokens: tokenCount(told.promptTokenCount),
    cachedTokens: tokenCount(told.cachedContentTokenCount ?? 0),
    outputTokens: output === null ? null : output + reasoning,
  }
}

function completionOf(reply: Reply): Completion {
  const { text, finish, blocked, chunks, candidates, usage } = reply
  const empty = chunks > 0 && candidates === 0
  if (finish === null && blocked === null && !empty) throw new Error('the stream ended before the reply did')
  return { text, ending: endingOf(reply), usage, notes: [] }
}

/** The finish reason before the text: a reply cut short often reads as another one. */
function endingOf({ finish, blocked, text }: Reply): Ending {
  if (blocked !== null) return { kind: 'refused', message: `The provider blocked the question: ${blocked}.` }
  switch (finish) {
    case 'STOP':
      return text === '' ? { kind: 'unreadable', message: 'The reply was empty.' } : COMPLETE
    case 'MAX_TOKENS':
      return { kind: 'truncated', message: 'The reply broke off at the longest length allowed.' }
    case 'SAFETY':
    case 'RECITATION':
    case 'LANGUAGE':
    case 'BLOCKLIST':
    case 'PROHIBITED_CONTENT':
    case 'SPII':
      return { kind: 'refused', message: `The provider stopped the reply: ${finish}.` }
    case null:
      return { kind: 'unreadable', message: 'The reply held no candidate.' }
    default: // Google adds reasons as it likes; none but STOP is a whole reply
      return { kind: 'unreadable', message: `The reply ended with ${finish}.` }
  }
}

type Detail = {
  readonly '@type'?: string
  readonly reason?: string
  readonly retryDelay?: string
  readonly violations?: readonly { readonly quotaId?: string }[]
}
type Fault = { readonly code?: number; readonly message?: string; readonly details?: readonly Detail[] }

/** What the body of an error says. */
function told({
  status,
  body,
}: Heard): { kind: ModelFault; message: string; retryAfterMs?: number | null } | null {
  const found = status === null ? null : errorIn(Buffer.from(body).toString('utf8'))
  if (!found) return null
  const { message: said = '', details = [] } = found
  const code = typeof found.code === 'number' && found.code >= 400 ? found.code : (status ?? 500)
  const message = said || `The provider answered with status ${code}.`
  if (details.some(({ reason }) => reason === 'API_KEY_INVALID')) return { kind: 'wrong-key', message }
  if (code !== 429) return { kind: code < 400 ? 'server-error' : faultOfStatus(code), message }
  const daily = details.some(({ violations }) =>
    violations?.some(({ quotaId }) => quotaId?.includes('PerDay')),
  )
  if (daily) return { kind: 'quota-exhausted', message }
  const delay = Number.parseFloat(details.find(({ retryDelay }) => retryDelay)?.retryDelay ?? '')
  return { kind: 'rate-limited', message, retryAfterMs: Number.isNaN(delay) ? null : delay * 1000 }
}

function errorIn(text: string): Fault | null {
  const json = /^\s*(?:data:\s*)?(\[?\{[\s\S]*"error"[\s\S]*\})\s*\]?\s*$/.exec(text)?.[1]
  if (!json) return null
  try {
    const value = JSON.parse(json.startsWith('[') ? `${json}]` : json) as
      | { error?: Fault }
      | { error?: Fault }[]
    const { error } = Array.isArray(value) ? (value[0] ?? {}) : value
    if (!error || typeof error !== 'object') return null
    return {
      ...error,
      message: String(error.message ?? ''),
      details: Array.isArray(error.details) ? error.details : [],
    }
  } catch {
    return null
  }
}
