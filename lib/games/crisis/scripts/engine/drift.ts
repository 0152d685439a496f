// What moves by itself: momentum of the headline, and other variables that the levers show to go with it.
import type { Mind } from '@/lib/core/game'
import type { NumberVariable, Scenario } from '../../scenario'
import { scenarioOf, worldValues } from '../../seen'
import type { View } from '../../state'
import { ENGINE_CHANCE } from '../chances'
import { meaningOf } from '../levers'
import { badness, headline, isNumber, reachOf } from '../measure'
import type { Judged } from './acts'
import { heat } from './findings'
import { type Ledger, lineFor } from './ledger'

/** Above this badness fear feeds on itself, below it quiet does. */
const HIGH = 0.6
const LOW = 0.35
const SPILL = 0.2
/** Two levers at least must agree this well before one variable is taken to follow another. */
const AGREEMENT = 0.6

/** Momentum: bad gets worse when nobody eases it, calm settles when nobody disturbs it. The reason; empty: none. */
export function momentum(ledger: Ledger, view: View, judged: readonly Judged[], { chance }: Mind): string {
  const scenario = scenarioOf(view)
  const main = headline(scenario)
  if (!main) return ''
  const bad = badness(main, worldValues(view)[main.id])
  const pushed = judged.reduce((sum, { lever, share }) => sum + share * meaningOf(scenario, lever).heat, 0)
  const size = 0.1 + 0.35 * chance(ENGINE_CHANCE.drift)
  if (bad > HIGH && pushed > -0.2) {
    heat(ledger, view, { moves: size, why: 'fear that feeds on itself' })
    return `${main.title} stands so badly that it worsens by itself`
  }
  if (bad < LOW && pushed < 0.2) {
    heat(ledger, view, { moves: -size / 2, why: 'quiet that settles' })
    return `${main.title} settles, since nobody stirs it`
  }
  return ''
}

/** How far, in large moves, one variable goes with the headline over all levers that move both; 0: not, or not surely. */
export function coupling({ levers }: Scenario, main: NumberVariable, other: NumberVariable): number {
  let both = 0
  let mains = 0
  let others = 0
  let pairs = 0
  for (const { effects } of levers) {
    const of = ({ id, ...variable }: NumberVariable) =>
      effects.reduce(
        (sum, one) => sum + (one.on === 'world' && one.variable === id ? (one.add ?? 0) : 0),
        0,
      ) / reachOf({ id, ...variable })
    const [x, y] = [of(main), of(other)]
    if (x === 0 || y === 0) continue
    pairs++
    both += x * y
    mains += x * x
    others += y * y
  }
  if (pairs < 2) return 0
  return Math.abs(both) / Math.sqrt(mains * others) < AGREEMENT ? 0 : both / mains
}

/** A fifth of what the headline moves in this step spills over. The reasons. */
export function spills(ledger: Ledger, view: View): string[] {
  const scenario = scenarioOf(view)
  const main = headline(scenario)
  const line = main && ledger.get(`world ${main.id}`)
  if (!main || !line) return []
  const moved = line.entries.reduce((sum, { add }) => sum + add, 0) / reachOf(main)
  if (Math.abs(moved) < 0.2) return []
  const follows: string[] = []
  for (const other of scenario.world) {
    if (!isNumber(other) || other.id === main.id) continue
    const add = SPILL * moved * coupling(scenario, main, other) * reachOf(other)
    if (Math.abs(add) < 0.5 * 10 ** -other.decimals) continue
    lineFor(ledger, view, null, other).entries.push({ by: null, why: main.title, add })
    follows.push(other.title)
  }
  return follows
}
