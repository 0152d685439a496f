// A small game for tests of the loop: hidden bids for prizes, everyone asked at the same time. A bid of 13 is refused.
import { z } from 'zod'
import type { Game, Seat, SeatRequest } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import { below, shuffled } from '@/lib/core/random'
import { rejected } from '@/lib/core/result'
import { counted } from '@/lib/core/turns'
import { wire } from '@/lib/core/wire'

type Options = { readonly rounds: number; readonly stake: number }
type State = {
  seats: number
  rounds: number
  round: number
  coins: number[]
  bids: number[]
  prizes: number[]
  cards: number[]
}
type Event =
  | { readonly type: 'prizes-shuffled'; readonly cards: readonly number[]; readonly to: readonly Seat[] }
  | { readonly type: 'round-began'; readonly round: number }
  | {
      readonly type: 'bid-hidden'
      readonly seat: Seat
      readonly amount: number
      readonly to: readonly Seat[]
    }
  | { readonly type: 'prize-won'; readonly seat: Seat; readonly amount: number; readonly worth: number }
type Request = SeatRequest & { readonly decision: 'bid'; readonly bounds: { readonly most: number } }
type View = Omit<State, 'cards' | 'bids'> & { readonly own: number }
type Action = { readonly bid: number }

const NOBODY = -1

function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'prizes-shuffled':
      state.cards = [...event.cards]
      return
    case 'round-began':
      state.round = event.round
      state.bids.fill(NOBODY)
      return
    case 'bid-hidden':
      state.bids[event.seat] = event.amount
      return
    case 'prize-won':
      state.coins[event.seat] -= event.amount
      state.prizes[event.seat] += event.worth
  }
}

const persona = (name: string, greed: number): Persona => ({
  id: name.toLowerCase(),
  name,
  tagline: '',
  portrait: 'You bid.',
  strategy: [],
  speech: [],
  opponents: {},
  closing: '',
  notes: [],
  temperature: 1,
  maxTokens: 500,
  script: 'greedy',
  parameters: { greed },
})

export const bids: Game<State, Event, Request, View, Action, Options> = {
  id: 'bids',
  title: 'Bids',
  version: 1,
  tagline: 'Hidden bids, shown together',
  seats: { min: 2, max: 4, usual: 2 },
  options: z.object({
    rounds: z.int().min(1).max(500).default(6),
    stake: z.int().min(1).max(9999).default(60),
  }),
  phases: ['BID'],
  initial: ({ seats, options }) => ({
    seats,
    rounds: options.rounds,
    round: 0,
    cards: [],
    coins: Array(seats).fill(options.stake),
    bids: Array(seats).fill(NOBODY),
    prizes: Array(seats).fill(0),
  }),
  evolve,
  copy: (state) => structuredClone(state),
  view: ({ cards, bids: hidden, ...open }, seat) => ({ ...open, own: seat === null ? NOBODY : hidden[seat] }),
  narrate: (event) => event.type,
  turn: (state) => state.round,
  turns: counted('round'),
  open({ random, state, write }) {
    write({ type: 'prizes-shuffled', cards: shuffled(random, 0, state.rounds), to: [] })
    write({ type: 'round-began', round: 1 })
  },
  requests: ({ round, rounds, bids: hidden, coins }) =>
    round > rounds
      ? []
      : hidden.flatMap((bid, seat) =>
          bid === NOBODY
            ? [{ seat, decision: 'bid', phase: 'BID', turn: round, bounds: { most: coins[seat] } }]
            : [],
        ),
  decide({ state, random, write }, { seat, bounds }, { bid }) {
    if (bid < 0 || bid > bounds.most)
      return rejected('unaffordable', `You can bid 0 to ${bounds.most}, not ${bid}.`)
    if (bid === 13) return rejected('unlucky', 'Nobody bids 13.')
    write({ type: 'bid-hidden', seat, amount: bid, to: [seat] })
    if (state.bids.includes(NOBODY)) return null
    const highest = Math.max(...state.bids)
    const tied = state.bids.flatMap((amount, at) => (amount === highest ? [at] : []))
    const winner = tied[below(tied.length, random.at(1, state.round))]
    write({ type: 'prize-won', seat: winner, amount: highest, worth: state.cards[state.round - 1] + 1 })
    write({ type: 'round-began', round: state.round + 1 })
    return null
  },
  outcome({ round, rounds, prizes }) {
    if (round <= rounds) return null
    const tiers = [...new Set(prizes)].sort((a, b) => b - a)
    const ranking = tiers.map((worth) => prizes.flatMap((won, seat) => (won === worth ? [seat] : [])))
    return { by: 'rounds', ranking, scores: prizes }
  },
  legalActions: (_view, { bounds }) => ({
    moves: [],
    fields: { bid: { kind: 'number', from: 0, to: bounds.most } },
  }),
  layers: (view, request) => [
    { name: 'rules', text: 'The highest hidden bid wins the prize.' },
    { name: 'world', text: `Round ${view.round}. Coins ${view.coins.join(', ')}.` },
    { name: 'decision', text: `Bid 0 to ${request.bounds.most}.` },
  ],
  decisions: { bid: wire('bid', 'A hidden bid.', { bid: z.int() }) },
  example: () => ({ bid: 0 }),
  category: () => 'valuation',
  fallback: () => ({ bid: 0 }),
  personas: [persona('Ada', 40), persona('Bea', 60), persona('Cy', 80)],
  scripts: {
    greedy: {
      choose: (_view, { bounds }, { chance, persona: { parameters } }) => ({
        bid: Math.floor((chance(0) * bounds.most * parameters.greed) / 100),
      }),
      say: (view, _request, { bid }, { said }) => ({
        thought: `${bid} of ${view.coins.join('/')}.`,
        speech: said.length > 2 ? '' : `Round ${view.round} is mine.`,
      }),
    },
  },
  tally: { perMatch: {}, cutShort: [] },
  digest: (entries) => `${entries.length} events.`,
}
