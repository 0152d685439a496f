import { z } from 'zod'
import { findScenario, manifests, scenarios } from './library'
import type { Scenario } from './scenario'
import { scenarioSchema } from './schema/scenario'

/**
 * A match's options are its whole scenario. `{}` stands for the first that is shipped and `{ scenario: 'id' }` for the
 * one of that name; a user's own comes compiled.
 */
export const options: z.ZodType<Scenario> = z.preprocess(
  (given) => {
    if (typeof given !== 'object' || given === null) return given
    const keys = Object.keys(given)
    if (keys.length === 0) return scenarios[0]
    const { scenario } = given as { scenario?: unknown }
    return keys.length === 1 && typeof scenario === 'string' ? (findScenario(scenario) ?? given) : given
  },
  scenarioSchema.superRefine((scenario, { addIssue }) => {
    for (const [i, { id }] of scenario.modules.entries())
      for (const message of lackingFor(scenario, id))
        addIssue({ code: 'custom', path: ['modules', i], message })
  }),
)

/** What a module misses of the variables that compiling would have added; one that this house lacks needs none. */
function lackingFor({ world, each }: Scenario, id: string): string[] {
  const manifest = manifests.find((one) => one.id === id)
  if (!manifest) return []
  const lists = [
    [manifest.global_variables, world],
    [manifest.agent_variables, each],
  ] as const
  return lists.flatMap(([wanted, there]) =>
    wanted.flatMap(({ id: name, kind, relation }) => {
      const found = there.some((one) => one.kind === kind && (relation ? one.base : one.id) === name)
      return found ? [] : [`${manifest.title} needs its variable ${name}, a ${kind}.`]
    }),
  )
}
