import type { Game } from '@/lib/core/game'
import type { Action, Request } from './actions'
import { decide } from './decide'
import { digest } from './digest'
import { fallback } from './fallback'
import { category, example } from './format'
import { layers } from './layers'
import { legalActions } from './legal'
import { objection } from './objection'
import { open } from './open'
import { options } from './options'
import { outcome } from './outcome'
import { personas } from './personas'
import { policy } from './policy'
import { requests } from './requests'
import { scripts } from './scripts'
import { type Event, type Options, PHASES, type State, type View } from './state'
import { table } from './table'
import { wires } from './wire'

export const mafia: Game<State, Event, Request, View, Action, Options> = {
  ...table,
  version: 1,
  tagline: 'Talk, lie and vote until one side is gone',
  seats: { min: 5, max: 16, usual: 8 },
  options,
  phases: PHASES,
  open,
  requests,
  decide,
  outcome,
  legalActions,
  layers,
  decisions: wires,
  example,
  category,
  fallback,
  personas,
  scripts,
  policy,
  tally: {
    perMatch: {
      days: ['day-broke'],
      deaths: ['found-dead', 'voted-out'],
      nightDeaths: ['found-dead'],
      votedOut: ['voted-out'],
    },
    cutShort: ['day-limit'],
    shares: { townShare: ['town'], mafiaShare: ['mafia'] },
  },
  // a night or a day counts one: this one and the one before stand word for word
  talk: { window: 2, from: 1 },
  objection,
  digest,
}
