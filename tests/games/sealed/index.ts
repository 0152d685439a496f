import type { Game } from '@/lib/core/game'
import { decide, open } from './decide'
import { layers } from './layers'
import { example, fallback, legalActions } from './legal'
import { digest } from './narrate'
import { options } from './options'
import { personas } from './personas'
import { type Action, type Request, requests } from './requests'
import { outcome } from './rules'
import { scripts } from './scripts'
import type { Event, Options, State, View } from './state'
import { table } from './table'
import { wires } from './wire'

export const sealed: Game<State, Event, Request, View, Action, Options> = {
  ...table,
  version: 1,
  tagline: 'Closed bids, open mouths, and a taste that nobody knows',
  seats: { min: 2, max: 6, usual: 4 },
  options,
  phases: ['BIDDING'],
  open,
  requests,
  decide,
  outcome,
  legalActions,
  layers,
  // who still has coins, and so is asked, everybody can see
  asksOpenly: true,
  decisions: wires,
  example,
  category: () => 'valuation',
  fallback,
  personas,
  scripts,
  tally: {
    perMatch: { sold: ['lot-sold'], withdrawn: ['lot-withdrawn'] },
    cutShort: [],
    shares: { brokeShare: ['purses-empty'] },
  },
  digest,
}
