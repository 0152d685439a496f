import type { ComponentType } from 'react'
import type { GameEvent, Names, Outcome, Seat } from '@/lib/core/game'

/** A game at a glance, for pages that do not play it: a small picture, a few words. Drawn on the server. */
export type Glance<State> = {
  /** What all pictures of this game share; once a page. */
  readonly Shapes: ComponentType
  readonly Picture: ComponentType<{ readonly state: State }>
  /** How a game ended, where the names of who came first do not say it best: "won by the town". */
  readonly ending?: (outcome: Outcome) => string
  /** null: nobody is ahead alone. */
  readonly leader: (state: State) => { readonly seat: Seat; readonly words: string } | null
  /** As the board has it: what a seat did with a decision. */
  readonly verb: (events: readonly GameEvent[], seat: Seat, names: Names) => string
}
