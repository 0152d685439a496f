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

const THOUGHT = 'Nothing is weighed here.\nEvery name is as good as another.\nChance picks one.'

function say(_view: View, { decision }: Request, action: Action, { names }: Mind): Words<Action> {
  const nominee = 'nominates' in action ? names[action.nominates] : undefined
  switch (decision) {
    case 'speaking':
      return { thought: THOUGHT, speech: nominee === undefined ? 'I name nobody.' : `I nominate ${nominee}.` }
    case 'defence':
    case 'last_words':
      return { thought: THOUGHT, speech: 'I have nothing to add.' }
    case 'night_kill':
      return { thought: THOUGHT, speech: 'Any name will do.' }
    case 'voting':
    case 'investigation':
    case 'protection':
      return { thought: THOUGHT, speech: '' }
  }
}

export const plain: Script<View, Request, Action> = { choose, say }
