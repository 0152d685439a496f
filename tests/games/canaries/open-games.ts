// What is secret in Monopoly, the order of its cards; in the sale of sealed bids; in any game as far as it says so itself.

import type { AnyGame } from '@/lib/core/game'
import { crisis } from '@/lib/games/crisis'
import { monopoly } from '@/lib/games/monopoly'
import { randomScenario } from '../crisis/random-scenario'
import { sealed } from '../sealed'
import { only, type Secrets } from './secrets'

const asIs: Secrets['planted'] = (_state, _request, action) => action

export const monopolySecrets: Secrets = {
  game: monopoly,
  isCounted: true,
  match: (pick) => ({
    seats: 2 + pick(4),
    options: monopoly.options.parse({ startingCash: 500 + pick(1000), turnLimit: 5 + pick(30) }),
  }),
  listeners: () => null,
  planted: asIs,
  due: (_state, { type }) => (type === 'deck-shuffled' ? [] : null),
  open: () => 'all',
}

export const sealedSecrets: Secrets = {
  game: sealed,
  isCounted: true,
  match: (pick) => ({
    seats: 2 + pick(5),
    options: sealed.options.parse({ lots: 2 + pick(11), coins: 10 + pick(90) }),
  }),
  listeners: () => null,
  planted: asIs,
  due: (_state, event) => {
    if (event.type === 'lots-stacked') return []
    const isOwn = event.type === 'bid-sealed' || event.type === 'taste-dealt'
    return isOwn && 'seat' in event ? only(event.seat as number) : null
  },
  open: () => 'all',
}

/** Whom its events are for the game alone says; that views and packets follow from what was heard holds all the same. */
const asItSays = (game: AnyGame, match: Secrets['match'], isCounted: boolean): Secrets => ({
  game,
  isCounted,
  match,
  listeners: (_state, { hears }) => hears ?? null,
  planted: asIs,
  due: (_state, { to }) => to ?? null,
  open: () => 'all',
})

export const crisisSecrets = asItSays(
  crisis,
  (pick) => {
    const seats = crisis.seats.min + pick(4)
    return { seats, options: crisis.options.parse(randomScenario(pick, seats - 1)) }
  },
  true,
)
