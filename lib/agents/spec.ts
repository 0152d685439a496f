import { z } from 'zod'
import type { AgentSpec } from './agent'
import { PROVIDERS } from './catalog/catalog'

const address = z
  .string()
  .max(500)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Give an http or https address.',
  )

const model = z
  .strictObject({
    kind: z.literal('model'),
    provider: z.enum(PROVIDERS, 'Choose who offers the model.'),
    model: z.string('Choose a model.').trim().min(1, 'Choose a model.').max(200),
    temperature: z.number().min(0).max(2).optional(),
    maxTokens: z.int().min(16).max(32_000).optional(),
    baseUrl: address.optional(),
    keyRef: z.string().max(200).optional(),
    reply: z.enum(['function', 'json']).optional(),
    sameAgain: z.boolean().optional(),
  })
  .refine(({ provider, baseUrl }) => provider !== 'compatible' || baseUrl !== undefined, {
    path: ['baseUrl'],
    message: 'A compatible endpoint needs its address.',
  })

/** Who plays a seat, as a launch may ask for it. Whether an address may be called is for others to judge. */
export const agentSpec: z.ZodType<AgentSpec> = z.union([
  z.strictObject({ kind: z.enum(['scripted', 'random'], 'Choose who plays this seat.') }),
  model,
])
