import { z } from 'zod'
import type { Json } from './choice'
import type { JsonSchema } from './json-schema'
import { type Speech, TABLE_TALK } from './speech'

export const THOUGHT = 'private_thought'
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
  /** Fields of private reasoning, in order: together they are the thought. */
  readonly thinks: readonly string[]
  /** What is said with the answer, and how much; null: nothing is. */
  readonly says: Speech | null
  /** What a field of its own stands for where a reply that names others leaves it out; the rest may not be missing. */
  readonly absent: Readonly<Record<string, Json>>
  readonly schema: z.ZodType<Record<string, unknown>>
  /** The same as JSON Schema. */
  readonly json: JsonSchema
}

type Voice = {
  /** Fields among `fields` that are private reasoning; absent: one thought before them, with its category. */
  readonly thinks?: readonly string[]
  /** Absent: a few words to the table; null: nothing is said. */
  readonly says?: Speech | null
}

/** Builds the wire schema of a decision from its own fields: it thinks first and speaks last. */
export function wire(
  name: string,
  description: string,
  fields: z.ZodRawShape,
  { absent = {}, thinks, says = TABLE_TALK }: Voice & Partial<Pick<WireSchema, 'absent'>> = {},
): WireSchema {
  const schema = z.object({
    ...(thinks ? {} : ONE_THOUGHT),
    ...fields,
    ...(says && { [says.field]: z.string().describe(says.told) }),
  })
  const json = z.toJSONSchema(schema, { override: ({ jsonSchema }) => unbound(jsonSchema) }) as JsonSchema
  const own = Object.keys(fields).filter((field) => !thinks?.includes(field))
  return { name, description, fields: own, thinks: thinks ?? [THOUGHT], says, absent, schema, json }
}

const ONE_THOUGHT = {
  [THOUGHT]: z.string().describe('Your private reasoning in 2 to 3 sentences; nobody else hears it.'),
  [CATEGORY]: z.enum(CATEGORIES).optional().describe('What kind of thought it is.'),
}

/** A thought as its fields hold it: a line each, what is left over in the last. */
export function thoughtFields(
  { thinks }: Pick<WireSchema, 'thinks'>,
  thought: string,
): Record<string, string> {
  const lines = thought.split('\n')
  const last = thinks.length - 1
  return Object.fromEntries(
    thinks.map((field, i) => [field, (i === last ? lines.slice(i).join('\n') : lines[i]) ?? '']),
  )
}

/** A wire schema has no bounds; zod gives every integer those of safe ones, which strict providers refuse. */
function unbound(json: { minimum?: number; maximum?: number }): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}
