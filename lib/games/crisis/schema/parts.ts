import { z } from 'zod'
import { LONGEST_EVENT } from '../actions'
import type { Condition } from '../scenario'
import { agentName, figure, id, line, prose, value, values } from './words'

const nobody = z.union([z.literal(''), agentName]).default('')

const goal = z.strictObject({
  of: z.union([z.literal('own'), z.literal('world'), agentName]).default('own'),
  variable: id,
  aim: z.union([z.literal('high'), z.literal('low'), figure], {
    error: 'An aim is high, low, or a number to be close to.',
  }),
  weight: z.number().positive().max(100).default(1),
})

export const agent = z.strictObject({
  name: agentName,
  about: line(300),
  persona: prose(1500),
  interests: z.array(line(300)).max(8).default([]),
  red_lines: z.array(line(300)).max(8).default([]),
  goal: z.array(goal).max(12).default([]),
  temperament: id.default('dove'),
  secret: z.array(id).max(40).default([]),
  start: values.default({}),
})

const effect = z.strictObject({
  on: z.enum(['world', 'self', 'target', 'others']),
  variable: id,
  add: figure.nullable().default(null),
  set: value.nullable().default(null),
})

export const lever = z.strictObject({
  id,
  title: line(60),
  about: line(300),
  who: z.array(agentName).max(8).default([]),
  target: z.enum(['none', 'may', 'must']).default('none'),
  effects: z.array(effect).max(12).default([]),
})

const scheduledChange = z.strictObject({
  agent: nobody,
  variable: id,
  add: figure.nullable().default(null),
  set: value.nullable().default(null),
})

export const scheduled = z.strictObject({
  step: z.int().min(1),
  type: id,
  description: line(LONGEST_EVENT),
  known_to: z.array(agentName).max(8).default([]),
  changes: z.array(scheduledChange).max(12).default([]),
})

const comparison = z.strictObject({
  agent: nobody,
  variable: id,
  is: value.nullable().default(null),
  at_least: figure.nullable().default(null),
  at_most: figure.nullable().default(null),
})
const several = () => z.array(condition).min(1).max(10)

/** A checked expression: comparisons under `all`, `any` and `not`. */
export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union(
    [
      comparison,
      z.strictObject({ all: several() }),
      z.strictObject({ any: several() }),
      z.strictObject({ not: condition }),
    ],
    {
      error:
        'A condition names a variable with is, at_least or at_most, or holds conditions under all, any or not.',
    },
  ),
)

export const ending = z.strictObject({ id, title: line(80), when: condition })

export const settings = values
