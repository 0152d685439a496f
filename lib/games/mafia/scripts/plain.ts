// Names somebody by chance wherever somebody must be named, and declares nothing.
import type { Mind, Script, Seat, Words } from '@/lib/core/game'
import { type Action, NO_BELIEFS, NOBODY, type Request } from '../actions'
import { NOTHING_DECLARED } from '../rules/declared'
import { livingOthers } from '../rules/living'
import { killTargets, protectTargets, voteTargets } from '../rules/targets'
import type { View } from '../state'
import { ownOf } from '../view'

const beliefs = NO_BELIEFS
const PLEA: Action<'defence'> = { beliefs, ...NOTHING_DECLARED }

const oneOf = (seats: readonly Seat[], mind: Mind): Seat => seats[Math.floor(mind.chance(0) * seats.length)]

function choose(view: View, request: Request, mind: Mind): Action {
  const { table } = view
  const { seat } = request
  switch (request.decision) {
    case 'speaking': {
      const nominates = mind.chance(1) < 0.3 ? oneOf(livingOthers(table, seat), mind) : NOBODY
      return { beliefs, nominates, ...NOTHING_DECLARED }
    }
    case 'defence':
    case 'last_words':
      return PLEA
    case 'voting':
      return { beliefs, vote: oneOf(voteTargets(table, seat), mind), reason: '' }
    case 'night_kill':
      return { beliefs, target: oneOf(killTargets(table, ownOf(view)), mind), reason: '' }
    case 'protection':
      return { beliefs, target: oneOf(protectTargets(table, ownOf(view)), mind), reason: '' }
    case 'investigation':
      return { beliefs, target: oneOf(livingOthers(table, seat), mind), reason: '' }
  }
}

const WORDS: Words<Action> = {
  thought: 'Somebody must be named.\nNothing tells one from another.\nName anyone.',
  speech: '',
}

export const plain: Script<View, Request, Action> = { choose, say: () => WORDS }
