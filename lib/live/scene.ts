import type { Json } from '@/lib/core/choice'
import type { MatchStatus, WireEntry } from './channel'
import type { SeatHead } from './shapes'

/** GET /api/scene: a public match to look at, from somewhere in its middle, as everyone may know it. */
export type SceneStart = {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly seats: readonly SeatHead[]
  readonly setup: { readonly seats: number; readonly options: Json }
  readonly status: MatchStatus
  /** Public entries before the scene begins, and the state they led to. */
  readonly from: number
  readonly state: unknown
  /** What comes next, by `pub`. */
  readonly entries: readonly WireEntry[]
}

/** GET /api/matches/:id/told?after=n: what everyone is told next, and how the match stands. */
export type ToldPage = { readonly status: MatchStatus; readonly entries: readonly WireEntry[] }

/** Entries in one page of it. */
export const TOLD_PAGE = 150
