import type { Seat } from '@/lib/core/game'
import { type Action, type Bounds, NOBODY } from '../actions'
import { BUSES } from './chances'
import { LOST } from './day'
import { beliefsOf, type Stance } from './stance'
import { accusersOf, highest, isDecisive } from './today'

/** Points that each voice against a target is worth: to a mafioso, and to somebody wholly sociable who weighs nothing. */
const VOICE = 5
const ECHO = 9

export function vote(stance: Stance, bounds: Bounds['voting']): Action<'voting'> {
  const target = stance.isMafia ? mafiaVote(stance, bounds) : townVote(stance, bounds)
  return { beliefs: beliefsOf(stance), vote: target, reason: '' }
}

/** The most suspected of those who stand, the crowd's word counting in; nobody where none looks worse than a stranger. */
function townVote({ table, seat, scores, prior, traits }: Stance, { mayAbstain }: Bounds['voting']): Seat {
  const heard = scores.map((score, other) =>
    table.targets.includes(other)
      ? score +
        ECHO *
          traits.sociability *
          (1.2 - traits.analysis) *
          Math.min(4, accusersOf(table, other, seat).length)
      : score,
  )
  const lead = highest(heard, (other) => other !== seat && table.targets.includes(other))
  if (!mayAbstain || isDecisive(table)) return lead
  const least = prior + 24 * (traits.caution - 0.5) - 8 * traits.aggression
  return heard[lead] >= least ? lead : NOBODY
}

/** Against the town's likeliest victim, all of them alike; a partner is given up once it is lost, or alone stands. */
function mafiaVote(
  { table, own, seat, reading, mind, traits }: Stance,
  { mayAbstain }: Bounds['voting'],
): Seat {
  const odds = reading.odds.map((share) => 100 * share)
  const stands = (other: Seat) => other !== seat && table.targets.includes(other)
  const pressed = odds.map((score, other) =>
    stands(other) ? score + VOICE * accusersOf(table, other).length : score,
  )
  const partner = highest(pressed, (other) => stands(other) && own.partners.includes(other))
  const victim = highest(pressed, (other) => stands(other) && !own.partners.includes(other))
  if (victim < 0) {
    const loses = partner >= 0 && pressed[partner] >= LOST
    return mayAbstain && !loses ? NOBODY : partner
  }
  const lost = partner >= 0 && pressed[partner] >= LOST && pressed[partner] > pressed[victim] + 4
  return lost && !canOutvote(table, own.partners) && mind.chance(BUSES) < 0.6 + 0.3 * traits.caution
    ? partner
    : victim
}

/** The living mafia are half of the living less one: together they may carry the vote. */
function canOutvote({ alive }: Stance['table'], partners: readonly Seat[]): boolean {
  const mafia = partners.filter((seat) => alive[seat]).length
  return 2 * mafia >= alive.filter(Boolean).length - 1
}
