import { type AgentOffer, offerValue } from '@/components/launch/agents'
import type { LaunchChoices } from '@/components/launch/table'
import type { Catalog, ModelEntry, Prices } from '@/lib/agents/catalog/catalog'
import { DEFAULT_MODELS } from '@/lib/agents/catalog/models'
import { PROVIDER_NAMES, type Ways } from '@/lib/live/ways'
import { SCRIPTS } from './choices'

const priceWords = (prices: Prices | null): string =>
  prices ? `$${prices.input} in, $${prices.output} out` : 'no price'

/** Scripts, the models of both providers, the retired ones marked, and those of one's own endpoints. */
export function agentOffers({ keys, endpoints }: Ways, catalog: Catalog): AgentOffer[] {
  const offer = (way: string, { id, label, prices }: ModelEntry): AgentOffer => ({
    value: offerValue(way, id),
    label: `${label}, ${priceWords(prices)}`,
  })
  const known = keys.flatMap(({ provider, house, ending }) =>
    catalog.models
      .filter((entry) => entry.provider === provider)
      .sort((a, b) => Number(a.retired ?? false) - Number(b.retired ?? false))
      .map((entry) => ({
        ...offer(provider, entry),
        ...(entry.retired && { retired: true }),
        group: `${PROVIDER_NAMES[provider]}, dollars for a million tokens`,
        ...(!house && ending === null && { missing: `There is no key for ${PROVIDER_NAMES[provider]} yet:` }),
      })),
  )
  const own = endpoints.flatMap(({ id, name, models }) =>
    models.map((model) => ({ ...offer(id, catalog.find('compatible', model)), group: name })),
  )
  return [...SCRIPTS, ...known, ...own]
}

/** What the launch form is told of models: who can play, and who usually plays whom. */
export function modelChoices(ways: Ways, catalog: Catalog): Pick<LaunchChoices, 'agents' | 'usualModels'> {
  const usual = Object.entries(DEFAULT_MODELS).map(([persona, { provider, model }]) => [
    persona,
    offerValue(provider, model),
  ])
  return { agents: agentOffers(ways, catalog), usualModels: Object.fromEntries(usual) }
}
