import type { ZodType } from 'zod'
import type { LegalActions } from './choice'
import type { Entry } from './log'
import type { Persona } from './persona'
import type { PolicySeam } from './policy'
import type { Random } from './random'
import type { Rejection } from './result'
import type { Turns } from './turns'
import type { WireSchema } from './wire'

/** One place at the table, numbered from 0. */
export type Seat = number

/** A fact, past tense. No `to`: told to everyone; `[]`: to no seat (the order of a deck). */
export type GameEvent = { readonly type: string; readonly to?: readonly Seat[] }

/** A question the rules put to one seat. Lean: `bounds` is plain data, a few numbers. */
export type SeatRequest = {
  readonly seat: Seat
  readonly decision: string
  readonly phase: string
  readonly turn: number
  /** Who hears the speech of the answer; absent: everyone. */
  readonly hears?: readonly Seat[]
  readonly bounds: unknown
}

/** What a match is set up with and everyone may know. The seed is no part of it: it stays secret until the end. */
export type Setup<Options = unknown> = { readonly seats: number; readonly options: Options }

/** How a match ended. `ranking`: seats in tiers, best first; those of one tier share the place. */
export type Outcome = {
  readonly by: string
  readonly ranking: readonly (readonly Seat[])[]
  /** One figure a seat that explains the ranking (net worth, survivors …), by seat. */
  readonly scores: readonly number[]
}

/** Names by seat. */
export type Names = readonly string[]

/** The only way to change a state: each event is evolved as it is written. */
export type Step<State, Event> = { readonly state: State; readonly random: Random; write(event: Event): void }

/** A layer of a packet: one of the eleven, or one of the game's own. */
export type Layer = { readonly name: string; readonly text: string }

/** The layers a game builds; core builds metadata, persona, conversation, thoughts and format. */
export type GameLayerName = 'rules' | 'world' | 'self' | 'others' | 'actions' | 'decision'

/** The part of a game that the browser imports too: state and its fold, views, sentences. No zod, prompts or scripts. */
export interface Table<State, Event extends GameEvent, View, Options = unknown> {
  readonly id: string
  readonly title: string
  initial(setup: Setup<Options>): State
  /** In place; knows no rules; total over a log from which events were filtered. */
  evolve(state: State, event: Event): void
  /** Flat and cheap. */
  copy(state: State): State
  /** What one seat, or the public (null), may know. Not copied: read it before the state changes. */
  view(state: State, seat: Seat | null): View
  /** One sentence about an event, for prompts and timeline alike. */
  narrate(event: Event, names: Names): string
  /** The number of the turn a state is in, from 1 (0 before the first). Stamped on each event as it is appended. */
  turn(state: State): number
  /** How its turns are called, wherever a page or a list names one. */
  readonly turns: Turns<Options>
}

/** How long talk is kept: `window` turns word for word; older ones in short, from so many utterances on. */
export type Talk = { readonly window: number; readonly from: number }

/** What a script may draw on beside view and request. */
export type Mind = {
  readonly persona: Persona
  readonly names: Names
  /** The n-th chance of this decision, in [0, 1): a stream of its own, so that no die is disturbed. */
  chance(n: number): number
  /** What this seat said itself within the turns kept word for word, oldest first; empty where nobody listens. */
  readonly said: readonly string[]
}

/** What a script says and thinks beside its action. `fields`: text fields of the action itself, such as a pitch. */
export type Words<Action = unknown> = {
  readonly thought: string
  readonly category?: string
  readonly speech: string
  readonly fields?: Partial<Action>
}

/** A heuristic player. `choose` alone runs in simulations; `say` is called when somebody listens. */
export interface Script<View, Request extends SeatRequest, Action> {
  choose(view: View, request: Request, mind: Mind): Action
  say(view: View, request: Request, action: Action, mind: Mind): Words<Action>
}

/**
 * `perMatch`: figures by name, each a count of events of these types. `cutShort`: ways to end that are a limit.
 * `shares`: shares of the matches by name, each of those that ended in one of these ways (`outcome.by`).
 */
export type Tally = {
  readonly perMatch: Readonly<Record<string, readonly string[]>>
  readonly cutShort: readonly string[]
  readonly shares?: Readonly<Record<string, readonly string[]>>
}

/** A place at the table that a match's options name. */
export type Place = {
  readonly name: string
  /** Who sits there unless somebody else is chosen, and who may: ids of personas. */
  readonly persona: string
  readonly personas: readonly string[]
  /** One line about it for whoever chooses. */
  readonly about?: string
  /** No side of its own: shown apart from the others. */
  readonly apart?: true
}

/** How a packet speaks to its reader where that is not to be told of a game: no players, turns or numbers of seats. */
export type Framing = {
  /** First line of the persona layer: who the reader is. */
  readonly opening: string
  /** Heading over the others in that layer, and the seats that are spoken of there. */
  readonly others: string
  readonly seats: readonly Seat[]
  /** What a turn is called ("Period"), and which it is now ("Period: 3"). */
  readonly turn: string
  readonly time: string
}

/** A game: pure functions over plain data. No clock, no Math.random, no I/O, no async. */
export interface Game<State, Event extends GameEvent, Request extends SeatRequest, View, Action, Options>
  extends Table<State, Event, View, Options> {
  readonly version: number
  /** A line for whoever chooses between games. */
  readonly tagline: string
  /** `usual`: at a table that stands ready. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly options: ZodType<Options>
  /** Every kind of phase a request may carry, for filters and docs. */
  readonly phases: readonly string[]
  /** Shuffles, deals: all written as events, up to the first question. */
  open(step: Step<State, Event>): void
  /** Several: asked at the same time. None: the match is over. Where one answer alone is legal nobody is asked. */
  requests(state: State): readonly Request[]
  /** The only judge of legality. Writes every consequence up to the next question, or nothing at all. */
  decide(step: Step<State, Event>, request: Request, action: Action): Rejection | null
  outcome(state: State): Outcome | null
  /** What is legal now, with consequences: packet, forms and random play read it. */
  legalActions(view: View, request: Request): LegalActions
  /** The game's own layers, in packet order. `heard`: what this seat heard lately, oldest first. */
  layers(view: View, request: Request, heard: readonly Entry[], names: Names): readonly Layer[]
  /** Everyone knows who is asked what, and when. Absent: some questions are hidden, and no packet counts them. */
  readonly asksOpenly?: true
  /** The reply of each decision: one static schema each, built as the module loads. */
  readonly decisions: Readonly<Record<Request['decision'], WireSchema>>
  /** An example reply for the format layer; pushes no choice. */
  example(view: View, request: Request): Action
  /** The thought category where the agent gave none. */
  category(request: Request): string
  /** Safe, deterministic, always legal. */
  fallback(view: View, request: Request, persona: Persona): Action
  readonly personas: readonly Persona[]
  /** By script id; a persona names the one that plays it. */
  readonly scripts: Readonly<Record<string, Script<View, Request, Action>>>
  /** How a player written as code takes a seat; absent: none can. */
  readonly policy?: PolicySeam<View, Request, Action>
  /** What simulations count. */
  readonly tally: Tally
  /** Absent: ten turns word for word, older ones in short from twenty utterances on (specs/2 section 5). */
  readonly talk?: Talk
  /** Why these options do not suit so many seats, and at which of them; null: they do. Absent: they always do. */
  objection?(
    setup: Setup<Options>,
  ): { readonly option: keyof Options & string; readonly message: string } | null
  /** By seat: who sits where, where the options say so; there are as many seats as places then. Absent: anybody anywhere. */
  places?(options: Options): readonly Place[]
  /** The options without what not everybody may know: all that leaves for a page while a match runs. Absent: all of them. */
  disclosed?(options: Options): Options
  /** How packets speak to the reader of a view; null or absent: as to a player of a game. */
  framing?(view: View, names: Names): Framing | null
  /** Digest of talk that falls out of the window: trades, purchases, ends; public facts alone. */
  digest(entries: readonly Entry[], names: Names): string
}

/** Any game, where only the contract matters. The one place for `any`. */
// biome-ignore lint/suspicious/noExplicitAny: games differ in all their types; the registry erases them
export type AnyGame = Game<any, any, any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTable = Table<any, any, any, any>
