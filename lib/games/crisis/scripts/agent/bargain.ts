// Deals by letter: what an agent proposes, what it agrees to, which of its promises it keeps.
import type { Seat } from '@/lib/core/game'
import { leversOf } from '../../rules/effects'
import type { Lever } from '../../scenario'
import { scenarioOf } from '../../seen'
import { CHANCE } from '../chances'
import { isSharp } from '../levers'
import { worthOf } from './cares'
import { type Deal, dealsDue, MEMORY, partsOf, proposalsIn } from './deals'
import { answersFrom, type Stance } from './stance'
import type { Terms } from './terms'
import { targetsOf } from './weigh'

export type Pledge = {
  readonly deal: Deal
  readonly lever: Lever
  readonly partner: Seat
  readonly keeps: boolean
}

/** What is due from this agent now, and whether it keeps it: by its faith, less where it resents the partner. */
export function pledgesOf({ view, seat, mind, traits, regards }: Stance): Pledge[] {
  return dealsDue(view, view.table.step).flatMap((deal, number) => {
    const parts = partsOf(deal, seat)
    if (!parts) return []
    const grievance = regards.find((one) => one.seat === parts.theirs.seat)?.grievance ?? 0
    const keeps = mind.chance(CHANCE.keeps + (number % 4)) < traits.faith - 0.08 * Math.max(0, grievance)
    return [{ deal, lever: parts.mine.lever, partner: parts.theirs.seat, keeps }]
  })
}

export type Answer = { readonly terms: Terms; readonly agrees: boolean }

/** What it answers to each proposal of the step before; one that promises without meaning to keep agrees more easily, a proud one not after a blow. */
export function answersOf(stance: Stance): Answer[] {
  const { view, seat, mind, traits, regards } = stance
  const asked = proposalsIn(view, view.table.step - 1).filter(({ wants }) => wants.seat === seat)
  return asked.slice(0, 3).map((terms, number) => {
    const grievance = regards.find((one) => one.seat === terms.gives.seat)?.grievance ?? 0
    const gains = partWorth(stance, terms.gives.seat, terms.gives.lever, seat)
    const costs = -partWorth(stance, seat, terms.wants.lever, terms.gives.seat)
    const ease = 0.6 * traits.trustfulness + 0.7 * (1 - traits.faith) - 0.5 * traits.resolve
    const wavers = 0.5 * (mind.chance(CHANCE.accepts + number) - 0.5)
    const pride = grievance >= answersFrom(traits) ? traits.resolve : 0
    return {
      terms,
      agrees: gains - 0.6 * costs * traits.faith - 0.3 * grievance + ease + wavers - pride > 0.15,
    }
  })
}

/** What a lever is worth to this agent when somebody pulls it, aimed at whom it may concern. */
export function partWorth(stance: Stance, by: Seat, lever: Lever, partner: Seat): number {
  const target = lever.target === 'none' ? null : partner
  const sees = worthOf(stance.cares, stance.names, { by, target, effects: lever.effects })
  const meaning = stance.meanings.get(lever.id)
  const quiet = meaning ? -meaning.heat * stance.traits.caution : 0
  return sees + quiet - (by !== stance.seat && target === stance.seat ? 0.5 * (meaning?.harm ?? 0) : 0)
}

/** The best exchange it can think of with anybody; null: none worth a letter, or not in the mood. */
export function proposalOf(stance: Stance): Terms | null {
  const { view, seat, mind, traits, regards, mood } = stance
  if (view.table.step + 2 > view.table.scenario.steps) return null
  const often = 0.25 + 0.45 * traits.trustfulness + 0.3 * traits.gain - 0.35 * traits.resolve
  if (mind.chance(CHANCE.proposes) >= often * (mood === 'press' ? 0.4 : mood === 'ease' ? 1.4 : 1))
    return null
  let best: { terms: Terms; worth: number } | null = null
  for (const { seat: partner, grievance } of regards) {
    if (grievance > 2.2 || isWaiting(stance, partner)) continue
    const gives = bestOf(stance, seat, partner)
    const wants = bestOf(stance, partner, seat)
    if (!gives || !wants || gives.lever.id === wants.lever.id) continue
    const worth = wants.worth + 0.4 * gives.worth
    if (wants.worth > 0.25 && (best === null || worth > best.worth))
      best = {
        worth,
        terms: { gives: { seat, lever: gives.lever }, wants: { seat: partner, lever: wants.lever } },
      }
  }
  return best?.terms ?? null
}

/** The lever of one that this agent would most like pulled for the other; none that is sharp. */
function bestOf(stance: Stance, by: Seat, partner: Seat): { lever: Lever; worth: number } | null {
  const { view, seat, levers, meanings } = stance
  let best: { lever: Lever; worth: number } | null = null
  for (const lever of leversOf({ ...scenarioOf(view), levers }, by)) {
    const meaning = meanings.get(lever.id)
    if (!meaning || isSharp(meaning)) continue
    const aims = targetsOf(stance, lever, by)
    if (lever.target === 'must' && !aims.includes(partner)) continue
    // what one gives must look like something to the other side
    const shown = by === seat ? -meaning.harm - meaning.heat : 0
    const used = wasAsked(stance, by, lever) ? 0.5 : 0
    const worth = partWorth(stance, by, lever, partner) + 0.8 * shown - used
    if (best === null || worth > best.worth) best = { lever, worth }
  }
  return best
}

const wasAsked = ({ view, seat }: Stance, by: Seat, { id }: Lever): boolean =>
  proposalsIn(view, view.table.step - 2).some(
    ({ gives, wants }) =>
      gives.seat === seat && [gives, wants].some((one) => one.seat === by && one.lever.id === id),
  )

/** An offer to the partner still stands open, or a deal with it is due or was just broken. */
function isWaiting({ view, seat }: Stance, partner: Seat): boolean {
  const { step } = view.table
  const between = (terms: Terms): boolean => {
    const parts = partsOf(terms, seat)
    return parts !== null && parts.theirs.seat === partner
  }
  for (let ago = 0; ago <= Math.min(2, MEMORY); ago++) {
    if (ago > 0 && proposalsIn(view, step - ago).some(between)) return true
    if (dealsDue(view, step - ago + 1).some(between)) return true
  }
  return false
}
