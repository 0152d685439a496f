// The rule-based engine: effects of the acts, what comes of their meeting, what moves by itself. docs/players.md tells the rules.
import type { Mind } from '@/lib/core/game'
import { type Actions, MOST_EVENTS } from '../../actions'
import type { Value } from '../../scenario'
import { isSame } from '../../schema/values'
import { scenarioOf } from '../../seen'
import type { View } from '../../state'
import { type Judged, nameAt, weighed, writeActs } from './acts'
import { deals } from './bargains'
import { momentum, spills } from './drift'
import type { Finding } from './findings'
import { incidents } from './incidents'
import { type Ledger, type Line, settled } from './ledger'
import { secrets } from './secrets'

export type Verdict = {
  readonly judged: readonly Judged[]
  readonly findings: readonly Finding[]
  /** What moves, with where to. */
  readonly moved: readonly { readonly line: Line; readonly to: Value }[]
  readonly drift: string
  readonly follows: readonly string[]
}

export function verdictOf(view: View, mind: Mind): Verdict {
  const ledger: Ledger = new Map()
  const judged = weighed(view)
  writeActs(ledger, view, judged)
  const findings = [
    ...incidents(ledger, view, judged, mind),
    ...secrets(ledger, view, judged, mind),
    ...deals(ledger, view),
    ...waiting(view, judged),
  ].sort((a, b) => b.weight - a.weight)
  const drift = momentum(ledger, view, judged, mind)
  const follows = spills(ledger, view)
  const moved = [...ledger.values()].flatMap((line) => {
    const to = settled(view, line)
    return isSame(to, line.was) ? [] : [{ line, to }]
  })
  return { judged, findings: findings.slice(0, MOST_EVENTS), moved, drift, follows }
}

/** A hand that nobody has taken yet. */
function waiting(view: View, judged: readonly Judged[]): Finding[] {
  const scenario = scenarioOf(view)
  return judged.flatMap(({ act, lever, waits }) => {
    if (!waits || act.target === null) return []
    const [by, other] = [act.seat, act.target].map((seat) => nameAt(scenario, seat))
    const description = `“${lever.title}” by ${by} waits for ${other}, who has not done the same.`
    const known_to = act.covert ? [by] : []
    return [{ type: 'open_offer', description, known_to, reason: `${by} waits for ${other}`, weight: 1.5 }]
  })
}

export function judge(view: View, mind: Mind): Actions['judge'] {
  const scenario = scenarioOf(view)
  const { moved, findings } = verdictOf(view, mind)
  const global_vars: Record<string, Value> = {}
  const agent_vars: Record<string, Record<string, Value>> = {}
  for (const { line, to } of moved) {
    if (line.seat === null) {
      global_vars[line.variable.id] = to
      continue
    }
    const name = nameAt(scenario, line.seat)
    agent_vars[name] ??= {}
    agent_vars[name][line.variable.id] = to
  }
  const events = findings.map(({ type, description, known_to }) => ({ type, description, known_to }))
  return { state_updates: { global_vars, agent_vars }, events }
}
