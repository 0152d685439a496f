import { z } from 'zod'
import type { ModelSpec } from '@/lib/agents/agent'
import type { Catalog } from '@/lib/agents/catalog/catalog'
import { catalog } from '@/lib/agents/catalog/file'
import { checkUrl } from '@/lib/agents/lines/address'
import { callModel } from '@/lib/agents/modelled'
import { ModelFailure, type ModelPrompt } from '@/lib/agents/models/model'
import { houseKey } from '@/lib/agents/roster'
import type { Fault } from '@/lib/core/reply'
import { dollars } from '@/lib/live/usage'
import { type Tried, WAY_PROVIDERS, type WayProvider, type Ways } from '@/lib/live/ways'
import { ENDPOINTS_MOST, listKeys, saveEndpoint, saveKey } from '@/lib/store/keys'
import { hostsAllowed, modelsOf, OWN_KEY } from '@/lib/worker/lines'
import { Refusal } from './refusal'

const KEY_LEAST = 8
const key = z
  .string('Paste the key.')
  .trim()
  .min(KEY_LEAST, `A key has at least ${KEY_LEAST} characters.`)
  .max(400, 'No key is that long.')
  // a header takes nothing else
  .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no letters with accents.')

/** What the settings page sends to keep a key. */
export const keyForm = z.object({ provider: z.enum(WAY_PROVIDERS, 'Choose a provider.'), key })

const MODEL = z.string().trim().min(1).max(200, 'The name of a model has at most 200 characters.')
/** `key` empty: the one that is kept stays; `keyless`: there is none. */
export const endpointForm = z.object({
  name: z.string('Enter a name.').trim().min(1, 'Enter a name.').max(40, 'A name has at most 40 characters.'),
  baseUrl: z.string('Enter the address.').trim(),
  models: z
    .array(MODEL, 'Name at least one model.')
    .min(1, 'Name at least one model.')
    .max(30, 'At most 30 models.'),
  reply: z.enum(['function', 'json']).nullable().default(null),
  key: z.union([z.literal(''), key]).default(''),
  keyless: z.boolean().default(false),
})

/** Somebody's ways to models, and the house's. */
export async function waysOf(ownerId: string): Promise<Ways> {
  const { keys, endpoints } = await listKeys(ownerId)
  const ways = WAY_PROVIDERS.map(async (provider) => ({
    provider,
    house: (await houseKey({ kind: 'model', provider, model: '' })) !== null,
    ending: keys.find((card) => card.provider === provider)?.ending ?? null,
  }))
  return { keys: await Promise.all(ways), endpoints }
}

export const keepKey = (ownerId: string, form: z.infer<typeof keyForm>): Promise<void> =>
  saveKey(ownerId, form.provider, form.key)

/** Keeps an endpoint once its address is judged; its id. @throws Refusal */
export async function keepEndpoint(ownerId: string, form: z.infer<typeof endpointForm>): Promise<string> {
  const { key: typed, keyless, baseUrl, ...rest } = form
  const judged = checkUrl(baseUrl, hostsAllowed(), typed !== '')
  if (!judged.ok) throw new Refusal(400, judged.message, 'baseUrl')
  const kept = keyless ? null : typed || undefined
  const id = await saveEndpoint(ownerId, { ...rest, baseUrl: baseUrl.replace(/\/+$/, '') }, kept)
  if (!id) throw new Refusal(409, `You keep ${ENDPOINTS_MOST} endpoints already: delete one first.`, 'name')
  return id
}

/** What is tried: the key for a provider, or a model of an endpoint. */
export const tryForm = z.union(
  [
    z.object({ provider: z.enum(WAY_PROVIDERS), model: MODEL.optional() }),
    z.object({ endpoint: z.uuid(), model: MODEL.optional() }),
  ],
  'Say what is to be tried.',
)

/** The cheapest model of a provider that is still offered. */
export function cheapest({ models }: Catalog, provider: WayProvider): string {
  const [first] = models
    .filter((entry) => entry.provider === provider && !entry.retired && entry.prices)
    .toSorted((a, b) => (a.prices?.output ?? 0) - (b.prices?.output ?? 0))
  return first?.id ?? ''
}

/** How a seat is asked through one of the owner's ways. @throws Refusal where there is none. */
async function specFor(ownerId: string, form: z.infer<typeof tryForm>): Promise<ModelSpec> {
  const { keys, endpoints } = await listKeys(ownerId)
  if ('provider' in form) {
    const { provider, model = cheapest(catalog(), provider) } = form
    const own = keys.some((card) => card.provider === provider)
    return { kind: 'model', provider, model, ...(own && { keyRef: OWN_KEY }) }
  }
  const endpoint = endpoints.find(({ id }) => id === form.endpoint)
  if (!endpoint) throw new Refusal(404, 'There is no such endpoint.')
  const { id, baseUrl, models, reply } = endpoint
  const model = form.model ?? models[0]
  return { kind: 'model', provider: 'compatible', model, baseUrl, keyRef: id, ...(reply && { reply }) }
}

const PING: ModelPrompt = {
  system: 'You are asked whether you can be reached. Reply in JSON.',
  user: 'Say that you are ready: {"word": "ready"}.',
  wire: {
    name: 'say_ready',
    description: 'Says that you are ready.',
    json: {
      type: 'object',
      properties: { word: { type: 'string', description: 'The word "ready".' } },
      required: ['word'],
      additionalProperties: false,
    },
  },
  temperature: 0,
  maxTokens: 60,
  grew: () => {},
}

/** One tiny call, and what it came to in words. @throws Refusal */
export async function tryWay(ownerId: string, form: z.infer<typeof tryForm>): Promise<Tried> {
  const spec = await specFor(ownerId, form)
  const entry = catalog().find(spec.provider, spec.model)
  const began = performance.now()
  try {
    const never = new AbortController().signal
    const { completion, usage } = await callModel(spec, modelsOf(ownerId, spec), PING, never)
    const { ending } = completion
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const cost = usage.cost === null ? 'no price known' : dollars(usage.cost)
    const took = `${usage.inputTokens ?? '?'} tokens in, ${usage.outputTokens ?? '?'} out, ${cost}`
    if (ending.kind === 'complete')
      return { ok: true, message: `${entry.label} answered in ${seconds} s: ${took}.` }
    return { ok: false, message: `${entry.label} was reached, but its reply is of no use. ${ending.message}` }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { ok: false, message: `${MEANT[error.kind]} ${error.message}`.trim() }
  }
}

const MEANT: Readonly<Record<ModelFailure['kind'] & Fault, string>> = {
  timeout: 'No answer came in time.',
  unreachable: 'It cannot be reached.',
  'server-error': 'The fault is at the other end.',
  'rate-limited': 'The key is good, but asked too often just now.',
  'wrong-key': 'The key is not taken.',
  'unknown-model': 'It does not know this model.',
  'quota-exhausted': 'The key is known, but its quota is used up.',
  'malformed-request': 'It does not understand how it is asked.',
  aborted: 'The try was called off.',
}
