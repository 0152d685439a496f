import { actionsText } from '@/lib/core/choice'
import type { Layer, Names } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Request } from '../actions'
import { legalActions } from '../legal'
import type { View } from '../state'
import { seatView } from '../view'
import { decisionLayer } from './decision'
import { othersLayer } from './others'
import { rulesLayer } from './rules'
import { selfLayer } from './self'
import { worldLayer } from './world'

/** Monopoly's own six layers, in packet order. `heard`: what the seat heard in the last ten turns, oldest first. */
export function layers(view: View, request: Request, heard: readonly Entry[], names: Names): Layer[] {
  const seen = seatView(view, request.seat, heard, names)
  return [
    { name: 'rules', text: rulesLayer(view.options) },
    { name: 'world', text: worldLayer(view, seen, names) },
    { name: 'self', text: selfLayer(view, seen) },
    { name: 'others', text: othersLayer(view, seen, heard, names) },
    { name: 'actions', text: actionsText(legalActions(view, request).moves) },
    { name: 'decision', text: decisionLayer(view, request, names) },
  ]
}
