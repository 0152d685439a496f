import { plainLine } from '@/lib/core/quote'
import type { Reading } from '@/lib/core/reply'
import type { Agent, Ask, ModelSpec, Usage } from './agent'
import { type Catalog, costOf, type Prices, type Quirks } from './catalog/catalog'
import { growingReply } from './growing'
import type { Begun, Limits } from './limits'
import { bytesOf } from './models/bytes'
import {
  type Completion,
  type Line,
  type Model,
  ModelFailure,
  type ModelPrompt,
  type TokenUsage,
} from './models/model'
import { promptOf } from './prompt'
import { readReply } from './read'
import { tokensOf } from './tokens'

/** Makes a provider's model out of its name, the way to it and its quirks. @throws ModelFailure */
export type MakeModel = (name: string, line: Line, quirks: Quirks) => Model

export type ModelDeps = {
  readonly catalog: () => Catalog
  readonly limits: Limits
  /** The adapter of a provider, loaded when it is first wanted. */
  load(provider: ModelSpec['provider']): Promise<MakeModel>
  /** null: there is none. */
  keyFor(spec: ModelSpec): Promise<string | null>
  readonly fetch: typeof fetch
}

/** A model at a seat: packet to prompt, reply to reading, tokens to dollars. One call an answer. */
export function modelled(spec: ModelSpec, deps: ModelDeps): Agent {
  const provider = providerOf(spec)
  return {
    provider,
    sameAgain: spec.sameAgain,
    async answer(ask, signal) {
      const wire = ask.game.decisions[ask.request.decision]
      const { temperature = ask.persona.temperature, maxTokens = ask.persona.maxTokens } = spec
      const asked = { ...promptOf(ask.packet(), ask.note), wire, temperature, maxTokens }
      const line = { ...deps, fetch: telling(deps.fetch, () => ask.began?.()) }
      const called = await callModel(spec, line, { ...asked, grew: growingReply(wire, ask.hear) }, signal)
      const { completion, usage } = called
      return { raw: bytesOf(completion.text), reading: readingOf(ask, completion), usage, source: 'model' }
    },
  }
}

export type Called = { readonly completion: Completion; readonly usage: Usage }

/** One call to a model, in its provider's turn and within the time for one, and what it cost. @throws ModelFailure */
export async function callModel(
  spec: ModelSpec,
  deps: ModelDeps,
  prompt: ModelPrompt,
  signal: AbortSignal,
): Promise<Called> {
  const { prices, quirks } = deps.catalog().find(spec.provider, spec.model)
  const [make, key] = await Promise.all([deps.load(spec.provider), keyOf(spec, deps)])
  const begun = await deps.limits.turn(providerOf(spec), signal)
  const sent = () => `${prompt.system}\n${prompt.user}`
  let grown = ''
  const grew = (text: string) => {
    grown += text
    prompt.grew(text)
  }
  try {
    const line = { key, baseUrl: spec.baseUrl ?? null, fetch: telling(deps.fetch, begun) }
    const model = make(spec.model, line, { ...quirks, ...(spec.reply && { reply: spec.reply }) })
    const completion = await deps.limits.within(signal, (cut) => model.complete({ ...prompt, grew }, cut))
    return { completion, usage: usageOf(completion, prices, sent) }
  } catch (error) {
    throw error instanceof ModelFailure ? priced(error, prices, { sent, grown }) : error
  } finally {
    begun()
  }
}

/** Tells when the call really begins. */
const telling =
  (through: typeof fetch, begun: Begun): typeof fetch =>
  (input, init) => {
    begun()
    return through(input, init)
  }

/** Whose outages count together: the provider, or the endpoint. */
export const providerOf = ({ provider, baseUrl }: ModelSpec): string =>
  baseUrl && URL.canParse(baseUrl) ? `${provider} at ${new URL(baseUrl).host}` : provider

async function keyOf(spec: ModelSpec, deps: ModelDeps): Promise<string> {
  const key = await deps.keyFor(spec)
  if (key === null && spec.provider !== 'compatible')
    throw new ModelFailure('wrong-key', `There is no key for ${spec.provider}.`)
  return key ?? ''
}

const usageOf = ({ text, usage }: Completion, prices: Prices | null, sent: () => string): Usage =>
  usage ? withCost(usage, prices) : estimated(sent(), text, prices)

function readingOf({ game, request }: Ask, { text, ending, notes }: Completion): Reading {
  if (ending.kind !== 'complete')
    return { ok: false, failure: { kind: ending.kind, message: plainLine(ending.message, 300) } }
  const reading = readReply(game.decisions[request.decision], game.category(request), text)
  return reading.ok ? { ...reading, coerced: [...notes, ...reading.coerced] } : reading
}

/** Tokens as counted here, where the provider told none. */
function estimated(sent: string, text: string, prices: Prices | null): Usage {
  const usage = { inputTokens: tokensOf(sent), cachedTokens: null, outputTokens: tokensOf(text) }
  return { ...usage, cost: costOf(prices, usage), estimated: true }
}

type Exchange = { readonly sent: () => string; readonly grown: string }

/** A failed call costs what the provider says it took; where a model had been at work, what is counted here. */
function priced(failure: ModelFailure, prices: Prices | null, { sent, grown }: Exchange): ModelFailure {
  const { kind, message, retryAfterMs, raw } = failure
  const streamed = raw !== null && Buffer.from(raw.subarray(0, 5)).toString('latin1') === 'data:'
  const worked = kind === 'timeout' || ((kind === 'server-error' || kind === 'aborted') && streamed)
  if (!failure.usage && !worked) return failure
  const usage = failure.usage ? withCost(failure.usage, prices) : estimated(sent(), grown, prices)
  return new ModelFailure(kind, message, { retryAfterMs, raw, usage })
}

const withCost = (usage: TokenUsage, prices: Prices | null): Usage => ({
  ...usage,
  cost: costOf(prices, usage),
})
