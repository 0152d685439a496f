import { z } from 'zod'
import type { Game } from '@/lib/core/game'
import { type Action, PHASES, type Request } from './actions'
import { decide } from './decide'
import { digest } from './digest'
import { fallback } from './fallback'
import { category, example } from './format'
import { layers } from './layers'
import { legalActions } from './legal'
import { open } from './open'
import { outcome } from './outcome'
import { personas } from './personas'
import { requests } from './requests'
import { scripts } from './scripts'
import type { Event, Options, State, View } from './state'
import { table } from './table'
import { wires } from './wire'

const options = z.strictObject({
  startingCash: z.int().min(500).max(5000).default(1500).describe('dollars each'),
  turnLimit: z.int().min(1).max(5000).default(1000).describe('then the highest net worth wins'),
  minimumRaise: z.int().min(1).max(50).default(10).describe('dollars over the last bid'),
})

export const monopoly: Game<State, Event, Request, View, Action, Options> = {
  ...table,
  version: 1,
  tagline: 'Buy, build and bargain until one is left with money',
  seats: { min: 2, max: 8, usual: 4 },
  options,
  phases: PHASES,
  asksOpenly: true,
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
  tally: {
    perMatch: {
      rolls: ['dice-rolled', 'utility-dice-rolled'],
      trades: ['trade-accepted'],
      auctions: ['auction-opened'],
      buildings: ['built'],
      bankruptcies: ['went-bankrupt'],
    },
    cutShort: ['turn-limit'],
  },
  digest,
}
