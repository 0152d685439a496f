import type { Json } from '@/lib/core/choice'
import type { Seat, SeatRequest } from '@/lib/core/game'
import type { Failure, Reply, Source } from '@/lib/core/reply'
import type { TurnWords } from '@/lib/core/turns'
import type { As, Audience, MatchStatus, WireEntry } from './channel'

// What pages are given, as plain data: server queries make it, pages and components read it. Times are ISO 8601.

export type Role = 'user' | 'researcher' | 'admin'

/** Who looks or asks; null stands for somebody without an account. */
export type Viewer = { readonly id: string; readonly name: string; readonly role: Role }

export type Visibility = 'public' | 'private'

/** Who sits at a seat, as everyone may know. `agent`: its model, else its kind, such as "scripted". */
export type SeatHead = {
  readonly index: Seat
  readonly persona: string
  readonly name: string
  readonly tagline: string
  readonly agent: string
}

/** One line of a list of matches. */
export type MatchCard = {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly visibility: Visibility
  readonly status: MatchStatus['status']
  readonly reason: string | null
  readonly outcome: MatchStatus['outcome']
  readonly turn: number
  /** That turn as the game calls it. */
  readonly turnWords: TurnWords
  readonly seats: readonly SeatHead[]
  /** null: nobody's (made by the seed, or the account is gone). */
  readonly owner: string | null
  readonly mine: boolean
  /** This viewer may rename, show, stop and delete it. */
  readonly editable: boolean
  readonly createdAt: string
  readonly startedAt: string | null
  readonly endedAt: string | null
}

/** `more`: give it as `before` for the next page; null on the last. */
export type MatchList = { readonly matches: readonly MatchCard[]; readonly more: string | null }

/** newest: by when it was set; longest: most public events; turns: most of them; status: those being played first. */
export type MatchSort = 'newest' | 'longest' | 'turns' | 'status'

/** `running` is all that is not over: queued, running and paused. */
export type MatchFilter = {
  readonly mine?: boolean
  readonly state?: 'running' | 'over'
  readonly game?: string
  /** Ids: none but these. */
  readonly among?: readonly string[]
  /** Part of a title, of the name of somebody at the table, or of the owner's; in any case. */
  readonly search?: string
  /** So many of its events, or more, were told to everyone. */
  readonly told?: number
  /** `newest` unless told. */
  readonly sort?: MatchSort
  /** What `more` said of the page before, under the same filter. */
  readonly before?: string
  /** At most 100; 30 unless told. */
  readonly take?: number
}

/** The head of a match: all that its page needs beside the log. */
export type MatchHead = MatchCard & {
  readonly version: number
  /** What the game's `initial` takes. */
  readonly setup: { readonly seats: number; readonly options: Json }
  readonly live: MatchStatus
  readonly audience: Audience
  /** What the reader asked for: log and socket are to be asked for the same. */
  readonly as: As
  /** Number of the audience's last entry at this moment. */
  readonly head: number
  /** A number only when the match is over; null until then, for everybody, and for whoever is told as the public. */
  readonly seed: number | null
  /** Decisions ruled so far; null for the public of a running match. */
  readonly decisions: number | null
  /** `observe`: the reader would be told everything, did they not ask to be told as the town. */
  readonly may: {
    readonly steer: boolean
    readonly edit: boolean
    readonly readPackets: boolean
    readonly observe: boolean
  }
}

export type LayerText = {
  readonly name: string
  readonly hash: string
  readonly text: string
  readonly tokens: number
}

/** One call of a model as it is on record. Times are ISO 8601. */
export type CallRecord = {
  /** As it came, read as UTF-8; null where nothing came. */
  readonly raw: string | null
  readonly failure: Failure | null
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
  /** US dollars; null: no price. */
  readonly cost: number | null
  /** The provider told no tokens: they were counted here. */
  readonly estimated: boolean
  readonly startedAt: string
  readonly endedAt: string | null
}

export type AttemptRecord = CallRecord & {
  readonly number: number
  /** The closing line that said what was wrong with the attempt before. */
  readonly note: string | null
  readonly coerced: readonly string[]
}

/** Numbers of decisions near one: in the match, and of the same seat; null where there is none. */
export type Neighbours = {
  readonly previous: number | null
  readonly next: number | null
  readonly previousOfSeat: number | null
  readonly nextOfSeat: number | null
}

/** The whole record of one decision. */
export type DecisionRecord = {
  readonly match: Pick<MatchCard, 'id' | 'game' | 'title' | 'status' | 'seats'>
  readonly number: number
  /** The log's head (seq) when it was asked: the moment to show in the room. */
  readonly after: number
  readonly request: SeatRequest
  /** In packet order; empty where no packet was made (nobody reads it, such as a script). */
  readonly layers: readonly LayerText[]
  readonly promptTokens: number
  readonly attempts: readonly AttemptRecord[]
  readonly reply: Reply | null
  readonly source: Source | null
  readonly askedAt: string
  readonly answeredAt: string | null
  readonly ruledAt: string | null
  /** What followed from it, by seq: thought, words and consequences. */
  readonly events: readonly WireEntry[]
  readonly near: Neighbours
}
