import type { Json } from '@/lib/core/choice'
import type { MatchStatus } from './channel'

/** Raised when a field changes its meaning. */
export const MANIFEST_SCHEMA = 1

/** All that is needed to say which match this was, and to set the same table again. Plain data, made to be copied. */
export type Manifest = {
  readonly kind: 'parlor-manifest'
  readonly schema: number
  readonly match: {
    readonly id: string
    readonly title: string
    readonly status: MatchStatus['status']
    readonly outcome: MatchStatus['outcome']
    /** ISO 8601. */
    readonly createdAt: string
    readonly startedAt: string | null
    readonly endedAt: string | null
  }
  readonly game: { readonly id: string; readonly version: number }
  /** null until the match is over, and for whoever is told as the public. */
  readonly seed: number | null
  readonly options: Json
  readonly seats: readonly {
    readonly index: number
    /** SHA-256 over the whole persona as canonical JSON, hex: two tables with the same hash were told the same. */
    readonly persona: { readonly id: string; readonly name: string; readonly hash: string }
    /** Who played it; never a key, nor where one is kept. */
    readonly agent: Json
  }[]
  /** null for the public of a running match. `hash`: the last event's in the hash chain. */
  readonly log: { readonly events: number; readonly decisions: number; readonly hash: string } | null
  /** What runs here now; `commit` is null outside a git checkout. */
  readonly build: { readonly version: string; readonly commit: string | null }
}
