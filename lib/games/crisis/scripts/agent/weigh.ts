// What each lever, aimed at each other, is worth to an agent now; and which it pulls.
import type { Seat } from '@/lib/core/game'
import { leversOf } from '../../rules/effects'
import type { Lever } from '../../scenario'
import { actsIn, agentSeats, agentValues, scenarioOf, worldValues } from '../../seen'
import type { View } from '../../state'
import { CHANCE, WHIMS } from '../chances'
import { isEasing, isSharp, type Meaning, standing } from '../levers'
import { badness, isNumber } from '../measure'
import { worthOf } from './cares'
import type { Stance } from './stance'

export type Option = {
  readonly lever: Lever
  readonly target: Seat | null
  readonly worth: number
  readonly meaning: Meaning
}

/** All that an agent could do, the best first. */
export function optionsOf(stance: Stance): Option[] {
  const { view, seat } = stance
  const options = leversOf({ ...scenarioOf(view), levers: stance.levers }, seat).flatMap((lever, number) => {
    const meaning = stance.meanings.get(lever.id)
    return meaning
      ? targetsOf(stance, lever, seat).map((target) => ({
          lever,
          target,
          meaning,
          worth: worthOfOption(stance, meaning, target) + whim(stance, number),
        }))
      : []
  })
  return options.sort((a, b) => b.worth - a.worth)
}

const whim = ({ mind }: Stance, number: number): number =>
  0.5 * (mind.chance(CHANCE.whims + (number % WHIMS)) - 0.5)

/** Whom one may aim a lever at. What is imposed is not imposed twice, what is not cannot be lifted. */
export function targetsOf({ view, names, levers }: Stance, { id, target }: Lever, by: Seat): (Seat | null)[] {
  if (target === 'none') return [null]
  const pairs = standing({ ...scenarioOf(view), levers })
  const pair = pairs.find(({ impose, lift }) => impose === id || lift === id)
  const others = agentSeats(view).filter((other) => {
    if (other === by) return false
    const list = pair && agentValues(view, other)[pair.list]
    const stands = Array.isArray(list) && list.includes(names[by])
    return pair === undefined || stands === (pair.lift === id)
  })
  return target === 'may' ? [null, ...others] : others
}

function worthOfOption(stance: Stance, meaning: Meaning, target: Seat | null): number {
  const { cares, names, seat, view } = stance
  const { lever } = meaning
  return (
    worthOf(cares, names, { by: seat, target, effects: lever.effects }) +
    temper(stance, meaning, target) -
    tired(stance, lever) -
    spent(stance, lever) -
    (changesNothing(view, lever) ? 1.5 : 0)
  )
}

/** What temperament adds: a liking for heat or quiet by the mood, for hurting whom it resents and helping whom it does not. */
function temper(stance: Stance, meaning: Meaning, target: Seat | null): number {
  const { traits, mood, regards, alarm, view } = stance
  const { heat, harm } = meaning
  const { resolve, caution, trustfulness, gain } = traits
  const forHeat = {
    press: 1.1 * resolve - 0.5 * caution,
    hold: 0.75 * resolve - 1.1 * caution - 0.15,
    ease: -1.2 - 1.2 * alarm,
  }[mood]
  const regard = regards.find((one) => one.seat === target)
  if (!regard) return forHeat * heat
  const { grievance } = regard
  const needed = needOf(view, meaning, regard.seat)
  const toTarget =
    harm > 0
      ? harm * (0.55 * resolve * grievance - 0.45 * caution - 0.1)
      : -harm * needed * (0.4 * trustfulness + 0.1 * gain) * (1 - 0.5 * grievance) -
        0.4 * resolve * Math.max(0, grievance)
  return forHeat * heat + toTarget
}

/** How badly the target needs what a lever betters for it, 0.2 to 1.4; 0.7 where that does not show. */
function needOf(view: View, { lever }: Meaning, target: Seat): number {
  const values = agentValues(view, target)
  const needs = lever.effects.flatMap(({ on, variable: id, add }) => {
    const variable = scenarioOf(view).each.find((one) => one.id === id)
    if (on !== 'target' || add === null || !variable || !isNumber(variable)) return []
    const value = values[id]
    return variable.better === 'neither' ? [] : [typeof value === 'number' ? badness(variable, value) : 0.4]
  })
  return needs.length === 0 ? 0.7 : 0.2 + 1.2 * Math.max(...needs)
}

/** Nobody does the same for ever. */
function tired({ view, seat }: Stance, { id }: Lever): number {
  const { step } = view.table
  const times = (ago: number) =>
    actsIn(view, step - ago).filter((act) => act.seat === seat && act.lever === id).length
  return 0.5 * times(1) + 0.25 * times(2) + 0.1 * times(3)
}

/** What one does not have one cannot spend. */
function spent({ view, seat }: Stance, { effects }: Lever): number {
  const values = agentValues(view, seat)
  let cost = 0
  for (const { on, variable: id, add } of effects) {
    if (on !== 'self' || add === null || add >= 0) continue
    const variable = scenarioOf(view).each.find((one) => one.id === id)
    const value = values[id]
    if (!variable || !isNumber(variable) || variable.better !== 'high' || typeof value !== 'number') continue
    if (value + add < variable.min + 0.05 * (variable.max - variable.min)) cost += 2
  }
  return cost
}

/** A lever whose point is to set something of the world that is set so already. */
function changesNothing(view: View, { effects }: Lever): boolean {
  const sets = effects.filter(({ on, set }) => on === 'world' && set !== null)
  const world = worldValues(view)
  return sets.length > 0 && sets.every(({ variable, set }) => world[variable] === set)
}

/** The best options that do not undo one another: two at most in quiet, three when pressed or alarmed. */
export function chosen(
  { traits, mood, alarm }: Stance,
  options: readonly Option[],
  must: readonly Option[],
): Option[] {
  const most = mood === 'hold' && alarm < 0.6 ? 2 : 3
  const least = 0.25 - 0.1 * traits.resolve
  const all = [...must]
  for (const option of options) {
    if (all.length >= Math.max(most, must.length) || option.worth < least) break
    const clashes = all.some(
      (one) =>
        one.lever.id === option.lever.id ||
        undoes(one.lever, option.lever) ||
        (isSharp(one.meaning) && isEasing(option.meaning)) ||
        (isEasing(one.meaning) && isSharp(option.meaning)),
    )
    if (!clashes) all.push(option)
  }
  return all
}

/** Whether two levers push one variable of the world opposite ways, on balance. */
export function undoes(a: Lever, b: Lever): boolean {
  let product = 0
  for (const one of a.effects)
    for (const two of b.effects)
      if (one.on === 'world' && two.on === 'world' && one.variable === two.variable)
        product += Math.sign(one.add ?? 0) * Math.sign(two.add ?? 0)
  return product < 0
}
