import type { ComponentType, ReactNode } from 'react'
import type { EmblemName } from '@/components/ui/emblem'
import type { IconName } from '@/components/ui/icon'
import type { GameEvent, Names, Outcome, Seat } from '@/lib/core/game'
import type { WireEntry } from '@/lib/live/channel'

/** A seat as the room tells it. `short`: the name without its article, where space is scarce. */
export type SeatSign = {
  readonly seat: Seat
  readonly name: string
  readonly short: string
  readonly emblem: EmblemName
  /** What plays it: "scripted". */
  readonly agent: string
}

/** Words that a seat speaks just now; `growing`: more may come. */
export type Voice = { readonly seat: Seat; readonly text: string; readonly growing: boolean }

/** A moment of a match as a game's stage is given it. */
export type Scene<State> = {
  readonly state: State
  /** The log and how much of it is shown. */
  readonly entries: readonly WireEntry[]
  readonly at: number
  readonly signs: readonly SeatSign[]
  readonly names: Names
  /** Animate what the last entries changed; a jump is shown as it lies. */
  readonly animate: boolean
  readonly voice: Voice | null
  /** Set when the match is over and its end is shown. */
  readonly outcome: Outcome | null
}

/** A turning of the match, on the timeline. */
export type Mark = {
  /** The entry that made it. */
  readonly n: number
  readonly turn: number
  readonly icon: IconName
  readonly tone: 'plain' | 'lamp' | 'bad'
  readonly words: string
}

/**
 * How an event stands in the story. `hidden`: nobody needs it. `inTalk`: the verb of whoever decided it says it; a line
 * of its own only where nobody spoke.
 */
export type Telling = { readonly icon: IconName; readonly inTalk?: boolean } | 'hidden'

export type RailProps<State> = Pick<Scene<State>, 'state' | 'entries' | 'at' | 'signs'>

/** A figure of each seat that is charted over turns: as it stands at a turn's end, or by how much the turn changed it. */
export type Figure<State> = {
  readonly title: string
  readonly kind: 'level' | 'change'
  readonly of: (state: State) => readonly number[]
  readonly say: (value: number) => string
}
// biome-ignore lint/suspicious/noExplicitAny: games differ in their states
export type AnyFigure = Figure<any>

export type PanelProps = {
  readonly entries: readonly WireEntry[]
  readonly at: number
  readonly signs: readonly SeatSign[]
  readonly onSeek: (n: number) => void
  /** Address of a decision; null where this reader may open none. */
  readonly addressOf: (decision: number) => string | null
}
/** A page of the game's own beside the talk. Its component is loaded when it is opened. */
export type Panel = {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly Page: ComponentType<PanelProps>
}

/** All that the room needs of one game. Nothing else of a game is known there. */
export type Board<State, Event extends GameEvent> = {
  readonly Stage: ComponentType<Scene<State>>
  /** What stands on a seat's card under its name. */
  readonly SeatLines: ComponentType<{
    readonly state: State
    readonly seat: Seat
    /** Count from the old figures to the new. */
    readonly animate: boolean
  }>
  /** Small signs beside a seat's name. */
  readonly SeatSigns: ComponentType<{ readonly state: State; readonly seat: Seat }>
  /** Slips beside the talk on wide windows. */
  readonly Rail: ComponentType<RailProps<State>>
  readonly isOut: (state: State, seat: Seat) => boolean
  /** What is said of who is out: "bankrupt". */
  readonly outWord: string
  /** Whose move it is and what is asked, in words; null between questions. */
  readonly asked: (state: State) => { readonly seat: Seat; readonly words: string } | null
  /** The figure of each seat that the timeline plots, and how it is said. */
  readonly scores: (state: State) => readonly number[]
  readonly scoreTitle: string
  readonly sayScore: (score: number) => string
  readonly figures: readonly Figure<State>[]
  readonly panels: readonly Panel[]
  /** Thoughts give away what the audience should guess: they are hidden until wanted. */
  readonly thoughtsSpoil: boolean
  /** What each seat weighs in the match, 0 or more: it turns where the shares of it shift most. */
  readonly weights: (state: State) => readonly number[]
  /** Said of those shares: "shares of all net worth". */
  readonly weightTitle: string
  /** A mark where an event deserves one. `before` is the state it changed. */
  readonly mark: (before: State, event: Event, names: Names) => Omit<Mark, 'n' | 'turn'> | null
  readonly telling: (event: Event) => Telling
  /** What a seat did with a decision, by the events that followed: "buys". Empty where nothing needs saying. */
  readonly verb: (events: readonly GameEvent[], seat: Seat) => string
  /** Drawn under the words of a decision: a trade with its lots and verdict. */
  readonly drawn: (events: readonly GameEvent[], later: readonly WireEntry[]) => ReactNode
}
