// What is secret in Monopoly, the order of its cards, and in the toy of sealed bids.
import { monopoly } from '@/lib/games/monopoly'
import { sealed } from '../toy/sealed'
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
  isCounted: false,
  match: (pick) => ({
    seats: 2 + pick(4),
    options: sealed.options.parse({ rounds: 2 + pick(10), coins: 5 + pick(40) }),
  }),
  listeners: () => null,
  planted: asIs,
  due: (_state, event) => {
    if (event.type === 'prizes-laid-out') return []
    return event.type === 'bid-sealed' && 'seat' in event ? only(event.seat as number) : null
  },
  open: () => 'all',
}
