// A toy for the laws that Monopoly cannot put to the proof: sealed bids, asked for together, hidden until all are in.
import { z } from 'zod'
import type { Game, Seat, SeatRequest } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import { shuffled } from '@/lib/core/random'
import { rejected } from '@/lib/core/result'
import { wire } from '@/lib/core/wire'

type Options = { readonly rounds: number; readonly coins: number }
type Table = { round: number; readonly rounds: number; readonly coins: number[]; readonly won: number[] }
/** Secrets: bids not yet opened (NONE before they are made) and the prizes to come. */
type State = { readonly table: Table; readonly sealed: number[]; prizes: readonly number[] }
type View = Table & { readonly own: number }
type Event =
  | { readonly type: 'prizes-laid-out'; readonly prizes: readonly number[]; readonly to: readonly Seat[] }
  | { readonly type: 'round-began'; readonly round: number }
  | {
      readonly type: 'bid-sealed'
      readonly seat: Seat
      readonly coins: number
      readonly to: readonly Seat[]
    }
  | { readonly type: 'prize-awarded'; readonly seat: Seat; readonly coins: number; readonly worth: number }
type Request = SeatRequest & { readonly decision: 'bid'; readonly bounds: { readonly most: number } }
type Action = { readonly bid: number }

const NONE = -1

function evolve(state: State, event: Event): void {
  const { table, sealed } = state
  switch (event.type) {
    case 'prizes-laid-out':
      state.prizes = event.prizes.slice()
      return
    case 'round-began':
      table.round = event.round
      for (let seat = 0; seat < sealed.length; seat++) sealed[seat] = NONE
      return
    case 'bid-sealed':
      sealed[event.seat] = event.coins
      return
    case 'prize-awarded':
      table.coins[event.seat] -= event.coins
      table.won[event.seat] += event.worth
      return
  }
}

const isOver = ({ table: { round, rounds, coins } }: State): boolean =>
  round > rounds || coins.every((count) => count === 0)

/** Whoever has no coin left has one answer only and is not asked. */
const missing = ({ table: { coins }, sealed }: State): Seat[] =>
  sealed.flatMap((bid, seat) => (bid === NONE && coins[seat] > 0 ? [seat] : []))

const stranger: Persona = {
  id: 'stranger',
  name: 'Stranger',
  tagline: '',
  portrait: 'You bid.',
  strategy: [],
  speech: [],
  opponents: {},
  closing: '',
  notes: [],
  temperature: 1,
  maxTokens: 100,
  script: 'spender',
  parameters: {},
}

export const sealed: Game<State, Event, Request, View, Action, Options> = {
  id: 'sealed',
  title: 'Sealed bids',
  version: 1,
  tagline: 'Sealed bids for hidden prizes',
  seats: { min: 2, max: 5, usual: 3 },
  options: z.strictObject({
    rounds: z.int().min(1).max(50).default(5),
    coins: z.int().min(1).max(99).default(20),
  }),
  phases: ['BID'],
  initial: ({ seats, options: { rounds, coins } }) => ({
    table: { round: 0, rounds, coins: Array(seats).fill(coins), won: Array(seats).fill(0) },
    sealed: Array(seats).fill(NONE),
    prizes: [],
  }),
  evolve,
  copy: ({ table, sealed: bids, prizes }) => ({
    table: { ...table, coins: table.coins.slice(), won: table.won.slice() },
    sealed: bids.slice(),
    prizes,
  }),
  view: ({ table, sealed: bids }, seat) => ({ ...table, own: seat === null ? NONE : bids[seat] }),
  narrate: ({ type }) => `${type}.`,
  turn: ({ table }) => table.round,
  open({ state, random, write }) {
    write({ type: 'prizes-laid-out', prizes: shuffled(random, 0, state.table.rounds), to: [] })
    write({ type: 'round-began', round: 1 })
  },
  requests: (state) =>
    isOver(state)
      ? []
      : missing(state).map((seat) => ({
          seat,
          decision: 'bid',
          phase: 'BID',
          turn: state.table.round,
          bounds: { most: state.table.coins[seat] },
        })),
  decide({ state, write }, { seat, bounds }, { bid }) {
    if (!(bid >= 0 && bid <= bounds.most)) return rejected('range', `Bid from 0 to ${bounds.most}.`)
    write({ type: 'bid-sealed', seat, coins: bid, to: [seat] })
    if (missing(state).length > 0) return null
    const highest = Math.max(...state.sealed)
    // of equal bids the lowest seat's wins, so that the order of answering cannot matter
    const winner = state.sealed.indexOf(highest)
    write({ type: 'prize-awarded', seat: winner, coins: highest, worth: state.prizes[state.table.round - 1] })
    write({ type: 'round-began', round: state.table.round + 1 })
    return null
  },
  outcome(state) {
    if (!isOver(state)) return null
    const { won } = state.table
    const tiers = [...new Set(won)].sort((a, b) => b - a)
    return { by: 'rounds', ranking: tiers.map((worth) => seatsWith(won, worth)), scores: won }
  },
  legalActions: (_view, { bounds }) => ({
    moves: [{ name: 'BID', text: `from 0 to ${bounds.most}`, consequences: [] }],
    fields: { bid: { kind: 'number', from: 0, to: bounds.most } },
  }),
  layers: () => [],
  decisions: { bid: wire('bid', 'A sealed bid.', { bid: z.int() }) },
  example: () => ({ bid: 0 }),
  category: () => 'valuation',
  fallback: () => ({ bid: 0 }),
  personas: [stranger],
  scripts: {
    spender: {
      choose: (_view, { bounds }, { chance }) => ({ bid: Math.floor(chance(0) * (bounds.most + 1)) }),
      say: () => ({ thought: 'Bid.', speech: '' }),
    },
  },
  tally: { perMatch: {}, cutShort: [] },
  digest: () => '',
}

const seatsWith = (won: readonly number[], worth: number): Seat[] =>
  won.flatMap((sum, seat) => (sum === worth ? [seat] : []))
