// What one agent cares for: its goals, and what is good or bad by the scenario's own word.
import type { Seat } from '@/lib/core/game'
import type { Effect, Goal, NumberVariable } from '../../scenario'
import { variablesOf } from '../../scenario'
import { agentAt, agentSeats, agentValues, scenarioOf, worldValues } from '../../seen'
import type { View } from '../../state'
import { commonAim, distance, isNumber, worth } from '../measure'
import type { Traits } from '../traits'

export type Care = {
  /** Null: of the world. */
  readonly seat: Seat | null
  readonly variable: NumberVariable
  readonly aim: Goal['aim']
  readonly weight: number
  /** As far as it knows. */
  readonly value: number
  readonly isGoal: boolean
}

/** Weight of a goal of weight 3, the heaviest that is usual. */
const HEAVIEST = 3

export function caresOf(view: View, seat: Seat, { gain, caution }: Traits): readonly Care[] {
  const scenario = scenarioOf(view)
  const self = agentAt(view, seat).name
  const goals = view.own?.profile?.goal ?? []
  const world = worldValues(view)
  const cares: Care[] = []
  const add = (of: Seat | null, variable: NumberVariable, wanted: { aim: Goal['aim']; weight: number }) => {
    const value = (of === null ? world : agentValues(view, of))[variable.id]
    const isKnown = cares.some((one) => one.seat === of && one.variable.id === variable.id)
    if (typeof value !== 'number' || isKnown) return
    cares.push({ seat: of, variable, value, ...wanted, isGoal: goals.length > 0 && isGoalOf(of, variable) })
  }
  const nameOf = (of: Seat | null) => (of === null ? 'world' : of === seat ? 'own' : agentAt(view, of).name)
  const isGoalOf = (of: Seat | null, { id }: NumberVariable) =>
    goals.some((goal) => goal.variable === id && goal.of === nameOf(of))
  for (const { of, variable: id, aim, weight } of goals) {
    const owner =
      of === 'world' ? null : of === 'own' ? seat : agentSeats(view).find((one) => nameOf(one) === of)
    if (owner === undefined) continue
    const list = owner === null ? scenario.world : variablesOf(scenario, agentAt(view, owner).name)
    const variable = list.find((one) => one.id === id)
    if (variable && isNumber(variable)) add(owner, variable, { aim, weight: weight / HEAVIEST })
  }
  for (const variable of scenario.world) {
    const aim = isNumber(variable) ? commonAim(variable) : null
    if (isNumber(variable) && aim) add(null, variable, { aim, weight: 0.15 + 0.3 * caution })
  }
  for (const variable of variablesOf(scenario, self)) {
    const aim = isNumber(variable) ? commonAim(variable) : null
    if (isNumber(variable) && aim) add(seat, variable, { aim, weight: 0.1 + 0.5 * gain })
  }
  return cares
}

/** How much a care presses: more where it is far from its aim. */
const need = ({ variable, aim, value }: Care): number => 0.4 + 1.2 * distance(variable, aim, value)

/** An act as it would be, or was, pulled. */
export type Pulling = { readonly by: Seat; readonly target: Seat | null; readonly effects: readonly Effect[] }

/** What an act is worth to whose cares these are, in weighed large moves. */
export function worthOf(cares: readonly Care[], names: readonly string[], act: Pulling): number {
  let sum = 0
  for (const effect of act.effects) {
    if (effect.add === null) continue
    for (const care of cares)
      if (moves(effect, care, names, act))
        sum += care.weight * need(care) * worth(care.variable, care.aim, care.value, effect.add)
  }
  return sum
}

/** Whether an effect moves what is cared for. Of a relation: the one between who pulls and whom it is aimed at. */
function moves(
  { on, variable: id }: Effect,
  { seat, variable }: Care,
  names: readonly string[],
  { by, target }: Pulling,
): boolean {
  if ((variable.base === '' ? variable.id : variable.base) !== id) return false
  switch (on) {
    case 'world':
      return seat === null
    case 'self':
      return seat === by && isTowards(variable, names, target)
    case 'target':
      return seat !== null && seat === target && isTowards(variable, names, by)
    case 'others':
      return seat !== null && seat !== by && isTowards(variable, names, by)
  }
}

/** Of a relation, whether it is towards this seat; whatever is none fits any. */
const isTowards = ({ base, towards }: NumberVariable, names: readonly string[], seat: Seat | null): boolean =>
  base === '' || (seat !== null && towards === names[seat])
