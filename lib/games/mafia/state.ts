import type { Seat, Setup, Step } from '@/lib/core/game'
import type { Event } from './events'

export type { Event }
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

export const ROLES = ['mafia', 'doctor', 'sheriff', 'villager'] as const
export type Role = (typeof ROLES)[number]

export const PHASES = [
  'SETUP',
  'NIGHT_ACTIONS',
  'MORNING_REVEAL',
  'DAY_DISCUSSION',
  'DAY_VOTING',
  'RESOLUTION',
  'END',
] as const
export type Phase = (typeof PHASES)[number]

export type Options = {
  /** null: a quarter of the seats, rounded. */
  readonly mafia: number | null
  readonly doctors: number
  readonly sheriffs: number
  readonly start: 'night' | 'day'
  readonly discussionRounds: number
  /** Who may be voted on. With `nominated` and nobody nominated there is no vote. */
  readonly eligible: 'nominated' | 'everyone'
  readonly defence: boolean
  readonly lastWords: boolean
  /** The role of the dead is told. */
  readonly revealRoles: boolean
  readonly abstaining: boolean
  readonly tie: 'nobody' | 'revote' | 'random'
  readonly ballots: 'open' | 'secret'
  /** The mafia may kill nobody. */
  readonly skipKill: boolean
  /** Days after which nobody has won. */
  readonly dayLimit: number
}

/** The seat holds no vote in a count. */
export const NO_VOTE = -1

/** A role somebody says to have, and what it says to have found out with it. */
export type Claim = {
  readonly role: Role
  readonly results: readonly { readonly seat: Seat; readonly isMafia: boolean }[]
}

/** What one seat believes of another: percentages, and in words how it behaves. */
export type Belief = {
  readonly seat: Seat
  /** 0: surely town; 100: surely mafia. */
  readonly suspicion: number
  /** 0 to 100: how far its word is taken. */
  readonly trust: number
  /** Behaviour seen: aggressive, passive, changes sides … */
  readonly pattern: string
}
export type Beliefs = {
  /** Those that changed; who is not named keeps the last. */
  readonly players: readonly Belief[]
  /** Alliances, conflicts, voting blocs. */
  readonly relations: string
  /** Who plays well, who may be the sheriff. */
  readonly reads: string
}

/** A declaration with the day and round it was made in. */
export type Statement = Omit<Extract<Event, { type: 'stated' }>, 'type'> & {
  readonly day: number
  readonly turn: number
}

export type Death = {
  readonly seat: Seat
  readonly day: number
  readonly turn: number
  readonly by: 'night' | 'vote'
  readonly role: Role | null
}

/** One count of votes; see `votes-counted`. */
export type Count = Omit<Extract<Event, { type: 'votes-counted' }>, 'type'> & {
  readonly day: number
  readonly turn: number
}

/** Everything that is public. Arrays are by seat where nothing else is said. */
export type Table = {
  readonly seats: number
  /** `mafia` is a number here. */
  readonly options: Options & { readonly mafia: number }
  readonly phase: Phase
  /** Nights and days so far, from 1; 0 before the first. */
  readonly turn: number
  /** Number of the day that is, or that the night leads to. */
  readonly day: number
  readonly alive: readonly boolean[]
  /** In the order of dying. */
  readonly deaths: readonly Death[]
  /** Public roles: of the dead where they are told, of all at the end; null: not told. */
  readonly roles: readonly (Role | null)[]
  /** Round of today's discussion, from 1; 0 before it. Order of speaking, and how many of it have spoken. */
  readonly round: number
  readonly order: readonly Seat[]
  readonly spoken: number
  /** Today's, in the order of being nominated. */
  readonly nominees: readonly Seat[]
  /** What is open by day. */
  readonly open: 'nothing' | 'discussion' | 'defence' | 'vote' | 'last-words'
  /** Of the open vote. */
  readonly ballot: 0 | 1 | 2
  readonly targets: readonly Seat[]
  /** Voted out, about to say last words; null: nobody. */
  readonly condemned: Seat | null
  readonly statements: readonly Statement[]
  readonly counts: readonly Count[]
  readonly winner: 'town' | 'mafia' | null
  readonly over: boolean
}

/** What one seat knows for itself. */
export type Own = {
  /** null only before the deal. */
  readonly role: Role | null
  /** All mafia seats, oneself included; empty for the others. */
  readonly partners: readonly Seat[]
  /** Of this night, both rounds, of all partners. */
  readonly proposals: readonly { readonly seat: Seat; readonly target: Seat | null; readonly round: 1 | 2 }[]
  /** Kill history with outcome; `died` null until morning. */
  readonly kills: readonly {
    readonly turn: number
    readonly target: Seat | null
    readonly died: boolean | null
  }[]
  readonly protections: readonly { readonly turn: number; readonly target: Seat; readonly reason: string }[]
  readonly investigations: readonly {
    readonly turn: number
    readonly target: Seat
    readonly isMafia: boolean
    readonly reason: string
  }[]
  /** Its own votes. */
  readonly votes: readonly {
    readonly turn: number
    readonly ballot: 1 | 2
    readonly target: Seat | null
    readonly reason: string
  }[]
  /** By seat; null: none written. */
  readonly beliefs: readonly (Belief | null)[]
  readonly relations: string
  readonly reads: string
}

/** What one seat, or the public (`self` null), may know. */
export type View = { readonly table: Table; readonly seat: Seat | null; readonly own: Own | null }

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] }

/**
 * The public table, and what each seat knows for itself: `own[s]` is changed by events told to `s` (and by public
 * ones) alone, so that a view cannot hold what its seat was not told.
 */
export type State = { readonly table: Writable<Table>; readonly own: Writable<Own>[] }

export type MafiaStep = Step<State, Event>

/** A quarter of the seats, rounded (specs of the house: the default). */
export const mafiaOf = ({ seats, options }: Setup<Options>): number => options.mafia ?? Math.round(seats / 4)

const each = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)

export const initial = ({ seats, options }: Setup<Options>): State => ({
  table: {
    seats,
    options: { ...options, mafia: mafiaOf({ seats, options }) },
    phase: 'SETUP',
    turn: 0,
    day: 0,
    alive: each(seats, true),
    deaths: [],
    roles: each(seats, null),
    round: 0,
    order: [],
    spoken: 0,
    nominees: [],
    open: 'nothing',
    ballot: 0,
    targets: [],
    condemned: null,
    statements: [],
    counts: [],
    winner: null,
    over: false,
  },
  own: Array.from({ length: seats }, () => ({
    role: null,
    partners: [],
    proposals: [],
    kills: [],
    protections: [],
    investigations: [],
    votes: [],
    beliefs: each(seats, null),
    relations: '',
    reads: '',
  })),
})
