import { z } from 'zod'
import type { AgentSpec, ModelSpec } from '@/lib/agents/agent'
import type { Catalog } from '@/lib/agents/catalog/catalog'
import { PROVIDER_NAMES, type Ways } from '@/lib/live/ways'
import { OWN_KEY } from '@/lib/worker/lines'

const CHOOSE = 'Choose who plays this seat.'

/** Who plays a seat, as the launch form sends it. `way`: a provider, or the id of one's own endpoint. */
export const agentForm = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('scripted') }),
    z.object({ kind: z.literal('random') }),
    z.object({
      kind: z.literal('model'),
      way: z.string('Choose whose model this is.').max(80, 'Choose whose model this is.'),
      model: z.string('Choose a model.').trim().min(1, 'Choose a model.').max(200, 'Choose a model.'),
      temperature: z.number('A temperature is a number.').optional(),
      maxTokens: z.number('The longest reply is a number of tokens.').optional(),
      maxPromptTokens: z.number('The longest packet is a number of tokens.').optional(),
    }),
  ],
  CHOOSE,
)
export type AgentForm = z.infer<typeof agentForm>
type ModelForm = Extract<AgentForm, { kind: 'model' }>

/** Where a seat may be reached at, for whom it is set. */
export type Reach = { readonly ways: Ways; readonly catalog: Catalog }

/** The agent of a seat as it is stored with the match; a sentence where there is none. */
export function agentSpec(form: AgentForm, reach: Reach): AgentSpec | string {
  if (form.kind !== 'model') return form
  const way = wayOf(form, reach)
  if (typeof way === 'string') return way
  const { temperature, maxTokens, maxPromptTokens } = form
  return {
    ...way,
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(maxPromptTokens !== undefined && { maxPromptTokens }),
  }
}

function wayOf({ way, model }: ModelForm, { ways, catalog }: Reach): ModelSpec | string {
  const endpoint = ways.endpoints.find(({ id }) => id === way)
  if (endpoint) {
    const { id, baseUrl, reply } = endpoint
    return { kind: 'model', provider: 'compatible', model, baseUrl, keyRef: id, ...(reply && { reply }) }
  }
  const key = ways.keys.find(({ provider }) => provider === way)
  if (!key) return 'This endpoint is not among yours any more: choose another model.'
  const { provider, house, ending } = key
  const entry = catalog.models.find((known) => known.provider === provider && known.id === model)
  if (!entry) return `The catalogue knows no ${model} of ${PROVIDER_NAMES[provider]}: choose another model.`
  if (entry.retired) return `${entry.label} is retired: choose another model.`
  if (ending === null && !house)
    return `There is no key for ${PROVIDER_NAMES[provider]}: enter one under Models and keys.`
  return { kind: 'model', provider, model, ...(ending !== null && { keyRef: OWN_KEY }) }
}
