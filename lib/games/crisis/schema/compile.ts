import type { ModuleUse, Scenario, Value, Variable } from '../scenario'
import { type Fault, faultsOf } from './faults'
import type { ModuleManifest, WrittenScenario } from './scenario'
import type { WrittenVariable } from './variables'

export type Compiled =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/**
 * A scenario with the variables that its modules add, relations made into one variable towards each agent, settings
 * filled in. Faults name fields as the file writes them.
 */
export function compile(written: WrittenScenario, manifests: readonly ModuleManifest[]): Compiled {
  const found = written.modules.map(({ id }) => manifests.find((one) => one.id === id))
  const lost = written.modules.flatMap(({ id }, i): Fault[] => {
    const known = manifests.map((one) => one.id).join(', ')
    return found[i]
      ? []
      : [{ path: ['modules', i, 'id'], message: `There is no module "${id}". Known: ${known}.` }]
  })
  if (lost.length > 0) return { ok: false, faults: lost }
  const used = found as ModuleManifest[]
  const names = written.agents.map(({ name }) => name)
  const { global_variables, agent_variables, modules, ...rest } = written
  const scenario: Scenario = {
    ...rest,
    world: [
      ...global_variables.flatMap((one) => made(one, '', [])),
      ...used.flatMap(({ id, global_variables: own }) => own.flatMap((one) => made(one, id, []))),
    ],
    each: [
      ...agent_variables.flatMap((one) => made(one, '', names)),
      ...used.flatMap(({ id, agent_variables: own }) => own.flatMap((one) => made(one, id, names))),
    ],
    modules: modules.map(({ id, settings }, i): ModuleUse => {
      const given = Object.fromEntries(
        used[i].settings.map((one) => [one.id, settings[one.id] ?? one.default]),
      )
      return { id, title: used[i].title, settings: given }
    }),
  }
  const faults = [
    ...modules.flatMap(({ settings }, i) => settingFaults(settings, used[i], i)),
    ...faultsOf(scenario).map((fault) => ({ ...fault, path: writtenPath(fault.path, scenario, written) })),
  ]
  return faults.length > 0 ? { ok: false, faults } : { ok: true, scenario }
}

/** Small letters, digits and underscores of a name: part of the id of a relation. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** Id of a relation towards an agent: `trust_calder`. */
export const relationId = (base: string, towards: string): string => `${base}_${slug(towards)}`

function made(
  { relation, ...written }: WrittenVariable,
  module: string,
  names: readonly string[],
): Variable[] {
  if (!relation) return [{ ...written, towards: '', base: '', module }]
  return names.map((towards) => ({
    ...written,
    id: relationId(written.id, towards),
    title: `${written.title}: ${towards}`,
    towards,
    base: written.id,
    module,
  }))
}

/** A setting is of the same kind as its default. */
function settingFaults(given: Readonly<Record<string, Value>>, manifest: ModuleManifest, i: number): Fault[] {
  return Object.entries(given).flatMap(([id, value]) => {
    const path = ['modules', i, 'settings', id]
    const setting = manifest.settings.find((one) => one.id === id)
    if (!setting) {
      const known = manifest.settings.map((one) => one.id).join(', ') || 'none'
      return [{ path, message: `${manifest.title} has no setting "${id}". Known: ${known}.` }]
    }
    const fits =
      typeof setting.default === typeof value && Array.isArray(setting.default) === Array.isArray(value)
    return fits
      ? []
      : [{ path, message: `Give a value like its default, ${JSON.stringify(setting.default)}.` }]
  })
}

/** Where the file writes what stands at a path of the compiled scenario. */
function writtenPath(path: Fault['path'], scenario: Scenario, written: WrittenScenario): Fault['path'] {
  const [list, i, ...rest] = path
  if (list !== 'world' && list !== 'each') return path
  const { id, base, module } = scenario[list][Number(i)]
  if (module !== '') {
    return ['modules', scenario.modules.findIndex((one) => one.id === module), 'id']
  }
  const own = list === 'world' ? 'global_variables' : 'agent_variables'
  return [own, written[own].findIndex((one) => one.id === (base || id)), ...rest]
}
