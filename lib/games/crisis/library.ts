// Modules and scenarios that are shipped, read once.
import { modules as gathered } from '@/generated/crisis/modules'
import { scenarios as written } from '@/generated/crisis/scenarios'
import type { Scenario } from './scenario'
import { compile } from './schema/compile'
import { type ModuleManifest, moduleManifest, writtenScenario } from './schema/scenario'

/** Every module there is, by id in alphabetical order. */
export const manifests: readonly ModuleManifest[] = gathered.map(({ manifest }) =>
  moduleManifest.parse(manifest),
)

/** The shipped scenarios, compiled. A faulty one is a fault of ours; its test names line and field. */
export const scenarios: readonly Scenario[] = written.map((one) => {
  const compiled = compile(writtenScenario.parse(one), manifests)
  if (compiled.ok) return compiled.scenario
  throw new Error(compiled.faults.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
})

export const findScenario = (id: string): Scenario | null => scenarios.find((one) => one.id === id) ?? null
