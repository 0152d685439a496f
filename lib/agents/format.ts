import type { AnyGame, SeatRequest } from '@/lib/core/game'
import type { JsonSchema } from '@/lib/core/json-schema'
import { onceFor } from '@/lib/core/once'
import { CATEGORY, THOUGHT, type WireSchema } from '@/lib/core/wire'

/** Opens the half of the format layer that depends on the position; nothing before it can hold this line. */
export const EXAMPLE = 'EXAMPLE RESPONSE:'

/** The format layer: first what is the same in every packet of this decision, then an example for this position. */
export function formatLayer(game: AnyGame, view: unknown, request: SeatRequest): string {
  const wire = game.decisions[request.decision]
  return `${structure(wire)}\n\n${EXAMPLE}\n${example(wire, game, view, request)}`
}

const structure = onceFor(({ name, description, json }: WireSchema): string => {
  const required = new Set(json.required)
  const fields = Object.entries(json.properties ?? {}).map(([field, property]) => {
    const optional = required.has(field) ? '' : ' May be left out.'
    return `  "${field}": <${shape(property)}> // ${property.description ?? ''}${optional}`.trimEnd()
  })
  return [
    'REQUIRED RESPONSE FORMAT:',
    `You MUST respond with the ${name} function: ${description}`,
    'Its argument is one JSON object of exactly this structure, fields in this order, without the comments:',
    '',
    '{',
    fields.join('\n'),
    '}',
  ].join('\n')
})

function shape(property: JsonSchema): string {
  if (property.enum) return property.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (property.anyOf)
    return property.anyOf.map((one) => (one.type === 'number' ? 'number' : shape(one))).join(' or ')
  if (typeof property.additionalProperties === 'object' && !property.properties)
    return `{"<name>": ${shape(property.additionalProperties)}, …}`
  switch (property.type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
    case 'number':
      return 'whole number'
    case 'array':
      return `list of ${property.items ? plural(shape(property.items)) : 'values'}`
    case 'object':
      return `{${Object.entries(property.properties ?? {})
        .map(([field, inner]) => `"${field}": ${shape(inner)}`)
        .join(', ')}}`
    default:
      return 'string'
  }
}

const plural = (what: string): string => (/^[a-z ]+$/.test(what) ? `${what}s` : what)

const WHY = 'Two or three sentences on why.'
const PART = 'One or two sentences.'
const SAID = 'One line to the table, in your own voice.'

function example(wire: WireSchema, game: AnyGame, view: unknown, request: SeatRequest): string {
  const action = game.example(view, request) as Record<string, unknown>
  const reply: Record<string, unknown> = {
    ...Object.fromEntries(wire.thinks.map((field) => [field, field === THOUGHT ? WHY : PART])),
    [CATEGORY]: game.category(request),
    ...action,
    ...(wire.says && { [wire.says.field]: SAID }),
  }
  const order = Object.keys(wire.json.properties ?? {})
  const fields = order.map((field) => `  "${field}": ${JSON.stringify(reply[field])}`)
  return `{\n${fields.join(',\n')}\n}`
}
