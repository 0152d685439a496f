import { z } from 'zod'
import type { Json } from './choice'
import { SPEECH_WORDS } from './speech'

export const THOUGHT = 'private_thought'
export const SPEECH = 'public_speech'
export const CATEGORY = 'thought_category'
export const CATEGORIES = [
  'strategy',
  'valuation',
  'opponent_analysis',
  'trade_evaluation',
  'risk_assessment',
] as const

/** The reply of one kind of decision as it goes over the wire: one static schema, fields in the order thought, decision, speech. */
export type WireSchema = {
  /** Name of the function that a model is made to call. */
  readonly name: string
  readonly description: string
  /** Names of the decision's own fields, in order. */
  readonly fields: readonly string[]
  /** What a field of its own stands for where a reply that names others leaves it out; the rest may not be missing. */
  readonly absent: Readonly<Record<string, Json>>
  readonly schema: z.ZodType<Record<string, unknown>>
  /** JSON Schema (2020-12) of the same. */
  readonly json: Readonly<Record<string, unknown>>
}

/** Builds the wire schema of a decision from its own fields; every reply also thinks and speaks. */
export function wire(
  name: string,
  description: string,
  fields: z.ZodRawShape,
  absent: WireSchema['absent'] = {},
): WireSchema {
  const schema = z.object({
    [THOUGHT]: z.string().describe('Your private reasoning in 2 to 3 sentences; nobody else hears it.'),
    [CATEGORY]: z.enum(CATEGORIES).optional().describe('What kind of thought it is.'),
    ...fields,
    [SPEECH]: z
      .string()
      .describe(`What you say aloud to the table, in character; at most ${SPEECH_WORDS} words.`),
  })
  const json = z.toJSONSchema(schema, { override: ({ jsonSchema }) => unbound(jsonSchema) })
  return { name, description, fields: Object.keys(fields), absent, schema, json }
}

/** A wire schema has no bounds; zod gives every integer those of safe ones, which strict providers refuse. */
function unbound(json: { minimum?: number; maximum?: number }): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}
