// By day: whom a seat names, whom it stands up for, and its words of parting.
import type { Seat } from '@/lib/core/game'
import { type Action, type Bounds, type ClaimFields, NOBODY, type Request } from '../actions'
import { ACCUSES, BUSES, DEFENDS } from './chances'
import { claimOf } from './reveal'
import { beliefsOf, type Stance } from './stance'
import { accusersOf, highest, namedToday } from './today'

/** Points above a stranger's score from which a seat accuses. */
export const accusesFrom = ({ aggression, caution }: Stance['traits']): number =>
  7 + 20 * caution - 15 * aggression

/** And from which it nominates: the threshold of its persona shifts it. */
const nominatesFrom = (traits: Stance['traits']): number =>
  accusesFrom(traits) + 4 + 0.12 * (traits.suspicionThreshold - 50)

/** How much harder it is to name a second one, or another than stands already. */
const SECOND = 12
const OTHER = 6
/** In the last round with nobody nominated, somebody must stand. */
const LAST_CALL = 22
/** Points that keep a seat with whom it has named today. */
const STEADY = 8
/** And with whom it has called mafia. */
const TOLD = 30

export function speak(stance: Stance, { round, rounds }: Bounds['speaking']): Action<'speaking'> {
  const { table, seat, traits, prior, mind } = stance
  const claims = claimOf(stance, 'speaking')
  const verdicts = verdictsOf(stance, claims)
  const scores = aimOf(stance, verdicts)
  const fair = targetsOf(stance, verdicts)
  const lead = highest(scores, fair)
  const accuses: Seat[] = []
  const above = lead < 0 ? -100 : scores[lead] - prior
  const eager = above >= accusesFrom(traits) && mind.chance(ACCUSES) < 0.55 + 0.45 * traits.aggression
  if (eager) accuses.push(lead)
  const second = highest(scores, (other) => other !== lead && fair(other))
  if (
    eager &&
    traits.aggression > 0.5 &&
    second >= 0 &&
    scores[second] - prior >= accusesFrom(traits) + SECOND
  )
    accuses.push(second)
  const urgent = round === rounds && table.nominees.length === 0 ? LAST_CALL : 0
  const stands = highest(scores, (other) => table.nominees.includes(other) && other !== seat)
  const crowded = stands >= 0 && stands !== lead && scores[lead] - scores[stands] < OTHER
  const nominates =
    lead >= 0 && !crowded && !table.nominees.includes(lead) && above >= nominatesFrom(traits) - urgent
      ? lead
      : NOBODY
  const named = nominates === NOBODY ? accuses : [...accuses, nominates]
  return {
    beliefs: beliefsOf(stance),
    nominates,
    accuses,
    defends: defend(stance, named, verdicts),
    claims,
  }
}

/** Results a seat has told, true or not, now or before: it cannot speak against them. */
type Verdicts = readonly { readonly player: Seat; readonly is_mafia: boolean }[]
const NONE: Verdicts = []

function verdictsOf({ reading, seat }: Stance, claims: ClaimFields): Verdicts {
  if (claims.results.length > 0) return claims.results
  const before = reading.claims[seat]?.results ?? []
  return before.length === 0 ? NONE : before.map((told) => ({ player: told.seat, is_mafia: told.isMafia }))
}

const isTold = (verdicts: Verdicts, seat: Seat, isMafia: boolean): boolean => {
  for (const { player, is_mafia } of verdicts) if (player === seat && is_mafia === isMafia) return true
  return false
}

/** Scores as a seat aims by them: it keeps to whom it has named, and to what it has told. */
function aimOf({ table, seat, scores }: Stance, verdicts: Verdicts): readonly number[] {
  return scores.map((score, other) => {
    if (score === 100) return score
    return score + (namedToday(table, seat, other) ? STEADY : 0) + (isTold(verdicts, other, true) ? TOLD : 0)
  })
}

/** From this score on a mafioso gives a partner up rather than go down with it. */
export const LOST = 50

/** Whom this seat may want to name: a mafioso spares its partners, unless one is lost and it keeps its distance. */
function targetsOf(
  { table, own, seat, isMafia, scores, mind, traits }: Stance,
  verdicts: Verdicts,
): (other: Seat) => boolean {
  const buses = isMafia && mind.chance(BUSES) < 0.3 + 0.5 * traits.caution
  return (other) =>
    table.alive[other] &&
    other !== seat &&
    !isTold(verdicts, other, false) &&
    (!isMafia || !own.partners.includes(other) || (buses && scores[other] >= LOST))
}

/** Somebody named today whom this seat trusts, or who is its partner and not lost yet. */
function defend(stance: Stance, named: readonly Seat[], verdicts: Verdicts): Seat[] {
  const { table, own, seat, isMafia, scores, prior, traits, mind, reading } = stance
  if (mind.chance(DEFENDS) >= 0.15 + 0.8 * traits.sociability) return []
  let best = -1
  for (let other = 0; other < table.seats; other++) {
    if (!table.alive[other] || other === seat || named.includes(other)) continue
    if (isTold(verdicts, other, true)) continue
    const pressed = accusersOf(table, other, seat).length
    if (pressed === 0) continue
    const partner = isMafia && own.partners.includes(other)
    const saves =
      partner && scores[other] < LOST && mind.chance(BUSES) < traits.sociability * (1.1 - traits.caution)
    const trusts = reading.sheriffs[other] > 0.8 || scores[other] < (0.5 + 0.4 * traits.sociability) * prior
    if ((saves || trusts) && (best < 0 || scores[other] < scores[best])) best = other
  }
  return best < 0 ? [] : [best]
}

/** Up for the vote: it says what it is, and turns on whoever it suspects most, its accusers before others. */
export function answer(stance: Stance, { by }: Bounds['defence']): Action<'defence'> {
  const { traits, prior } = stance
  const claims = claimOf(stance, 'defence')
  const verdicts = verdictsOf(stance, claims)
  const fair = targetsOf(stance, verdicts)
  const turned = aimOf(stance, verdicts).map((score, other) => score + (by.includes(other) ? 6 : 0))
  const lead = highest(turned, fair)
  const strikes = lead >= 0 && turned[lead] - prior >= accusesFrom(traits)
  return {
    beliefs: beliefsOf(stance),
    accuses: strikes ? [lead] : [],
    defends: [],
    claims,
  }
}

/** Voted out: all it knows, and whom to look at next. */
export function part(stance: Stance, decision: Request['decision']): Action<'last_words'> {
  const { table, own, seat, isMafia, scores, prior, reading } = stance
  const fair = (other: Seat) =>
    table.alive[other] && other !== seat && !(isMafia && own.partners.includes(other))
  const lead = highest(scores, fair)
  const trusted = highest(
    scores.map((score) => -score),
    (other) => !isMafia && fair(other) && (reading.sheriffs[other] > 0.8 || scores[other] < 0.5 * prior),
  )
  return {
    beliefs: beliefsOf(stance),
    accuses: lead >= 0 && scores[lead] > prior ? [lead] : [],
    defends: trusted >= 0 && trusted !== lead ? [trusted] : [],
    claims: claimOf(stance, decision),
  }
}
