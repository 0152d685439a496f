import type { Seat, Setup, Step } from '@/lib/core/game'
import { BANK, HOTELS, HOUSES } from './board'
import type { Event } from './events'

export type { Event }
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

export type Options = {
  readonly startingCash: number
  readonly turnLimit: number
  readonly minimumRaise: number
}

export type Phase = 'pre-roll' | 'jail' | 'moving' | 'post-roll' | 'turn-over' | 'over'
export type Why = 'rent' | 'tax' | 'card' | 'fine' | 'interest' | 'repairs'
export type Debt = {
  readonly seat: Seat
  readonly payee: Seat
  readonly amount: number
  readonly why: Why
  /** The lot whose rent or interest it is. */
  readonly lot?: number
}
export type Auction = {
  readonly lot: number
  /** Highest bid in dollars, 0 before the first; its bidder, or BANK. */
  readonly highest: number
  readonly leader: Seat
  /** The seat whose turn to bid it is; `leader` when all others are out. */
  readonly next: Seat
  /** By seat: still in. */
  readonly bidding: readonly boolean[]
}
export type Goods = { readonly lots: readonly number[]; readonly cash: number; readonly jailCards: number }
export type Offer = {
  readonly seat: Seat
  readonly target: Seat
  readonly give: Goods
  readonly take: Goods
  readonly pitch: string
}

/** What is open. The top of the stack is done next; the bottom, one of the phases, is always there. */
export type Task =
  | { readonly do: Phase }
  | { readonly do: 'buy'; readonly lot: number }
  | { readonly do: 'bid'; readonly auction: Auction }
  /** Lots to be auctioned one by one, each from the seat after the bankrupt one. */
  | { readonly do: 'estate'; readonly lots: readonly number[]; readonly bankrupt: Seat }
  /** `accepted`: a trade came about, so that the phase's question is asked once more. */
  | { readonly do: 'talk'; readonly accepted: boolean }
  | { readonly do: 'answer'; readonly offer: Offer }
  | { readonly do: 'owe'; readonly debt: Debt }

/** Everything that lies open on the table. Arrays are by seat, by position (40) or by group (10). */
export type View = {
  readonly seats: number
  readonly options: Options
  readonly turn: number
  readonly active: Seat
  /** The last throw of the active seat's turn; [0, 0] before the first. */
  readonly dice: readonly [number, number]
  /** Doubles in a row this turn that give another throw. */
  readonly doubles: number
  readonly cash: readonly number[]
  readonly at: readonly number[]
  /** 0: free; n: in jail, before its n-th throw for a double. */
  readonly tries: readonly number[]
  readonly bankrupt: readonly boolean[]
  /** Bankrupt seats in the order they fell. */
  readonly fallen: readonly Seat[]
  /** Throws of dice so far: the index of the seat's next one. */
  readonly throws: readonly number[]
  readonly owner: readonly Seat[]
  readonly buildings: readonly number[]
  readonly mortgaged: readonly boolean[]
  /** Left in the bank. */
  readonly houses: number
  readonly hotels: number
  /** Kept beside owner and buildings: lots by seat × 10 + group, buildings by group. */
  readonly held: readonly number[]
  readonly built: readonly number[]
  /** Holder of each deck's jail card, BANK while it is in the deck. */
  readonly jailCard: readonly Seat[]
  readonly proposalsInPhase: number
  readonly proposalsInTurn: number
  /** By proposer × seats + target: refusals in a row, and the turn of the last one (0: never). */
  readonly refusals: readonly number[]
  readonly refusedOn: readonly number[]
  readonly agenda: readonly Task[]
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] }
/** The open table as the fold writes it, and the order of the cards, which nobody knows. */
export type State = {
  readonly table: Omit<Writable<View>, 'dice'> & { dice: readonly [number, number] }
  readonly decks: number[][]
}

export type MonopolyStep = Step<State, Event>

/** By pushing: `Array.from` calls back for each, and `fill` leaves an array that is read more slowly. */
function each<T>(n: number, value: T): T[] {
  const list: T[] = []
  while (list.length < n) list.push(value)
  return list
}

export const initial = ({ seats, options }: Setup<Options>): State => ({
  table: {
    seats,
    options,
    turn: 0,
    active: seats - 1,
    dice: [0, 0],
    doubles: 0,
    cash: each(seats, options.startingCash),
    at: each(seats, 0),
    tries: each(seats, 0),
    bankrupt: each(seats, false),
    fallen: [],
    throws: each(seats, 0),
    owner: each(40, BANK),
    buildings: each(40, 0),
    mortgaged: each(40, false),
    houses: HOUSES,
    hotels: HOTELS,
    held: each(seats * 10, 0),
    built: each(10, 0),
    jailCard: [BANK, BANK],
    proposalsInPhase: 0,
    proposalsInTurn: 0,
    refusals: each(seats * seats, 0),
    refusedOn: each(seats * seats, 0),
    agenda: [{ do: 'turn-over' }],
  },
  decks: [[], []],
})
