import type { Layer, Names } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Request } from '../actions'
import { legalActions } from '../legal'
import type { View } from '../state'
import { actionsLayer } from './actions'
import { decisionLayer, judgingLayer } from './decision'
import { answersLayer, fullStateLayer, judgeLayer, movedLayer } from './engine'
import { moduleLayers } from './modules'
import { othersLayer } from './others'
import { judgingRules, rulesLayer } from './rules'
import { selfLayer } from './self'
import { worldLayer } from './world'

/**
 * The context builder of specs/5: situation, own state, what others did as far as this agent may know, sections of the
 * modules, the decision. Pure, from the seat's own view. The engine's packet holds all of it.
 */
export function layers(view: View, request: Request, heard: readonly Entry[], names: Names): Layer[] {
  switch (request.decision) {
    case 'respond':
      return [
        { name: 'rules', text: rulesLayer(view, request.seat, names) },
        { name: 'world', text: worldLayer(view) },
        { name: 'self', text: selfLayer(view, request.seat) },
        { name: 'others', text: othersLayer(view, request.seat, heard, names) },
        ...moduleLayers(view, request.seat),
        { name: 'actions', text: actionsLayer(legalActions(view, request), 'WHAT YOU CAN DO:') },
        { name: 'decision', text: decisionLayer(view) },
      ]
    case 'judge':
      return [
        { name: 'rules', text: judgingRules(view, names) },
        { name: 'world', text: worldLayer(view) },
        { name: 'self', text: judgeLayer() },
        { name: 'others', text: fullStateLayer(view, names) },
        { name: 'answers', text: answersLayer(view, heard, names) },
        { name: 'module-changes', text: movedLayer(view, names) },
        {
          name: 'actions',
          text: actionsLayer(legalActions(view, request), 'WHAT YOU MAY CHANGE (new values, absolute):'),
        },
        { name: 'decision', text: judgingLayer(view) },
      ]
  }
}
