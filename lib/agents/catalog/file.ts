import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { env, isSet } from '@/lib/env'
import { type Catalog, catalogOf, type ModelEntry, PROVIDERS } from './catalog'
import { MODELS } from './models'

const dollars = z.number().min(0)

const entry = z.strictObject({
  provider: z.enum(PROVIDERS),
  id: z.string().min(1).max(200),
  label: z.string().min(1).max(200).optional(),
  prices: z
    .strictObject({ input: dollars, cached: dollars.nullable().default(null), output: dollars })
    .nullable()
    .default(null),
  retired: z.boolean().optional(),
  quirks: z
    .strictObject({
      refusesTemperature: z.boolean(),
      tokenParameter: z.enum(['max_tokens', 'max_completion_tokens']),
      room: z.int().min(0).max(100_000),
      strict: z.boolean(),
      reply: z.enum(['function', 'json']),
      extra: z.record(z.string(), z.json()),
    })
    .partial()
    .optional(),
})

/** Entries of a catalogue file: `[{"provider": …, "id": …, …}, …]`. @throws Error in one sentence that names the fault */
export function readEntries(text: string): ModelEntry[] {
  const read = z.array(entry).safeParse(JSON.parse(text))
  if (!read.success) {
    const { path, message } = read.error.issues[0]
    throw new Error(`${path.join('.') || 'the file'}: ${message}`)
  }
  return read.data.map((found) => ({ ...found, label: found.label ?? found.id }) as ModelEntry)
}

let known: Catalog | undefined

/** The catalogue of this process: Parlor's own, and the file that `MODEL_CATALOG` names. */
export function catalog(): Catalog {
  known ??= catalogOf(MODELS, isSet('MODEL_CATALOG') ? fromFile(env.MODEL_CATALOG) : [])
  return known
}

function fromFile(path: string): ModelEntry[] {
  try {
    return readEntries(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`MODEL_CATALOG, ${path}: ${(error as Error).message}`)
  }
}
