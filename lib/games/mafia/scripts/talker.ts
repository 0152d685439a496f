// One heuristic player of all four roles. Its persona's parameters govern all it does.
import type { Mind } from '@/lib/core/game'
import type { Action, Request } from '../actions'
import type { View } from '../state'
import { vote } from './ballot'
import { answer, part, speak } from './day'
import { investigate, kill, protect } from './night'
import { stanceOf } from './stance'

export function choose(view: View, request: Request, mind: Mind): Action {
  const stance = stanceOf(view, request, mind)
  switch (request.decision) {
    case 'speaking':
      return speak(stance, request.bounds)
    case 'voting':
      return vote(stance, request.bounds)
    case 'defence':
      return answer(stance, request.bounds)
    case 'last_words':
      return part(stance, request.decision)
    case 'night_kill':
      return kill(stance, request.bounds)
    case 'investigation':
      return investigate(stance)
    case 'protection':
      return protect(stance)
  }
}
