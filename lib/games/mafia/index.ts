import { z } from 'zod'
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
import { outcome } from './outcome'
import { personas } from './personas'
import { policy } from './policy'
import { requests } from './requests'
import { scripts } from './scripts'
import { type Event, type Options, PHASES, type State, type View } from './state'
import { table } from './table'
import { wires } from './wire'

const options = z.strictObject({
  mafia: z.int().min(1).max(7).nullable().default(null).describe('players; none: a quarter, rounded'),
  doctors: z.int().min(0).max(15).default(1).describe('players'),
  sheriffs: z.int().min(0).max(15).default(1).describe('players'),
  start: z.enum(['night', 'day']).default('night').describe('what comes first'),
  discussionRounds: z.int().min(0).max(5).default(2).describe('speeches of each a day'),
  eligible: z.enum(['nominated', 'everyone']).default('nominated').describe('who may be voted on'),
  defence: z.boolean().default(true).describe('the nominated speak before the vote'),
  lastWords: z.boolean().default(true).describe('who is voted out speaks once more'),
  revealRoles: z.boolean().default(true).describe('the role of the dead is told'),
  abstaining: z.boolean().default(true).describe('in votes'),
  tie: z.enum(['nobody', 'revote', 'random']).default('nobody').describe('who goes then'),
  ballots: z.enum(['open', 'secret']).default('open').describe('secret: numbers alone are shown'),
  skipKill: z.boolean().default(false).describe('the mafia may kill nobody'),
  dayLimit: z.int().min(1).max(50).default(20).describe('days; then nobody has won'),
})

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
