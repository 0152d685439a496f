import type { ComponentType } from 'react'
import type { Outcome, Seat } from '@/lib/core/game'

/** A game at a glance: a small picture of how it stands, and who is ahead. Drawn on the server. */
export type Glance<State> = {
  /** What all pictures of this game share; once a page. */
  readonly Shapes: ComponentType
  readonly Picture: ComponentType<{ readonly state: State }>
  /** How a game ended, where the names of who came first do not say it best: "won by the town". */
  readonly ending?: (outcome: Outcome) => string
  /** null: nobody is ahead alone. */
  readonly leader: (state: State) => { readonly seat: Seat; readonly words: string } | null
}
