import { z } from 'zod'
import { LONGEST_ITEM, LONGEST_TEXT, MOST_ITEMS } from '../sizes'
import { figure, id, line, optionalLine } from './words'

const common = { id, title: line(60), about: optionalLine(200), secret: z.boolean().default(false) }
const range = z.strictObject({ up_to: figure, word: line(30) })

const number = {
  ...common,
  kind: z.literal('number'),
  start: figure,
  min: figure.default(0),
  max: figure.default(100),
  decimals: z.int().min(0).max(4).default(0),
  unit: optionalLine(12),
  better: z.enum(['high', 'low', 'neither']).default('neither'),
  most_a_step: figure.positive().nullable().default(null),
  ranges: z.array(range).max(8).default([]),
}
const text = {
  ...common,
  kind: z.literal('text'),
  start: optionalLine(LONGEST_TEXT),
  choices: z.array(line(60)).max(12).default([]),
}
const boolean = { ...common, kind: z.literal('boolean'), start: z.boolean() }
const list = {
  ...common,
  kind: z.literal('list'),
  start: z.array(line(LONGEST_ITEM)).max(MOST_ITEMS).default([]),
}

/** What compiling adds to a variable. */
const made = {
  towards: optionalLine(30),
  base: z.union([z.literal(''), id]).default(''),
  module: z.union([z.literal(''), id]).default(''),
}
/** What it reads and drops: a relation becomes one variable towards each other agent. */
const asked = { relation: z.boolean().default(false) }

/** A variable as a match holds it. */
export const variable = z.discriminatedUnion('kind', [
  z.strictObject({ ...number, ...made }),
  z.strictObject({ ...text, ...made }),
  z.strictObject({ ...boolean, ...made }),
  z.strictObject({ ...list, ...made }),
])

/** A variable as a scenario or a module writes it. */
export const writtenVariable = z.discriminatedUnion('kind', [
  z.strictObject({ ...number, ...asked }),
  z.strictObject({ ...text, ...asked }),
  z.strictObject({ ...boolean, ...asked }),
  z.strictObject({ ...list, ...asked }),
])
export type WrittenVariable = z.infer<typeof writtenVariable>
