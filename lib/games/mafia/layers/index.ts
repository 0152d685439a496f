import type { Layer, Names } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Request } from '../actions'
import { legalActions } from '../legal'
import type { View } from '../state'
import { actionsLayer } from './actions'
import { decisionLayer } from './decision'
import { othersLayer } from './others'
import { rulesLayer } from './rules'
import { selfLayer } from './self'
import { marked } from './words'
import { worldLayer } from './world'

/** Mafia's own six layers, in packet order. `heard`: what the seat heard this night or day and in the one before. */
export function layers(view: View, request: Request, heard: readonly Entry[], plain: Names): Layer[] {
  const { seat } = request
  const names = marked(plain)
  return [
    { name: 'rules', text: rulesLayer(view.table) },
    { name: 'world', text: worldLayer(view, seat, names) },
    { name: 'self', text: selfLayer(view, seat, names) },
    { name: 'others', text: othersLayer(view, seat, names) },
    { name: 'actions', text: actionsLayer(legalActions(view, request), names) },
    { name: 'decision', text: decisionLayer(view, request, { heard, names }) },
  ]
}
