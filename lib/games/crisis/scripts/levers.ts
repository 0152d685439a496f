// What a lever means by what the scenario says it does: to everybody, to its target, to who pulls it.
import type { Effect, Lever, ModuleUse, Scenario, Variable } from '../scenario'
import { commonAim, headline, isNumber, reachOf } from './measure'

export type Meaning = {
  readonly lever: Lever
  /** How much worse it makes things for everybody, in large moves of the headline; negative: better. */
  readonly heat: number
  /** How much it harms whom it is aimed at; negative: it helps. */
  readonly harm: number
}

const variableOf = ({ world, each }: Scenario, { on, variable: id }: Effect): Variable | undefined =>
  on === 'world'
    ? world.find((one) => one.id === id)
    : each.find(({ id: own, base }) => (base === '' ? own : base) === id)

/** How much worse an effect makes a variable by its declared direction, in large moves. */
function worsens(scenario: Scenario, effect: Effect): number {
  const variable = variableOf(scenario, effect)
  if (variable === undefined || !isNumber(variable) || effect.add === null) return 0
  const aim = commonAim(variable)
  if (aim === null) return 0
  return ((aim === 'low' ? 1 : -1) * effect.add) / reachOf(variable)
}

/** What modules list a lever under: their settings called `hostile`, `friendly`, `sanction_lever` and `lift_lever`. */
function listed({ modules }: Scenario, id: string): number {
  const isIn = ({ settings }: ModuleUse, name: string): boolean => {
    const value = settings[name]
    return Array.isArray(value) ? value.includes(id) : value === id
  }
  const any = (...names: string[]) => modules.some((use) => names.some((name) => isIn(use, name)))
  return (any('hostile', 'sanction_lever') ? 0.6 : 0) - (any('friendly', 'lift_lever') ? 0.6 : 0)
}

export function meaningOf(scenario: Scenario, lever: Lever): Meaning {
  const main = headline(scenario)?.id
  let heat = 0
  let harm = listed(scenario, lever.id)
  for (const effect of lever.effects) {
    const worse = worsens(scenario, effect)
    if (effect.on === 'world' && effect.variable === main) heat += worse
    else if (effect.on === 'target') harm += worse
    else if (effect.on === 'others') harm += worse / 2
  }
  return { lever, heat, harm }
}

/** Whether a lever openly worsens things, for all or for its target. */
export const isSharp = ({ heat, harm }: Meaning): boolean => heat > 0.15 || harm > 0.3
export const isEasing = ({ heat, harm }: Meaning): boolean => heat < -0.15 && harm <= 0.3

/** The pairs of levers by which modules impose something until it is lifted, with the list that says who did. */
export function standing({ modules, each }: Scenario): { impose: string; lift: string; list: string }[] {
  return modules.flatMap(({ id, settings: { sanction_lever, lift_lever } }) => {
    const list = each.find((one) => one.module === id && one.kind === 'list')
    const isPair = typeof sanction_lever === 'string' && typeof lift_lever === 'string'
    return isPair && list ? [{ impose: sanction_lever, lift: lift_lever, list: list.id }] : []
  })
}
