import { DRAWS, drawAction, drawsOf } from '@/lib/core/draw'
import { unit } from '@/lib/core/random'
import type { Agent } from './agent'
import { answered, wireText } from './scripted'

/** Draws replies from schema and bounds, up to twenty for a decision; says and thinks nothing. */
export const random: Agent = {
  attempts: DRAWS,
  async answer(ask) {
    const { game, request, view, number, attempt, chance } = ask
    const wire = game.decisions[request.decision]
    const draws = drawsOf(number, chance)
    const legal = game.legalActions(view, request)
    const action = drawAction(wire, legal, (n: number) => unit(draws.at(attempt - 1, n)))
    return answered(ask, wireText(wire, action, { thought: '', speech: '' }), 'random')
  },
}
