// Why the rule-based engine changes what it changes: the causes by name and figure.
import type { Mind } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { scenarioOf } from '../../seen'
import type { View } from '../../state'
import { signed, valueWords } from '../../words'
import { ENGINE_CHANCE } from '../chances'
import { nameAt } from '../engine/acts'
import { type Verdict, verdictOf } from '../engine/judge'
import type { Line } from '../engine/ledger'
import { isNumber, reachOf } from '../measure'

const LEADS = ['What weighs most', 'The largest move', 'Above all', 'First of all'] as const

export function reasoningOf(view: View, mind: Mind): string {
  const verdict = verdictOf(view, mind)
  const { judged, findings, drift, follows, moved } = verdict
  const reasons = findings.flatMap(({ reason }) => (reason === '' ? [] : [reason])).slice(0, 2)
  const worn = judged.filter(({ share, act }) => share < 0.75 && !act.covert)
  const sentences = [
    moved.length === 0 ? quiet(judged.length) : largest(view, verdict, mind),
    reasons.length > 0 && `${reasons.join('; ')}.`,
    drift !== '' && `${drift}.`,
    follows.length > 0 && `${list(follows)} ${follows.length === 1 ? 'goes' : 'go'} along.`,
    worn.length > 0 &&
      `What is repeated tells less: ${list([...new Set(worn.map(({ lever }) => `“${lever.title}”`))].slice(0, 3))}.`,
  ]
  return sentences
    .filter((one): one is string => typeof one === 'string')
    .slice(0, 5)
    .map((one) => one[0].toUpperCase() + one.slice(1))
    .join(' ')
}

const quiet = (acts: number): string =>
  acts === 0
    ? 'Nobody pulled a lever, and nothing stirs by itself, so that all stays as it is.'
    : 'What was done leaves every figure where it was.'

/** "What weighs most: Crisis level from 52 to 58, by “Naval patrols” of Varda (+3) and the clash of … (+2)." */
function largest(view: View, { moved }: Verdict, { chance }: Mind): string {
  const size = ({ line, to }: Verdict['moved'][number]): number =>
    isNumber(line.variable)
      ? (Math.abs((to as number) - (line.was as number)) / reachOf(line.variable)) *
        (line.seat === null ? 1.5 : 1)
      : 0.5
  const [first] = [...moved].sort((a, b) => size(b) - size(a))
  const { line, to } = first
  const scenario = scenarioOf(view)
  const whose = line.seat === null ? '' : ` of ${nameAt(scenario, line.seat)}`
  const lead = LEADS[Math.floor(chance(ENGINE_CHANCE.words) * LEADS.length)]
  return `${lead}: ${line.variable.title}${whose} from ${valueWords(line.was)} to ${valueWords(to)}, by ${causes(view, line)}.`
}

function causes(view: View, { entries, set }: Line): string {
  const scenario = scenarioOf(view)
  if (set) return `“${set.why}” of ${nameAt(scenario, set.by)}`
  const sums = new Map<string, number>()
  for (const { by, why, add } of entries) {
    const cause = by === null ? why : `“${why}” of ${nameAt(scenario, by)}`
    sums.set(cause, (sums.get(cause) ?? 0) + add)
  }
  const named = [...sums]
    .sort(([, one], [, two]) => Math.abs(two) - Math.abs(one))
    .slice(0, 3)
    .map(([cause, add]) => `${cause} (${signed(Math.round(add * 10) / 10)})`)
  return list(named)
}
