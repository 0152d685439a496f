import { once } from '@/lib/core/once'
import { env, isSet, type VariableName } from '@/lib/env'
import type { Agent, AgentSpec, ModelSpec, PolicySpec } from './agent'
import { catalog } from './catalog/file'
import { wallClock } from './clock'
import { makeLimits } from './limits'
import { type MakeModel, type ModelDeps, modelled } from './modelled'
import { ModelFailure } from './models/model'
import { POLICIES, type Policies } from './policies'
import { byPolicy } from './policy'
import { random } from './random'
import { NO_RECORDINGS, type Recordings, recorded } from './recorded'
import { scripted } from './scripted'

type Load = () => Promise<MakeModel>

/** The adapters, one line each. Each call wants its own; to import it again takes a tenth of a millisecond. */
export const ADAPTERS: Readonly<Record<ModelSpec['provider'], Load>> = {
  openai: once(async () => (await import('./models/openai')).openai),
  gemini: once(async () => (await import('./models/gemini')).gemini),
  compatible: once(async () => (await import('./models/compatible')).compatible),
}

const NO_MATCH = { id: '' }

/** The agent that a seat of a match was given. */
export const rosterOf =
  (deps: () => ModelDeps, recordings: Recordings = NO_RECORDINGS, policies: Policies = POLICIES) =>
  (spec: AgentSpec, match: { readonly id: string } = NO_MATCH): Agent => {
    switch (spec.kind) {
      case 'scripted':
        return scripted
      case 'random':
        return random
      case 'model':
        return modelled(spec, deps())
      case 'recorded':
        return recorded(spec, match.id, recordings)
      case 'policy':
        return policyOf(spec, match.id, policies)
    }
  }

/** A policy that this process does not know pauses the match, as an unknown model does. */
function policyOf({ policy }: PolicySpec, match: string, policies: Policies): Agent {
  const make = Object.hasOwn(policies, policy) ? policies[policy] : null
  if (make) return byPolicy(make(), { match })
  return {
    async answer() {
      throw new ModelFailure('unknown-model', `There is no policy ${policy} here.`)
    },
  }
}

/** The house's own keys go to the providers' own addresses and nowhere else. */
export async function houseKey({ provider, baseUrl, keyRef }: ModelSpec): Promise<string | null> {
  if (baseUrl || keyRef || provider === 'compatible') return null
  const name = HOUSE_KEYS[provider].find(isSet)
  return name ? env[name] : null
}

const HOUSE_KEYS = {
  openai: ['OPENAI_API_KEY'],
  gemini: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
} as const satisfies Partial<Record<ModelSpec['provider'], readonly VariableName[]>>
const HOUSE_ADDRESSES = {
  openai: 'OPENAI_BASE_URL',
  gemini: 'GEMINI_BASE_URL',
} as const satisfies Partial<Record<ModelSpec['provider'], VariableName>>

/** An adapter that asks its provider where the operator says, unless the seat itself names an address. */
async function adapterOf(provider: ModelSpec['provider']): Promise<MakeModel> {
  const make = await ADAPTERS[provider]()
  const name = provider === 'compatible' ? null : HOUSE_ADDRESSES[provider]
  if (!name || !isSet(name)) return make
  return (model, line, quirks) => make(model, { ...line, baseUrl: line.baseUrl ?? env[name] }, quirks)
}

let house: ModelDeps | undefined

/** Models as this process reaches them: one set of limits for all its matches. */
export function houseModels(): ModelDeps {
  house ??= {
    catalog,
    limits: makeLimits(wallClock, env.MODEL_SPACING_MS),
    load: adapterOf,
    keyFor: houseKey,
    fetch,
  }
  return house
}

export const agentFor = rosterOf(houseModels)
