// Where open acts of two sides meet: now and then an incident comes of it.
import type { Mind } from '@/lib/core/game'
import type { NumberVariable, Variable } from '../../scenario'
import { scenarioOf, worldValues } from '../../seen'
import type { View } from '../../state'
import { told } from '../../words'
import { ENGINE_CHANCE, pick } from '../chances'
import { meaningOf } from '../levers'
import { badness, headline, isNumber, reachOf } from '../measure'
import { type Judged, nameAt } from './acts'
import { type Finding, feel, heat } from './findings'
import type { Ledger } from './ledger'

type Pair = {
  readonly a: Judged
  readonly b: Judged
  readonly variable: NumberVariable | null
  readonly size: number
}

/** Open acts of two sides that push one open variable of the world opposite ways, or harm each other. */
function pairsOf(view: View, judged: readonly Judged[]): Pair[] {
  const scenario = scenarioOf(view)
  const open = judged.filter(({ act, waits }) => !act.covert && !waits)
  const pairs: Pair[] = []
  for (const [i, a] of open.entries())
    for (const b of open.slice(i + 1)) {
      if (a.act.seat === b.act.seat) continue
      const meant = [a, b].map(({ lever }) => meaningOf(scenario, lever))
      const opposed = opposition({ id: headline(scenario)?.id, world: scenario.world }, a, b)
      const isExchange =
        a.act.target === b.act.seat && b.act.target === a.act.seat && meant.every(({ harm }) => harm > 0.3)
      if (opposed) pairs.push({ a, b, ...opposed })
      else if (isExchange) pairs.push({ a, b, variable: null, size: 0.5 })
    }
  return pairs.sort((one, two) => two.size - one.size)
}

/** The open variable that two levers push hardest against each other: not the headline, which all of them push. */
function opposition(
  { id: main, world }: { readonly id: string | undefined; readonly world: readonly Variable[] },
  a: Judged,
  b: Judged,
): { variable: NumberVariable; size: number } | null {
  let best: { variable: NumberVariable; size: number } | null = null
  for (const variable of world) {
    if (!isNumber(variable) || variable.secret || variable.id === main) continue
    const push = ({ lever, share }: Judged) =>
      share *
      lever.effects.reduce(
        (sum, { on, variable: id, add }) => sum + (on === 'world' && id === variable.id ? (add ?? 0) : 0),
        0,
      )
    const [one, two] = [push(a), push(b)]
    const size = one * two < 0 ? Math.min(Math.abs(one), Math.abs(two)) / reachOf(variable) : 0
    if (size > 0.1 && (best === null || size > best.size)) best = { variable, size }
  }
  return best
}

const WORDS = [
  '{one} and {two} run into each other{over}; both sides say that the other began it.',
  '{one} meets {two}{over}. There is damage, and there are two accounts of it.',
  '{one} works against {two}{over}, until tempers give way before either side does.',
  '{one} and {two} cross{over}, and for an hour nobody gives way.',
] as const

/** At most two incidents a step; the chance rises with how hard the levers push and with how bad things are. */
export function incidents(
  ledger: Ledger,
  view: View,
  judged: readonly Judged[],
  { chance }: Mind,
): Finding[] {
  const scenario = scenarioOf(view)
  const findings: Finding[] = []
  const met = new Set<string>()
  // the worse things stand, the more an incident does
  const main = headline(scenario)
  const bad = 0.7 + (main ? badness(main, worldValues(view)[main.id]) : 0)
  for (const [n, { a, b, variable, size }] of pairsOf(view, judged).slice(0, 10).entries()) {
    const both = `${a.act.seat} ${b.act.seat}`
    const luck = chance(ENGINE_CHANCE.incident + n)
    if (findings.length === 2 || met.has(both) || luck >= Math.min(0.85, 0.25 + 0.75 * size)) continue
    met.add(both)
    const [one, two] = [a, b].map(({ act }) => nameAt(scenario, act.seat))
    const why = `the clash of ${one} and ${two}`
    const add = heat(ledger, view, {
      moves: bad * (0.3 + 0.5 * chance(ENGINE_CHANCE.damage + (n % 6))),
      why,
    })
    feel(ledger, view, { seat: a.act.seat, towards: b.act.seat, moves: -0.25, why })
    feel(ledger, view, { seat: b.act.seat, towards: a.act.seat, moves: -0.25, why })
    const over =
      variable === null ? '' : ` over ${variable.title} (${told(variable, worldValues(view)[variable.id])})`
    const slots = { over, one: `“${a.lever.title}” by ${one}`, two: `“${b.lever.title}” by ${two}` }
    const words = pick(WORDS, chance(ENGINE_CHANCE.words + n + 1))
    findings.push({
      type: 'incident',
      description: words.replace(/\{(one|two|over)\}/g, (_, slot: keyof typeof slots) => slots[slot]),
      known_to: [],
      reason: `${one} and ${two} clashed (“${a.lever.title}” against “${b.lever.title}”), which cost ${Math.abs(Math.round(add * 10) / 10)} points`,
      weight: 3,
    })
  }
  return findings
}
