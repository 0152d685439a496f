import { z } from 'zod'
import type { Scenario } from '../scenario'
import { isShallow } from './depth'
import { faultsOf } from './faults'
import { agent, ending, lever, scheduled, settings } from './parts'
import { variable, writtenVariable } from './variables'
import { id, line, prose } from './words'

export const MOST_AGENTS = 8
export const MOST_STEPS = 60

const head = {
  id,
  title: line(60),
  step_length: line(30),
  steps: z.int().min(1).max(MOST_STEPS),
  briefing: prose(4000),
  simulator_awareness: z.boolean().default(true),
}
const body = {
  agents: z.array(agent).min(2).max(MOST_AGENTS),
  levers: z.array(lever).max(40).default([]),
  schedule: z.array(scheduled).max(60).default([]),
  ends: z.array(ending).max(10).default([]),
  considerations: z.array(line(200)).max(12).default([]),
  judging: z.array(line(300)).max(20).default([]),
}

/** A scenario as its file writes it: modules by name, without the variables that they add. */
export const writtenScenario = z
  .unknown()
  .refine(isShallow, { error: 'It is nested too deeply.' })
  .pipe(
    z.strictObject({
      ...head,
      global_variables: z.array(writtenVariable).max(30).default([]),
      agent_variables: z.array(writtenVariable).max(30).default([]),
      ...body,
      modules: z
        .array(z.strictObject({ id, settings: settings.default({}) }))
        .max(12)
        .default([]),
    }),
  )
export type WrittenScenario = z.infer<typeof writtenScenario>

/** The whole of a compiled scenario, fields alone. */
const compiled = z.strictObject({
  ...head,
  world: z.array(variable).max(60),
  each: z.array(variable).max(150),
  ...body,
  modules: z.array(z.strictObject({ id, title: line(60), settings })).max(12),
})

/** A compiled scenario, its parts held against one another too: what a match is launched with. */
export const scenarioSchema: z.ZodType<Scenario> = z
  .unknown()
  .refine(isShallow, { error: 'It is nested too deeply.' })
  .pipe(compiled)
  .superRefine((scenario, { addIssue }) => {
    for (const { path, message } of faultsOf(scenario as Scenario))
      addIssue({ code: 'custom', path: [...path], message })
  }) as z.ZodType<Scenario>

/** A module as its folder's YAML describes it. */
export const moduleManifest = z.strictObject({
  id,
  title: line(60),
  about: prose(1000),
  global_variables: z.array(writtenVariable).max(10).default([]),
  agent_variables: z.array(writtenVariable).max(10).default([]),
  /** Settings with their defaults; a scenario gives others of the same kind. */
  settings: z
    .array(z.strictObject({ id, about: line(200), default: settings.valueType }))
    .max(20)
    .default([]),
})
export type ModuleManifest = z.infer<typeof moduleManifest>
