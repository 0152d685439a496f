import type { JsonSchema } from '@/lib/core/json-schema'
import { onceFor } from '@/lib/core/once'

// JSON Schema as each provider takes it: converted once for each wire schema, for they are static.

/** The subset of OpenAPI 3.0 that Gemini takes: types in capitals, no bounds, and the order of the fields apart. */
export type GeminiSchema = {
  readonly type?: string
  readonly description?: string
  readonly enum?: string[]
  readonly items?: GeminiSchema
  readonly properties?: Record<string, GeminiSchema>
  readonly required?: string[]
  readonly propertyOrdering?: string[]
  readonly anyOf?: GeminiSchema[]
}

const mapped = <T>(
  fields: Readonly<Record<string, JsonSchema>>,
  change: (inner: JsonSchema, name: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, change(inner, name)]))

const typeOf = ({ type, enum: choices }: JsonSchema): string =>
  typeof type === 'string' ? type : choices ? 'string' : 'object'

/** What an open object holds under every key; null: the object is none. */
const openOf = ({ properties, additionalProperties }: JsonSchema): JsonSchema | null =>
  properties === undefined && typeof additionalProperties === 'object' ? additionalProperties : null

/** An open object as a list of entries, for those who take no open objects. The reader makes an object of it again. */
const entriesOf = (schema: JsonSchema, inner: JsonSchema): JsonSchema => ({
  type: 'array',
  description: `${schema.description ?? ''} A list with one entry for each name.`.trim(),
  items: {
    type: 'object',
    properties: { key: { type: 'string', description: 'The name.' }, value: inner },
    required: ['key', 'value'],
    additionalProperties: false,
  },
})

/** For a function's parameters: without the bounds that only say that a number is a safe integer. */
export const parametersOf = onceFor(plain)

function plain(schema: JsonSchema): JsonSchema {
  const { description, enum: choices, items, properties, required, anyOf } = schema
  if (anyOf) return { ...(description && { description }), anyOf: anyOf.map(plain) }
  const open = openOf(schema)
  return {
    type: typeOf(schema),
    ...(description && { description }),
    ...(choices && { enum: choices }),
    ...(items && { items: plain(items) }),
    ...(open && { additionalProperties: plain(open) }),
    ...(properties && { properties: mapped(properties, plain), required, additionalProperties: false }),
  }
}

/** For OpenAI's strict functions: every field is required, one that may be left out may be null instead. */
export const strictParametersOf = onceFor((schema: JsonSchema) => strict(plain(schema)))

function strict(schema: JsonSchema): JsonSchema {
  const { items, properties, required = [], anyOf } = schema
  if (anyOf) return { ...schema, anyOf: anyOf.map(strict) }
  const open = openOf(schema)
  if (open) return strict(entriesOf(schema, open))
  if (items) return { ...schema, items: strict(items) }
  if (!properties) return schema
  const fields = mapped(properties, (inner, name) =>
    required.includes(name) ? strict(inner) : orNull(strict(inner)),
  )
  return { ...schema, properties: fields, required: Object.keys(fields) }
}

const orNull = (schema: JsonSchema): JsonSchema =>
  schema.anyOf ? { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] } : orNullType(schema)

const orNullType = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [typeOf(schema), 'null'],
  ...(schema.enum && { enum: [...schema.enum, null] }),
})

/** For Gemini's response schema. */
export const geminiSchemaOf = onceFor(forGemini)

function forGemini(schema: JsonSchema): GeminiSchema {
  const { description, enum: choices, items, properties, required, anyOf } = schema
  if (anyOf) return { ...(description && { description }), anyOf: anyOf.map(forGemini) }
  const open = openOf(schema)
  if (open) return forGemini(entriesOf(schema, open))
  return {
    type: typeOf(schema).toUpperCase(),
    ...(description && { description }),
    ...(choices && { enum: choices.map(String) }),
    ...(items && { items: forGemini(items) }),
    ...(properties && {
      properties: mapped(properties, forGemini),
      required: [...(required ?? [])],
      propertyOrdering: Object.keys(properties),
    }),
  }
}
