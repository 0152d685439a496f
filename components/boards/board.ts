import type { ComponentType, ReactNode } from 'react'
import type { EmblemName } from '@/components/ui/emblem'
import type { IconName } from '@/components/ui/icon'
import type { AnyTable, GameEvent, Names, Outcome, Seat, Setup } from '@/lib/core/game'
import type { TurnNames } from '@/lib/core/turns'
import type { Audience, WireEntry } from '@/lib/live/channel'

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
  /** The match whose viewer may keep notes of their own in this browser; null: a stage that only plays. */
  readonly notes: string | null
  readonly audience: Audience
}

/** A turning of the match, on the timeline. */
export type Mark = {
  /** The entry that made it. */
  readonly n: number
  readonly turn: number
  readonly icon: IconName
  readonly tone: 'plain' | 'lamp' | 'bad'
  readonly words: string
  /** The later entry that brought it to light: it is not shown before. Absent: it was plain at once. */
  readonly since?: number
}

/**
 * How an event stands in the story. `hidden`: nobody needs it. `inTalk`: the verb of whoever decided it says it, the
 * seat in that field of the event; a line of its own only where nobody spoke. `pause`: milliseconds that a replay waits
 * before it, where the usual ones are too few.
 */
export type Telling =
  | { readonly icon: IconName; readonly inTalk?: 'seat' | 'target'; readonly pause?: number }
  | 'hidden'

/** Who is asked now. One seat: `words` go after its name; several at the same time, or none that may be named: a sentence. */
export type Asked = { readonly seats: readonly Seat[]; readonly words: string }

export type RailProps<State> = Pick<Scene<State>, 'state' | 'entries' | 'at' | 'signs' | 'audience'>

/** A figure of each seat that is charted over turns: as it stands at a turn's end, or by how much the turn changed it. */
export type Figure<State> = {
  readonly title: string
  readonly kind: 'level' | 'change'
  /** By seat; of the first seats alone, where the others have no such figure. */
  readonly of: (state: State) => readonly number[]
  readonly say: (value: number) => string
  /** Drawn from what observers alone are told. */
  readonly observers?: true
}
// biome-ignore lint/suspicious/noExplicitAny: games differ in their states
export type AnyFigure = Figure<any>

/**
 * A number that two games of one set-up are compared by, turn by turn. `seat` null: of the table as a whole. `of` null: not
 * known to whoever reads. `id` is the same in every game of that set-up.
 */
export type Strand<State> = {
  readonly id: string
  readonly title: string
  readonly seat: Seat | null
  readonly of: (state: State) => number | null
  readonly say: (value: number) => string
  /** Between which the axis runs; absent: what there is. */
  readonly bounds?: readonly [number, number]
}
// biome-ignore lint/suspicious/noExplicitAny: games differ in their states
export type AnyStrand = Strand<any>

/** One line of the timeline's plot. `seat`: whose it is; null: its own label, in a colour of the house. */
export type PlotLine = {
  readonly seat: Seat | null
  readonly label: string
  readonly colour: string
  readonly dashes?: string
}
/** What the timeline plots: a figure a line, highest first beside it. */
export type Plot<State> = {
  readonly title: string
  readonly lines: readonly PlotLine[]
  readonly of: (state: State) => readonly number[]
  /** `line`: which of the lines it is a value of. */
  readonly say: (value: number, line?: number) => string
}

export type PanelProps = {
  /** The game's state at `at`. */
  readonly state: unknown
  readonly entries: readonly WireEntry[]
  readonly at: number
  readonly signs: readonly SeatSign[]
  readonly audience: Audience
  readonly turnNames: TurnNames
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

/** What stands beside the board, above the talk: a card for each seat, or something of the game's own. */
export type Beside<State> =
  | {
      /** On a seat's card under its name. `animate`: count from the old figures to the new. */
      readonly SeatLines: ComponentType<{
        readonly state: State
        readonly seat: Seat
        readonly animate: boolean
      }>
      /** Small signs beside a seat's name. */
      readonly SeatSigns: ComponentType<{ readonly state: State; readonly seat: Seat }>
    }
  | { readonly Reads: ComponentType<Scene<State>> }

/** All that the room needs of one game. Nothing else of a game is known there. */
export type Board<State, Event extends GameEvent> = {
  /** How a log of it is folded and told. */
  readonly table: AnyTable
  readonly Stage: ComponentType<Scene<State>>
  readonly beside: Beside<State>
  /** Slips beside the talk on wide windows. */
  readonly Rail: ComponentType<RailProps<State>>
  readonly isOut: (state: State, seat: Seat) => boolean
  /** What is said of who is out: "bankrupt". */
  readonly outWord: string
  /** Who is asked what, in words; null between questions. */
  readonly asked: (state: State) => Asked | null
  /** The figure of each seat that the end is told by, and that the timeline plots where it has no plot of its own. */
  readonly scores: (state: State) => readonly number[]
  readonly scoreTitle: string
  readonly sayScore: (score: number) => string
  readonly plot?: (audience: Audience, setup: Setup) => Plot<State>
  readonly figures: readonly Figure<State>[]
  /** Figures that a match's options bring, after the others. */
  readonly figuresOf?: (setup: Setup) => readonly Figure<State>[]
  /** What two games are compared by; absent: the figures that are levels, of each seat. */
  readonly strands?: (setup: Setup) => readonly Strand<State>[]
  readonly panels: readonly Panel[]
  /**
   * Thoughts give away what the audience should guess: they are hidden until wanted, and whoever watches as the public
   * is shown nothing that lies ahead of the cursor.
   */
  readonly thoughtsSpoil: boolean
  /** What the public is called that watches without thoughts: "Town". */
  readonly publicName: string
  /** What each seat weighs in the match, 0 or more: it turns where the shares of it shift most. */
  readonly weights: (state: State) => readonly number[]
  /** Said of those shares: "shares of all net worth". */
  readonly weightTitle: string
  /** How it ended, in place of the names of who came first, and a few words for each seat. */
  readonly ending?: {
    readonly title: (state: State, outcome: Outcome) => string
    readonly figure: (state: State, seat: Seat) => string
  }
  /** A mark where an event deserves one. `before` is the state it changed. */
  readonly mark: (before: State, event: Event, names: Names) => Omit<Mark, 'n' | 'turn'> | null
  /** Marks that take more than one event to see. */
  readonly hindsight?: (entries: readonly WireEntry[], names: Names) => readonly Mark[]
  readonly telling: (event: Event) => Telling
  /** What a seat did with a decision, by the events that followed: "buys". Empty where nothing needs saying. */
  readonly verb: (events: readonly GameEvent[], seat: Seat, names: Names) => string
  /** Drawn under the words of a decision: a trade with its lots and verdict. */
  readonly drawn: (
    events: readonly GameEvent[],
    later: readonly WireEntry[],
    signs: readonly SeatSign[],
  ) => ReactNode
  /** Drawn under a line of what happened, from the log up to it. */
  readonly beneath?: (
    shown: readonly WireEntry[],
    entries: readonly WireEntry[],
    signs: readonly SeatSign[],
  ) => ReactNode
}
