// By night: whom the mafia kill, whom a doctor watches over, whom a sheriff looks into.
import type { Seat } from '@/lib/core/game'
import { type Action, type Bounds, NOBODY } from '../actions'
import { isLivingOther, mayKill, mayProtect } from '../rules/targets'
import { NIGHT, WHIM } from './chances'
import { UNKNOWN } from './claims'
import { beliefsOf, type Stance } from './stance'
import { highest } from './today'

/** Seats that named a mafioso lately count as dangerous, each time by so much. */
const NAMED_US = 1.2
const VOTED_US = 0.8

export function kill(stance: Stance, { round }: Bounds['night_kill']): Action<'night_kill'> {
  const { table, own } = stance
  const second = round === 2 ? agreedTarget(stance) : -1
  const danger = second >= 0 ? [] : dangerOf(stance)
  const target = second >= 0 ? second : highest(danger, (seat) => mayKill(table, own, seat))
  return { beliefs: beliefsOf(stance), target: target < 0 ? NOBODY : target, reason: '' }
}

/** The second round: what most partners proposed in the first; of equals what the lowest seat of them did. */
function agreedTarget({ table, own }: Stance): Seat {
  const votes = new Map<Seat, number>()
  for (const { target, round } of own.proposals)
    if (round === 1 && target !== null && mayKill(table, own, target))
      votes.set(target, (votes.get(target) ?? 0) + 1)
  let best = -1
  let lowest = table.seats
  for (const { seat, target, round } of own.proposals) {
    if (round !== 1 || target === null || !votes.has(target)) continue
    const more = (votes.get(target) ?? 0) - (votes.get(best) ?? 0)
    if (more > 0 || (more === 0 && seat < lowest)) {
      best = target
      lowest = seat
    }
  }
  return best
}

/** How dangerous each seat is to the mafia: sheriffs and doctors that spoke up, whoever names mafiosi, whoever is trusted. */
export function dangerOf({ table, own, reading, traits, mind, prior }: Stance): number[] {
  const danger: number[] = []
  // whoever one of us contests is left to the vote: dead by night it would be proven right
  const contested = own.partners.some((one) => table.alive[one] && reading.claims[one]?.role === 'sheriff')
  for (let seat = 0; seat < table.seats; seat++) {
    const trusted = Math.max(0, prior - 100 * reading.odds[seat]) / Math.max(1, prior)
    danger.push(
      trusted +
        (contested ? -3 : 2.5 + 3 * traits.aggression) * reading.sheriffs[seat] +
        2 * reading.doctors[seat] +
        (1.6 - traits.analysis) * mind.chance(WHIM + seat),
    )
  }
  const isUs = (seat: Seat) => own.partners.includes(seat)
  for (const { seat, accuses, nominates, day } of table.statements) {
    if (isUs(seat) || day < table.day - 2) continue
    if (accuses.some(isUs) || (nominates !== null && isUs(nominates)))
      danger[seat] += NAMED_US * traits.analysis
  }
  const last = table.counts[table.counts.length - 1]
  if (last?.votes)
    last.votes.forEach((target, seat) => {
      if (target !== null && isUs(target)) danger[seat] += VOTED_US * traits.analysis
    })
  const killed = own.kills[own.kills.length - 1]
  // who was saved last night cannot be watched over by the same doctor again
  if (killed?.target != null && killed.died === false) danger[killed.target] += 2 + 3 * traits.analysis
  return danger
}

export function protect(stance: Stance): Action<'protection'> {
  const { table, own, seat, reading, traits, mind, scores, prior } = stance
  const worth = scores.map((score, other) => {
    if (other === seat) {
      const known = reading.claims[seat]?.role === 'doctor' ? 2.2 : 0
      return known + 0.9 * traits.caution + 0.8 * mind.chance(NIGHT)
    }
    const trusted = (prior - score) / Math.max(1, prior)
    return trusted + 4 * reading.sheriffs[other] + (1.4 - traits.analysis) * mind.chance(WHIM + other)
  })
  return {
    beliefs: beliefsOf(stance),
    target: highest(worth, (other) => mayProtect(table, own, other)),
    reason: '',
  }
}

export function investigate(stance: Stance): Action<'investigation'> {
  const { table, own, seat, reading, scores } = stance
  const unknown = highest(
    scores,
    (other) =>
      isLivingOther(table, seat, other) &&
      reading.sides[other] === UNKNOWN &&
      !own.investigations.some(({ target }) => target === other),
  )
  const target = unknown >= 0 ? unknown : highest(scores, (other) => isLivingOther(table, seat, other))
  return { beliefs: beliefsOf(stance), target, reason: '' }
}
