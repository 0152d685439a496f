import { lazy } from 'react'
import type { Event, State } from '@/lib/games/mafia/state'
import { table } from '@/lib/games/mafia/table'
import type { Board } from '../board'
import { asked } from './asked'
import { claimMarks } from './claims'
import { drawn } from './drawn'
import { Rail } from './rail'
import { partsOf, plot, suspicionHeld, votesAgainst } from './readings'
import { Reads } from './reads'
import { Stage } from './stage'
import { ending, mark, telling, verb } from './story'

const Suspicion = lazy(async () => ({ default: (await import('./suspicion-panel')).SuspicionPanel }))
const Votes = lazy(async () => ({ default: (await import('./votes-panel')).VotesPanel }))

const whole = (value: number): string => String(Math.round(value))
const votes = (value: number): string => (value === 1 ? '1 vote' : `${value} votes`)

/** Mafia's part of the room. */
export const mafia: Board<State, Event> = {
  table,
  Stage,
  beside: { Reads },
  Rail,
  isOut: ({ table }, seat) => !table.alive[seat],
  outWord: 'dead',
  asked,
  scores: suspicionHeld,
  scoreTitle: 'Suspicion held against each',
  sayScore: whole,
  plot,
  figures: [
    {
      title: 'Suspicion held against each, mean of the living town',
      kind: 'level',
      of: suspicionHeld,
      say: whole,
      observers: true,
    },
    { title: 'Votes against each', kind: 'change', of: votesAgainst, say: votes },
  ],
  panels: [
    { id: 'suspicion', title: 'Suspicion', icon: 'eye', Page: Suspicion },
    { id: 'votes', title: 'Claims and votes', icon: 'vote', Page: Votes },
  ],
  thoughtsSpoil: true,
  publicName: 'Town',
  weights: partsOf,
  weightTitle: 'shares of the game',
  ending,
  mark,
  hindsight: claimMarks,
  telling,
  verb,
  drawn,
}
