import { randomUUID } from 'node:crypto'
import type { ModelSpec } from './agent'
import { type Catalog, PROVIDERS, type Provider } from './catalog/catalog'
import type { ModelDeps } from './modelled'

/** A model as code may configure it: an `llmConfig` of specs/3. */
export type LlmConfig = {
  /** As its provider spells it. */
  readonly model: string
  readonly apiKey: string
  readonly temperature?: number
  readonly maxTokens?: number
}

/** Keys given by code, in this process's memory alone. */
export type Keyring = {
  /** What is stored of such a model: everything but the key, which `keyRef` stands for. @throws Error */
  seat(config: LlmConfig): ModelSpec
  /** Knows the keys that were given, and asks `next` for all others. */
  readonly keyFor: ModelDeps['keyFor']
}

/**
 * A name that stands for a key given here says nothing to another process: a match that is taken up there pauses for
 * want of a key, and never tries one that was meant for somebody else.
 */
export function keyring(catalog: Catalog, next: ModelDeps['keyFor']): Keyring {
  const keys = new Map<string, string>()
  return {
    seat({ model, apiKey, temperature, maxTokens }) {
      const keyRef = `given-${randomUUID()}`
      const provider = providerOf(model, catalog)
      keys.set(keyRef, apiKey)
      return {
        kind: 'model',
        provider,
        model,
        keyRef,
        ...(temperature !== undefined && { temperature }),
        ...(maxTokens !== undefined && { maxTokens }),
      }
    },
    keyFor: async (spec) => (spec.keyRef && keys.get(spec.keyRef)) || next(spec),
  }
}

/** By the catalogue; else by how the providers' names of models begin. */
function providerOf(model: string, { models }: Catalog): Provider {
  const known = models.find(({ id, provider }) => id === model && provider !== 'compatible')
  const guessed = known?.provider ?? PROVIDERS.find((provider) => BEGINNINGS[provider]?.test(model))
  if (guessed) return guessed
  throw new Error(`Whose model ${model} is cannot be told: give the seat a model spec with its endpoint.`)
}

const BEGINNINGS: Partial<Record<Provider, RegExp>> = { openai: /^(gpt-|chatgpt-|o\d)/, gemini: /^gemini-/ }
