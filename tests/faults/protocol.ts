// The two protocols as bytes: what a provider would send for a reply, and for a refusal to give one.

export type Protocol = 'openai' | 'gemini'

/** A call as it came in. */
export type Call = {
  readonly protocol: Protocol
  readonly key: string
  readonly model: string
  /** Name of the function that must be called; null: text is wanted. */
  readonly fn: string | null
  /** Both messages, as one text. */
  readonly prompt: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What is sent for a call. `status` null: nothing ever comes. */
export type Served = {
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  readonly chunks: readonly (string | Uint8Array)[]
  readonly ends: 'whole' | 'stall' | 'reset'
  /** Milliseconds between two chunks; absent: none. */
  readonly pauseMs?: number
}

export type Tokens = { readonly input: number; readonly cached: number; readonly output: number }

/** A reply as the model meant it. `finish`: the protocol's own word; null: it never says. */
export type Meant = {
  readonly text: string
  readonly fn: string | null
  readonly finish: string | null
  readonly tokens: Tokens | null
  readonly refusal?: string
}

const STREAM = { 'content-type': 'text/event-stream' }
const JSON_BODY = { 'content-type': 'application/json' }
/** Characters of a piece; a long text comes in so many pieces at most. */
const PIECE = 40
const MOST_PIECES = 200

export function readCall(url: string, headers: Headers, text: string): Call {
  // biome-ignore lint/suspicious/noExplicitAny: whatever a client sends
  const body = JSON.parse(text || '{}') as any
  if (url.includes('/v1beta/')) {
    const parts = [body.systemInstruction, ...(body.contents ?? [])].flatMap((c) => c?.parts ?? [])
    const prompt = parts.map((part: { text?: string }) => part.text ?? '').join('\n')
    const model = decodeURIComponent(/models\/([^:?]+):/.exec(url)?.[1] ?? '')
    return { protocol: 'gemini', key: headers.get('x-goog-api-key') ?? '', model, fn: null, prompt, body }
  }
  const key = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const prompt = (body.messages ?? []).map((m: { content?: string }) => m.content ?? '').join('\n')
  return {
    protocol: 'openai',
    key,
    model: body.model,
    fn: body.tool_choice?.function?.name ?? null,
    prompt,
    body,
  }
}

function pieces(text: string): string[] {
  const long = Math.max(PIECE, Math.ceil(text.length / MOST_PIECES))
  const count = Math.max(1, Math.ceil(text.length / long))
  return Array.from({ length: count }, (_, i) => text.slice(i * long, (i + 1) * long))
}

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`

/** The stream of a reply. */
export function streamed(protocol: Protocol, model: string, meant: Meant): Served {
  const events = protocol === 'gemini' ? geminiEvents(model, meant) : openaiEvents(model, meant)
  return {
    status: 200,
    headers: STREAM,
    chunks: events.map((e) => (typeof e === 'string' ? e : event(e))),
    ends: 'whole',
  }
}

function openaiEvents(model: string, { text, fn, finish, tokens, refusal }: Meant): unknown[] {
  const chunk = (choices: unknown[], more = {}) => ({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices,
    ...more,
  })
  const delta = (part: unknown, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta: part, finish_reason }])
  const call = (part: object) => ({ tool_calls: [{ index: 0, function: part }] })
  const opening =
    fn === null
      ? []
      : [
          delta({
            tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: fn, arguments: '' } }],
          }),
        ]
  return [
    delta({ role: 'assistant', content: null }),
    ...(refusal === undefined ? opening : [delta({ refusal })]),
    ...(refusal === undefined
      ? pieces(text).map((part) => delta(fn === null ? { content: part } : call({ arguments: part })))
      : []),
    ...(finish === null ? [] : [delta({}, finish)]),
    ...(tokens ? [chunk([], { usage: openaiUsage(tokens) })] : []),
    ...(finish === null ? [] : ['data: [DONE]\n\n']),
  ]
}

const openaiUsage = ({ input, cached, output }: Tokens) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cached },
})

function geminiEvents(modelVersion: string, { text, finish, tokens }: Meant): unknown[] {
  const usage = tokens && {
    usageMetadata: {
      promptTokenCount: tokens.input,
      cachedContentTokenCount: tokens.cached,
      candidatesTokenCount: tokens.output,
    },
  }
  const parts = pieces(text)
  return parts.map((part, i) => {
    const last = i === parts.length - 1
    const candidate = {
      content: { role: 'model', parts: [{ text: part }] },
      index: 0,
      ...(last && finish && { finishReason: finish }),
    }
    return { candidates: [candidate], modelVersion, ...(last && usage) }
  })
}

/** An error as the provider words it. */
export function refusedWith(
  protocol: Protocol,
  status: number,
  words: { message: string; code?: string; details?: unknown[] },
  headers = {},
): Served {
  const { message, code = null, details = [] } = words
  const error =
    protocol === 'gemini'
      ? { code: status, message, status: code, details }
      : { message, type: code, code, param: null }
  return { status, headers: { ...JSON_BODY, ...headers }, chunks: [JSON.stringify({ error })], ends: 'whole' }
}

export const textOf = ({ chunks }: Served): string =>
  chunks.map((chunk) => (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'))).join('')
