// When a sheriff or doctor says so, and what the mafia say to be.
import type { Seat } from '@/lib/core/game'
import { type ClaimFields, NO_CLAIM, type Request } from '../actions'
import type { Role } from '../state'
import { FAKES, LIES } from './chances'
import { nightsOver, UNKNOWN } from './claims'
import type { Stance } from './stance'
import { accusersOf, isDecisive, lastStatement } from './today'

/**
 * How urgent it is, 0 to 100, that a sheriff or doctor says so: a living mafioso found (60), each further result (8), each
 * that accuses it today (10), up for the vote (25), defence (40), the vote that may lose the game (20), somebody
 * else saying to be it (50), each day gone (4). It reveals itself from its persona's threshold up.
 */
export function urgencyOf(
  { table, own, seat, role, reading }: Stance,
  decision: Request['decision'],
): number {
  let urgency = 4 * (table.day - 1)
  for (const { target, isMafia } of own.investigations) urgency += isMafia && table.alive[target] ? 60 : 8
  urgency += 10 * accusersOf(table, seat).length
  if (table.nominees.includes(seat)) urgency += 25
  if (decision === 'defence') urgency += 40
  if (isDecisive(table)) urgency += 20
  for (let other = 0; other < table.seats; other++)
    if (other !== seat && table.alive[other] && reading.claims[other]?.role === role) urgency += 50
  return Math.min(100, urgency)
}

/** What a seat claims with this answer. */
export function claimOf(stance: Stance, decision: Request['decision']): ClaimFields {
  const { role } = stance
  switch (role) {
    case 'mafia':
      return bluff(stance, decision)
    case 'sheriff':
    case 'doctor':
      return reveal(stance, role, decision)
    case 'villager':
      return plainClaim(stance, decision)
  }
}

function reveal(stance: Stance, role: 'sheriff' | 'doctor', decision: Request['decision']): ClaimFields {
  const { own, seat, traits, reading } = stance
  const told = reading.claims[seat]
  const known = role === 'sheriff' ? own.investigations.length : 0
  if (told?.role === role && told.results.length >= known) return NO_CLAIM
  const forced = told?.role === role || decision === 'last_words'
  if (!forced && urgencyOf(stance, decision) < traits.suspicionThreshold) return NO_CLAIM
  const results = role === 'sheriff' ? own.investigations : []
  return { role, results: results.map(({ target, isMafia }) => ({ player: target, is_mafia: isMafia })) }
}

/** Who has nothing to show says so where it must answer for itself. */
const plainClaim = ({ reading, seat }: Stance, decision: Request['decision']): ClaimFields =>
  decision !== 'speaking' && reading.claims[seat] === null ? { role: 'villager', results: [] } : NO_CLAIM

/** The two occasions on which a mafioso may claim a role that it has not. */
export type Occasion = 'counter-claim' | 'cornered'

/**
 * Whether this answer is an occasion to claim a power role falsely: a sheriff of the town has spoken up since this
 * seat's last statement, or it must defend itself. None where it, or for the sheriff a partner, has claimed before.
 */
export function occasionOf(
  { table, own, seat, reading }: Stance,
  decision: Request['decision'],
): Occasion | null {
  const { claims } = reading
  const before = claims[seat]
  if (before !== null && before.role !== 'villager') return null
  if (decision === 'last_words') return null
  const last = lastStatement(table, seat)
  let partner = false
  let rival = false
  for (let other = 0; other < table.seats; other++) {
    const claim = claims[other]
    if (other === seat || claim?.role !== 'sheriff') continue
    if (own.partners.includes(other)) partner = true
    else if (table.alive[other] && claim.first > last) rival = true
  }
  if (rival && !partner && table.options.sheriffs > 0) return 'counter-claim'
  return decision === 'defence' && freeRole(reading.claims, table.options) !== null ? 'cornered' : null
}

/** A power role that nobody has claimed yet. */
function freeRole(
  claims: Stance['reading']['claims'],
  { doctors, sheriffs }: { readonly doctors: number; readonly sheriffs: number },
): Role | null {
  const claimed = (role: Role) => claims.some((claim) => claim?.role === role)
  if (doctors > 0 && !claimed('doctor')) return 'doctor'
  return sheriffs > 0 && !claimed('sheriff') ? 'sheriff' : null
}

function bluff(stance: Stance, decision: Request['decision']): ClaimFields {
  const { seat, reading, traits, mind, table } = stance
  const before = reading.claims[seat]
  if (before?.role === 'sheriff') {
    const results = madeUp(stance)
    return results.length > before.results.length ? { role: 'sheriff', results } : NO_CLAIM
  }
  const occasion = occasionOf(stance, decision)
  if (occasion !== null && mind.chance(LIES) < traits.lieFrequency) {
    const role = occasion === 'counter-claim' ? 'sheriff' : freeRole(reading.claims, table.options)
    if (role === 'sheriff') return { role, results: madeUp(stance) }
    if (role !== null) return { role, results: [] }
  }
  return plainClaim(stance, decision)
}

/** Results of a false sheriff: those told before stay, and each night since gives one more. */
function madeUp(stance: Stance): ClaimFields['results'] {
  const { table, own, seat, reading, traits, mind, scores } = stance
  const results = (reading.claims[seat]?.results ?? []).map((told) => ({
    player: told.seat,
    is_mafia: told.isMafia,
  }))
  const told = (other: Seat) => results.some(({ player }) => player === other)
  const nights = nightsOver(table)
  for (let n = results.length; n < nights; n++) {
    const rival = reading.claims.findIndex(
      (claim, other) => claim?.role === 'sheriff' && table.alive[other] && !own.partners.includes(other),
    )
    if (rival >= 0 && !told(rival) && n === nights - 1) {
      results.push({ player: rival, is_mafia: true })
      continue
    }
    const blames = mind.chance(FAKES) < 0.25 + 0.5 * traits.aggression && n === nights - 1
    const next = blames ? scapegoat(stance, told, scores) : cleared(stance, told)
    if (next >= 0) results.push({ player: next, is_mafia: blames })
  }
  return results
}

function scapegoat(
  { table, own, reading }: Stance,
  told: (seat: Seat) => boolean,
  scores: readonly number[],
): Seat {
  let best = -1
  for (let other = 0; other < table.seats; other++) {
    if (!table.alive[other] || own.partners.includes(other) || told(other)) continue
    if (reading.sides[other] !== UNKNOWN) continue
    if (best < 0 || scores[other] > scores[best]) best = other
  }
  return best
}

/** Whom a false sheriff has "found" innocent: the dead of the town first, since that can only be right, then a partner. */
function cleared({ table, own, seat }: Stance, told: (seat: Seat) => boolean): Seat {
  for (const { seat: dead, by } of table.deaths) if (by === 'night' && !told(dead)) return dead
  for (const partner of own.partners)
    if (partner !== seat && table.alive[partner] && !told(partner)) return partner
  return -1
}
