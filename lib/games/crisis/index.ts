import type { Game } from '@/lib/core/game'
import type { Action, Request } from './actions'
import { decide } from './decide'
import { digest } from './digest'
import { disclosed } from './disclosed'
import { fallback } from './fallback'
import { category, example } from './format'
import { layers } from './layers'
import { framing } from './layers/terms'
import { legalActions } from './legal'
import { open } from './open'
import { options } from './options'
import { outcome } from './outcome'
import { personas } from './personas'
import { places } from './places'
import { requests } from './requests'
import { LAST_STEP } from './rules/schedule'
import { MOST_AGENTS } from './schema/scenario'
import { scripts } from './scripts'
import { type Event, type Options, PHASES, type State, type View } from './state'
import { table } from './table'
import { wires } from './wire'

export const crisis: Game<State, Event, Request, View, Action, Options> = {
  ...table,
  version: 1,
  tagline: 'Powers in a quarrel, and an engine that judges what their acts change',
  seats: { min: 3, max: MOST_AGENTS + 1, usual: 5 },
  options,
  phases: PHASES,
  open,
  requests,
  decide,
  outcome,
  legalActions,
  layers,
  asksOpenly: true,
  decisions: wires,
  example,
  category,
  fallback,
  personas,
  scripts,
  tally: {
    perMatch: {
      acts: ['acted'],
      letters: ['letter-sent'],
      changes: ['variable-changed'],
      events: ['happened'],
    },
    cutShort: [],
    shares: { lastStepShare: [LAST_STEP] },
  },
  talk: { window: 3, from: 12 },
  places,
  disclosed,
  framing,
  objection({ seats, options: { agents } }) {
    const wanted = agents.length + 1
    if (seats === wanted) return null
    return {
      option: 'agents',
      message: `This scenario seats its ${agents.length} agents and the engine, ${wanted} in all, not ${seats}.`,
    }
  },
  digest,
}
