import type { JsonSchema } from '@/lib/core/json-schema'
import { quoted } from '@/lib/core/quote'
import { isObject } from './extract'

const NUMBER = /^\s*\$?\s*(-?\d{1,3}(?:,\d{3})+|-?\d+)(?:\.0+)?\s*$/

/**
 * Reads a value as its schema wants it where only one reading is possible: numbers, true and false as strings, words
 * of a list in other letters. Anything else comes back as it is, to be refused by the schema. `notes` gathers what
 * was done, a phrase each.
 */
export function coerced(value: unknown, shape: JsonSchema, path: string, notes: string[]): unknown {
  if (typeof value === 'string') return fromString(value, shape, path, notes)
  if (shape.anyOf) return coerced(value, optionFor(value, shape.anyOf), path, notes)
  if (typeof shape.additionalProperties === 'object' && !shape.properties)
    return openObject(value, shape.additionalProperties, path, notes)
  if (Array.isArray(value) && shape.items) {
    const { items } = shape
    return value.map((item, i) => coerced(item, items, `${path}[${i}]`, notes))
  }
  if (isObject(value) && shape.properties) {
    const { properties } = shape
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const known = Object.hasOwn(properties, key) ? properties[key] : undefined
        return [key, known ? coerced(inner, known, path === '' ? key : `${path}.${key}`, notes) : inner]
      }),
    )
  }
  return value
}

const optionFor = (value: unknown, options: readonly JsonSchema[]): JsonSchema =>
  options.find(({ type }) => type === (Array.isArray(value) ? 'array' : 'object')) ?? {}

/** An object of any keys: as such, or as the list of entries `{ key, value }` that strict providers are asked for. */
function openObject(value: unknown, inner: JsonSchema, path: string, notes: string[]): unknown {
  const entries = isObject(value) ? Object.entries(value) : entriesIn(value)
  if (entries === null) return value
  const read = entries.map(([key, one]) => [storable(key), coerced(one, inner, `${path}.${key}`, notes)])
  return Object.fromEntries(read)
}

/** null: it is no list of entries, or names one twice. */
function entriesIn(value: unknown): [string, unknown][] | null {
  if (!Array.isArray(value)) return null
  const entries: [string, unknown][] = []
  for (const item of value) {
    if (!isObject(item) || typeof item.key !== 'string' || !Object.hasOwn(item, 'value')) return null
    entries.push([item.key, item.value])
  }
  return new Set(entries.map(([key]) => key)).size === entries.length ? entries : null
}

function fromString(found: string, shape: JsonSchema, path: string, notes: string[]): unknown {
  const text = storable(found)
  if (text !== found) notes.push(`${path}: characters left out that cannot be stored`)
  const read = readString(text, shape)
  if (read === undefined) return text
  notes.push(`${path}: ${quoted(text.slice(0, 40))} read as ${JSON.stringify(read)}`)
  return read
}

/** Neither NUL nor half a surrogate pair can be stored. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** undefined: leave the string as it is. */
function readString(text: string, { type, enum: choices }: JsonSchema): unknown {
  if (choices) {
    if (choices.includes(text)) return undefined
    const plain = text.trim().toLowerCase()
    return choices.find((choice) => typeof choice === 'string' && choice.toLowerCase() === plain)
  }
  if (type === 'integer' || type === 'number') {
    const digits = NUMBER.exec(text)?.[1]
    return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
  }
  if (type === 'boolean') {
    const plain = text.trim().toLowerCase()
    return plain === 'true' ? true : plain === 'false' ? false : undefined
  }
  return undefined
}
