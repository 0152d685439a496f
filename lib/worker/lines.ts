import type { Agent, AgentSpec, ModelSpec } from '@/lib/agents/agent'
import { heldFor } from '@/lib/agents/held'
import { allowedHosts } from '@/lib/agents/lines/address'
import { guardedFetch } from '@/lib/agents/lines/guarded'
import type { MakeModel, ModelDeps } from '@/lib/agents/modelled'
import { type Completion, type Ending, type Model, ModelFailure } from '@/lib/agents/models/model'
import { redacted } from '@/lib/agents/models/redact'
import { houseKey, houseModels, rosterOf } from '@/lib/agents/roster'
import { type Summariser, summariser } from '@/lib/agents/summary'
import { env, isSet } from '@/lib/env'
import { openEndpoint, openKey } from '@/lib/store/keys'
import { recordings } from '@/lib/store/minutes'
import type { MatchRow } from '@/lib/store/store'

/** In a seat's `keyRef`: the key that the match's owner keeps for the provider. Anything else is an endpoint's id. */
export const OWN_KEY = 'own'

let guarded: typeof fetch | undefined
const outside = (): typeof fetch => {
  guarded ??= guardedFetch(hostsAllowed())
  return guarded
}
export const hostsAllowed = (): ReadonlySet<string> =>
  allowedHosts(isSet('MODEL_HOSTS_ALLOWED') ? env.MODEL_HOSTS_ALLOWED : '')

/** The key that a seat of this owner's matches is asked with. @throws ModelFailure where there is no way any more. */
async function keyFor(spec: ModelSpec, ownerId: string | null): Promise<string | null> {
  const { provider, keyRef, baseUrl } = spec
  if (keyRef === undefined) return houseKey(spec)
  if (ownerId === null) throw new ModelFailure('wrong-key', 'The account whose key this was is gone.')
  if (keyRef === OWN_KEY && provider !== 'compatible') return openKey(ownerId, provider)
  const endpoint = await openEndpoint(ownerId, keyRef)
  if (!endpoint) throw new ModelFailure('wrong-key', 'The endpoint was deleted from the settings.')
  // a key goes nowhere but where it was entered for
  if (endpoint.baseUrl !== baseUrl)
    throw new ModelFailure('wrong-key', 'The endpoint has another address now than when the game was set.')
  return endpoint.key
}

/** No call waits for the database to learn its key, and a deleted key serves no longer than this. */
const KEY_HELD_MS = 1_000

/** A model as the seats of one owner reach it: the owner's key, and no way into this network. */
export function modelsOf(ownerId: string | null, spec: ModelSpec): ModelDeps {
  const house = houseModels()
  return {
    ...house,
    keyFor: heldFor(KEY_HELD_MS, () => keyFor(spec, ownerId)),
    load: async (provider) => keyless(await house.load(provider)),
    ...(spec.baseUrl && { fetch: outside() }),
  }
}

/** A model whose replies never hold the key they were asked for with, should an endpoint send it back. */
const keyless =
  (make: MakeModel): MakeModel =>
  (name, line, quirks): Model => {
    const model = make(name, line, quirks)
    if (line.key.length < SHORTEST) return model
    const clean = (text: string) => (text.includes(line.key) ? redacted(text, line.key) : text)
    return {
      ...model,
      async complete(prompt, signal) {
        const grew = withoutKey(prompt.grew, line.key, clean)
        return cleaned(await model.complete({ ...prompt, grew }, signal), clean)
      },
    }
  }
const SHORTEST = 6

/** Passes on a growing text, holding back only what may be the beginning of the key. */
function withoutKey(grew: (text: string) => void, key: string, clean: (text: string) => string) {
  let held = ''
  return (piece: string) => {
    const text = clean(held + piece)
    let most = Math.min(key.length - 1, text.length)
    while (most > 0 && !text.endsWith(key.slice(0, most))) most--
    held = text.slice(text.length - most)
    if (most < text.length) grew(text.slice(0, text.length - most))
  }
}

const cleaned = (completion: Completion, clean: (text: string) => string): Completion => ({
  ...completion,
  text: clean(completion.text),
  ending: cleanEnding(completion.ending, clean),
})
const cleanEnding = (ending: Ending, clean: (text: string) => string): Ending =>
  ending.kind === 'complete' ? ending : { ...ending, message: clean(ending.message) }

/** The agent of a seat, in a match of this owner. */
export function agentOf(spec: AgentSpec, match: Pick<MatchRow, 'id' | 'ownerId'>): Agent {
  const deps = () => (spec.kind === 'model' ? modelsOf(match.ownerId, spec) : houseModels())
  return rosterOf(deps, recordings)(spec, match)
}

/** Who puts talk in short, in a match of this owner. */
export const summariserFor = ({ ownerId }: { readonly ownerId: string | null }): Summariser =>
  summariser(houseModels().catalog, (spec) => modelsOf(ownerId, spec))
