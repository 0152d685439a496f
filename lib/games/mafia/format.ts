// What the packet shows of a reply, beside its schema.
import type { CATEGORIES } from '@/lib/core/wire'
import { type Action, type BeliefFields, type Decision, NOBODY, type Request } from './actions'
import { NOTHING_DECLARED } from './rules/declared'
import { livingOthers } from './rules/living'
import { killTargets, protectTargets, voteTargets } from './rules/targets'
import type { View } from './state'
import { ownOf } from './view'

const CATEGORY: { readonly [D in Decision]: (typeof CATEGORIES)[number] } = {
  speaking: 'strategy',
  voting: 'opponent_analysis',
  defence: 'risk_assessment',
  last_words: 'strategy',
  night_kill: 'strategy',
  investigation: 'opponent_analysis',
  protection: 'risk_assessment',
}

/** The kind of thought: no Mafia document names any, so each action has the nearest of specs/1. */
export const category = (request: Request): string => CATEGORY[request.decision]

/** A legal reply that shows the shape and pushes no choice: whom it names goes round by turn and seat. */
export function example(view: View, request: Request): Action {
  const { table } = view
  const { seat } = request
  const others = livingOthers(table, seat)
  const someone = (seats: readonly number[]) => seats[(table.turn * 3 + seat) % seats.length]
  const beliefs = exampleBeliefs(someone(others))
  const reason = 'One sentence.'
  switch (request.decision) {
    case 'speaking':
      return { beliefs, nominates: someone([NOBODY, ...others]), ...NOTHING_DECLARED }
    case 'defence':
    case 'last_words':
      return { beliefs, ...NOTHING_DECLARED }
    case 'voting':
      return { beliefs, vote: someone(voteTargets(table, seat)), reason }
    case 'night_kill':
      return { beliefs, target: someone(killTargets(table, ownOf(view))), reason }
    case 'protection':
      return { beliefs, target: someone(protectTargets(table, ownOf(view))), reason }
    case 'investigation':
      return { beliefs, target: someone(others), reason }
  }
}

const exampleBeliefs = (player: number): BeliefFields => ({
  players: [{ player, suspicion: 50, trust: 50, pattern: 'A few words.' }],
  relations: 'A sentence, or nothing.',
  reads: 'A sentence, or nothing.',
})
