// What the acts of the step do by the scenario's own effects: less when repeated, when many do the same, and in secret.
import type { Seat } from '@/lib/core/game'
import { leverOf, type Pull, pullsOf } from '../../rules/effects'
import type { Lever, Scenario } from '../../scenario'
import { actsIn, scenarioOf } from '../../seen'
import type { Act, View } from '../../state'
import { isNumber } from '../measure'
import { type Ledger, lineFor, room } from './ledger'

/** Shares of its effect that an act keeps. */
const COVERT = 0.8
const REPEATED = 0.7
const CROWDED = 0.6
const LOOKS_BACK = 2

export type Judged = {
  readonly act: Act
  readonly lever: Lever
  readonly share: number
  readonly waits: boolean
}

/** Each act by a lever with the share of its effects that it has. */
export function weighed(view: View): Judged[] {
  const scenario = scenarioOf(view)
  const { step } = view.table
  const acts = actsIn(view, step)
  return acts.flatMap((act, number) => {
    const lever = leverOf(scenario, act.lever)
    if (!lever) return []
    let times = 0
    for (let ago = 1; ago <= LOOKS_BACK; ago++)
      if (actsIn(view, step - ago).some((one) => one.seat === act.seat && one.lever === act.lever)) times++
    const before = acts.slice(0, number).filter((one) => one.lever === act.lever).length
    const share = (act.covert ? COVERT : 1) * REPEATED ** times * CROWDED ** before
    return [{ act, lever, share, waits: takesTwo(lever) && !isMet(view, act) }]
  })
}

/** A lever that must be aimed at somebody and sets something of the world takes two. */
export const takesTwo = ({ target, effects }: Lever): boolean =>
  target === 'must' && effects.some(({ on, set }) => on === 'world' && set !== null)

/** Whether the other pulled the same lever back, in this step or the one before. */
const isMet = (view: View, { seat, lever, target, step }: Act): boolean =>
  [step, step - 1].some((when) =>
    actsIn(view, when).some((one) => one.seat === target && one.target === seat && one.lever === lever),
  )

/** Writes the effects of all acts into the ledger. An act that waits for the other side has none yet. */
export function writeActs(ledger: Ledger, view: View, judged: readonly Judged[]): void {
  const scenario = scenarioOf(view)
  for (const one of judged) {
    if (one.waits) continue
    for (const pull of pullsOf(scenario, one.act)) writePull(ledger, view, pull, one)
  }
}

function writePull(ledger: Ledger, view: View, pull: Pull, { act, lever, share }: Judged): void {
  const { seat, variable, add, set } = pull
  const line = lineFor(ledger, view, seat, variable)
  if (set !== null) line.set = { value: set, by: act.seat, why: lever.title }
  else if (add !== null && isNumber(variable)) {
    const felt = add * share * room(variable, line.was as number, add)
    line.entries.push({ by: act.seat, why: lever.title, add: felt })
  }
}

export const nameAt = ({ agents }: Scenario, seat: Seat): string => agents[seat].name
