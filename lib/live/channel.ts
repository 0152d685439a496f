import type { Outcome, Seat } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'

/** The two audiences of a match; the server decides which one a reader belongs to. */
export type Audience = 'observer' | 'public'

/** As whom a reader asks to be told: as the town, which is the public; null: as whatever the server allows. */
export type As = 'town' | null
/** What an address or a message asks for; a right is only ever given up this way, so anything else asks for nothing. */
export const asOf = (asked: unknown): As => (asked === 'town' ? 'town' : null)
/** An address under which the reader is told as much as on this page. */
export const asked = (address: string, as: As): string =>
  as === null ? address : `${address}${address.includes('?') ? '&' : '?'}as=${as}`

/**
 * An entry as it goes to a page. `n` counts within the audience, from 1 without a hole: seq for the observer,
 * pub for the public, who are told no other number.
 */
export type WireEntry = {
  readonly n: number
  readonly turn: number
  readonly event: Entry['event']
  readonly decision: number | null
  readonly at: string
}

/** GET /api/matches/:id/log?after=n[&as=town] */
export type LogPage = {
  readonly audience: Audience
  readonly head: number
  readonly entries: readonly WireEntry[]
}

/** What may change while a match runs, in one message. */
export type MatchStatus = {
  readonly status: 'queued' | 'running' | 'paused' | 'stopped' | 'finished' | 'failed'
  readonly reason: string | null
  readonly pace: number
  readonly outcome: Outcome | null
  /** Waiting for a free worker: how many matches are before it; null when it is not waiting. */
  readonly position: number | null
  /** False when no worker has shown itself lately. */
  readonly workers: boolean
}

const ENDS: ReadonlySet<string> = new Set(['stopped', 'finished', 'failed'])
/** It never plays on. */
export const isOver = ({ status }: Pick<MatchStatus, 'status'>): boolean => ENDS.has(status)

/** Text of an open decision as it grows; provisional until the event replaces it. */
export type Tokens = {
  /** 0 for the public, who are told no numbers of decisions: there the seat tells texts apart. */
  readonly decision: number
  readonly attempt: number
  readonly seat: Seat
  readonly channel: 'thought' | 'speech'
  readonly offset: number
  readonly text: string
  /** The attempt does not count: what it said so far is taken back. `text` is empty. */
  readonly withdrawn?: true
}

/** Server to browser. */
export type ServerMessages = {
  entries(matchId: string, entries: readonly WireEntry[]): void
  status(matchId: string, status: MatchStatus): void
  tokens(matchId: string, tokens: Tokens): void
  /** The audience changed (match over, role or visibility changed): drop the log and load anew. */
  reload(matchId: string): void
}

/** Which audience the server put the socket in, or that there is no such match. */
export type WatchAnswer = { ok: true; audience: Audience; status: MatchStatus } | { ok: false }
type Reply = (answer: WatchAnswer) => void

/** Browser to server. `watch(matchId, reply)`, or `watch(matchId, { as: 'town' }, reply)`. */
export type ClientMessages = {
  watch(...asked: [matchId: string, reply: Reply] | [matchId: string, how: { as?: As }, reply: Reply]): void
  leave(matchId: string): void
}

/** Postgres channel on which workers and pages announce changes, ids only. */
export const CHANNEL = 'parlor'
/** A NOTIFY's payload on that channel. */
export type Notice =
  | { readonly kind: 'head'; readonly match: string; readonly head: number }
  | { readonly kind: 'status'; readonly match: string }
  /** `aloud`: everyone may hear what is said while it is said. Observers alone hear the rest. */
  | {
      readonly kind: 'tokens'
      readonly match: string
      readonly tokens: Tokens
      readonly aloud: boolean
    }
  /** A page watches: tokens of the match are wanted for the next `WATCHED_MS`. Sent again while it goes on. */
  | { readonly kind: 'watched'; readonly match: string }
  /** Role or sessions of an account changed. */
  | { readonly kind: 'account'; readonly user: string }

/** Milliseconds for which a `watched` holds. */
export const WATCHED_MS = 30_000
