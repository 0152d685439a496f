// Where acts of a step meet: incidents between opposing levers, secrets that come to light, deals kept and broken.
import type { Mind, Seat } from '@/lib/core/game'
import type { HappeningFields } from '../../actions'
import type { NumberVariable, Variable } from '../../scenario'
import { variablesOf } from '../../scenario'
import { scenarioOf, worldValues } from '../../seen'
import type { View } from '../../state'
import { told } from '../../words'
import { dealsDue, hasKept } from '../agent/deals'
import { ENGINE_CHANCE } from '../chances'
import { meaningOf } from '../levers'
import { commonAim, headline, isNumber, reachOf } from '../measure'
import { type Judged, nameAt } from './acts'
import { type Ledger, lineFor } from './ledger'

export type Finding = HappeningFields & { readonly reason: string; readonly weight: number }

/** Moves the headline for the worse (or, below 0, the better) by so many large moves. */
export function heat(ledger: Ledger, view: View, by: { moves: number; why: string }): number {
  const main = headline(scenarioOf(view))
  if (!main) return 0
  const add = Math.round((commonAim(main) === 'low' ? 1 : -1) * by.moves * reachOf(main) * 100) / 100
  lineFor(ledger, view, null, main).entries.push({ by: null, why: by.why, add })
  return add
}

/** What one side feels for another: numbers of relations that are better high. */
export function feel(
  ledger: Ledger,
  view: View,
  of: { seat: Seat; towards: Seat; moves: number; why: string },
): void {
  const scenario = scenarioOf(view)
  const name = nameAt(scenario, of.towards)
  for (const variable of variablesOf(scenario, nameAt(scenario, of.seat)))
    if (variable.towards === name && isNumber(variable) && variable.better === 'high')
      lineFor(ledger, view, of.seat, variable).entries.push({
        by: null,
        why: of.why,
        add: of.moves * reachOf(variable),
      })
}

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
      // two who both calm things do not collide
      if (meant.every(({ heat: hot, harm }) => hot <= 0 && harm <= 0)) continue
      const opposed = opposition(scenario.world, a, b)
      const isExchange =
        a.act.target === b.act.seat && b.act.target === a.act.seat && meant.every(({ harm }) => harm > 0.3)
      if (opposed) pairs.push({ a, b, ...opposed })
      else if (isExchange) pairs.push({ a, b, variable: null, size: 0.5 })
    }
  return pairs.sort((one, two) => two.size - one.size)
}

/** The open variable that two levers push hardest against each other, beside the headline. */
function opposition(
  world: readonly Variable[],
  a: Judged,
  b: Judged,
): { variable: NumberVariable; size: number } | null {
  let best: { variable: NumberVariable; size: number } | null = null
  for (const variable of world) {
    if (!isNumber(variable) || variable.secret) continue
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

/** At most two incidents a step; the chance rises with how hard the levers push and with how bad things are. */
export function incidents(
  ledger: Ledger,
  view: View,
  judged: readonly Judged[],
  { chance }: Mind,
): Finding[] {
  const scenario = scenarioOf(view)
  const findings: Finding[] = []
  for (const [n, { a, b, variable, size }] of pairsOf(view, judged).slice(0, 10).entries()) {
    if (findings.length === 2 || chance(ENGINE_CHANCE.incident + n) >= Math.min(0.7, 0.12 + 0.6 * size))
      continue
    const [one, two] = [a, b].map(({ act }) => nameAt(scenario, act.seat))
    const why = `the clash of ${one} and ${two}`
    const add = heat(ledger, view, { moves: 0.2 + 0.35 * chance(ENGINE_CHANCE.damage + (n % 6)), why })
    feel(ledger, view, { seat: a.act.seat, towards: b.act.seat, moves: -0.25, why })
    feel(ledger, view, { seat: b.act.seat, towards: a.act.seat, moves: -0.25, why })
    const over =
      variable === null
        ? 'each against the other'
        : `over ${variable.title}, at ${told(variable, worldValues(view)[variable.id])}`
    findings.push({
      type: 'incident',
      description: `“${a.lever.title}” by ${one} and “${b.lever.title}” by ${two} run into each other ${over}; both sides say that the other began it.`,
      known_to: [],
      reason: `${one} and ${two} clashed (“${a.lever.title}” against “${b.lever.title}”), which cost ${Math.abs(Math.round(add * 10) / 10)} points`,
      weight: 3,
    })
  }
  return findings
}

/** Covert acts come to light now and then; those that do not are known to who did them, and sometimes sensed. */
export function secrets(ledger: Ledger, view: View, judged: readonly Judged[], { chance }: Mind): Finding[] {
  const scenario = scenarioOf(view)
  return judged.flatMap(({ act, lever }, n): Finding[] => {
    if (!act.covert) return []
    const by = nameAt(scenario, act.seat)
    const at = act.target === null ? '' : ` against ${nameAt(scenario, act.target)}`
    const luck = chance(ENGINE_CHANCE.exposed + (n % 20))
    if (luck >= 0.45) {
      const description = `“${lever.title}”${at} is carried out by ${by} without anybody noticing.`
      return [{ type: 'covert_success', description, known_to: [by], reason: '', weight: 0 }]
    }
    if (luck >= 0.25 && act.target !== null) {
      const description = `There are signs of “${lever.title}”${at}; nobody can say whose hand it is.`
      return [
        { type: 'suspicion', description, known_to: [nameAt(scenario, act.target)], reason: '', weight: 1 },
      ]
    }
    const why = `the exposure of ${by}`
    heat(ledger, view, { moves: 0.12, why })
    for (const seat of scenario.agents.keys())
      if (seat !== act.seat)
        feel(ledger, view, { seat, towards: act.seat, moves: seat === act.target ? -0.4 : -0.15, why })
    const description = `It comes out that ${by} has secretly ordered “${lever.title}”${at}.`
    return [
      {
        type: 'exposure',
        description,
        known_to: [],
        reason: `${by} was caught at “${lever.title}”${at}`,
        weight: 4,
      },
    ]
  })
}

/** Deals that fell due: kept by both they build trust, broken by one they cost it. Only the two know of them. */
export function deals(ledger: Ledger, view: View): Finding[] {
  const scenario = scenarioOf(view)
  return dealsDue(view, view.table.step).map((deal) => {
    const parts = [deal.gives, deal.wants]
    const kept = parts.map((part) => hasKept(view, deal, part))
    const names = parts.map(({ seat }) => nameAt(scenario, seat))
    for (const [n, { seat }] of parts.entries()) {
      const other = parts[1 - n].seat
      const moves = kept[1 - n] ? 0.2 : -0.5
      feel(ledger, view, { seat, towards: other, moves, why: `their deal` })
    }
    const said = `“${parts[0].lever.title}” by ${names[0]} for “${parts[1].lever.title}” by ${names[1]}`
    const breakers = names.filter((_, n) => !kept[n])
    if (breakers.length === 0) {
      heat(ledger, view, { moves: -0.15, why: `the deal of ${names[0]} and ${names[1]}` })
      const description = `The deal is kept on both sides: ${said}.`
      return {
        type: 'deal_kept',
        description,
        known_to: names,
        reason: `${names[0]} and ${names[1]} kept their deal`,
        weight: 2,
      }
    }
    const who = breakers.join(' and ')
    const description = `${who} did not keep the deal: ${said}.`
    return { type: 'deal_broken', description, known_to: names, reason: `${who} broke a deal`, weight: 3 }
  })
}
