import { z } from 'zod'
import { findScenario, scenarios } from './library'
import type { Scenario } from './scenario'
import { scenarioSchema } from './schema/scenario'

/**
 * A match's options are its whole scenario. `{}` stands for the first that is shipped and `{ scenario: 'id' }` for the
 * one of that name; a user's own comes compiled.
 */
export const options: z.ZodType<Scenario> = z.preprocess((given) => {
  if (typeof given !== 'object' || given === null) return given
  const keys = Object.keys(given)
  if (keys.length === 0) return scenarios[0]
  const { scenario } = given as { scenario?: unknown }
  return keys.length === 1 && typeof scenario === 'string' ? (findScenario(scenario) ?? given) : given
}, scenarioSchema)
