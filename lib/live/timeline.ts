import type { AnyTable, Setup } from '@/lib/core/game'
import { isCoreEvent, isPublic } from '@/lib/core/log'
import { type Audience, isOver, type MatchStatus, type Tokens, type WireEntry } from './channel'
import { comeLate, type Draft, withoutTold, withTokens } from './drafts'
import { growing } from './growing'
import { type Keyframes, keyframes } from './keyframes'

/** How the page hangs on to the server. */
export type Link = 'connecting' | 'open' | 'lost'

/**
 * A place in a match: `pub` counts public entries, `seq` all of them. With both it is the same moment for either
 * audience, and outlives a change of it.
 */
export type Place = { readonly seq?: number; readonly pub?: number }

/** What the page shows: one immutable object between two changes. */
export type Moment = {
  readonly audience: Audience
  readonly entries: readonly WireEntry[]
  /** The log has been read up to where it ended when the page asked. */
  readonly loaded: boolean
  /** Entries shown: the cursor. */
  readonly at: number
  /** The cursor is at the end and stays there. */
  readonly following: boolean
  readonly playing: boolean
  /** How the cursor came here: a step may be animated, a jump is not. */
  readonly by: 'step' | 'jump'
  readonly state: unknown
  readonly link: Link
  readonly status: MatchStatus
  readonly drafts: readonly Draft[]
}

export type Timeline = {
  subscribe(listener: () => void): () => void
  moment(): Moment
  /** Entries in any order, doubled or with holes. True: a hole is left, to be filled from `length()`. */
  receive(entries: readonly WireEntry[]): boolean
  /** Number of the last entry without a hole before it. */
  length(): number
  /** How often the log was dropped. */
  epoch(): number
  /** The log is whole for now: a place that was asked for is taken up. */
  loaded(): void
  /** Drops the log: another audience is told another one. The place is kept. */
  restart(audience: Audience): void
  hear(tokens: Tokens): void
  setStatus(status: MatchStatus): void
  setLink(link: Link): void
  /** Moves the cursor; to the end means following. */
  seek(at: number): void
  step(by: number): void
  follow(): void
  /** A follower who is still walking through what came goes on to entry `to`, and stays a follower. */
  catchUp(to: number): void
  /** Runs from the cursor, or from another place; whoever has a clock then steps. */
  play(from?: number): void
  /** Stops where it is: a running match goes on without the viewer. */
  hold(): void
}

/** A batch of this size or less is walked through on the board; more is a jump. */
const WALKED = 24
/** A page that paces itself may be this many entries behind while it catches up; then it jumps to the end. */
const BEHIND_MOST = 40

export type Opening = {
  readonly table: AnyTable
  readonly setup: Setup
  readonly audience: Audience
  readonly status: MatchStatus
  /** Where to open; the end where there is none. */
  readonly place: Place | null
  /** Somebody with a clock steps through what arrives, so that each event is seen; else the end is shown at once. */
  readonly paced?: boolean
}

/** Number of entries up to which `place` reaches, in the log of an audience. */
export function lengthTo(entries: readonly WireEntry[], { seq, pub }: Place, audience: Audience): number {
  const all = audience === 'public' ? (pub ?? seq) : seq
  if (all !== undefined) return Math.max(0, Math.min(all, entries.length))
  if (pub === undefined) return entries.length
  let open = 0
  const end = entries.findIndex((entry) => isPublic(entry.event) && ++open === pub)
  return pub <= 0 ? 0 : end < 0 ? entries.length : end + 1
}

/** The place of the cursor in words that hold for either audience; the public knows no other number than its own. */
export const placeOf = (entries: readonly WireEntry[], at: number, audience: Audience): Place => ({
  ...(audience === 'observer' ? { seq: at } : {}),
  pub: entries.slice(0, at).filter((entry) => isPublic(entry.event)).length,
})

/** The moment, who listens to it, and the states it is folded from. */
function cell({ table, setup, audience, status, place, paced = false }: Opening) {
  const listeners = new Set<() => void>()
  let frames: Keyframes = keyframes(table, setup)
  let now: Moment = {
    audience,
    status,
    entries: [],
    loaded: false,
    at: 0,
    following: place === null,
    playing: false,
    by: 'jump',
    state: frames.stateAt([], 0),
    link: 'connecting',
    drafts: [],
  }
  return {
    paced,
    wanted: place,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    moment: () => now,
    /** The next change folds another log. */
    refold() {
      frames = keyframes(table, setup)
    },
    change(next: Partial<Moment>) {
      now = { ...now, ...next }
      if (next.at !== undefined) now = { ...now, state: frames.stateAt(now.entries, now.at) }
      for (const listener of listeners) listener()
    },
  }
}
type Cell = ReturnType<typeof cell>

/** Words of a decision come first in what follows from it: they take the place of its draft at once. */
const wordsEnd = (entries: readonly WireEntry[], from: number): number => {
  let at = from + 1
  while (at < entries.length && isCoreEvent(entries[at]!.event)) at++
  return at
}

/** Entries came to a page that shows the log: it stays, jumps to their end, or begins to walk through them. */
function arrive(page: Cell, entries: readonly WireEntry[], fresh: readonly WireEntry[]): void {
  const { following, drafts, at } = page.moment()
  if (!following) return page.change({ entries, drafts: withoutTold(drafts, fresh) })
  const lag = entries.length - at
  const walks = page.paced && lag <= BEHIND_MOST
  if (!walks)
    return page.change({
      entries,
      drafts: withoutTold(drafts, fresh),
      at: entries.length,
      by: lag <= WALKED ? 'step' : 'jump',
    })
  // who is still on the way goes on by the clock; a draft stands until its words are reached
  if (lag > fresh.length) return page.change({ entries })
  const to = wordsEnd(entries, at)
  page.change({ entries, at: to, by: 'step', drafts: withoutTold(drafts, entries.slice(at, to)) })
}

/** The log as it is read; shown once it is whole, so that nothing flickers while it loads. */
function reading(page: Cell) {
  const log = growing()
  let whole = false
  let epoch = 0
  return {
    length: () => log.entries().length,
    epoch: () => epoch,
    receive(entries: readonly WireEntry[]) {
      const fresh = log.add(entries)
      if (fresh.length > 0 && whole) arrive(page, log.entries(), fresh)
      return log.holed()
    },
    loaded() {
      if (whole) return
      whole = true
      page.refold()
      const entries = log.entries()
      const at = page.wanted ? lengthTo(entries, page.wanted, page.moment().audience) : entries.length
      page.change({ entries, loaded: true, at, following: page.wanted === null, by: 'jump' })
      page.wanted = null
    },
    restart(audience: Audience) {
      const old = page.moment()
      page.wanted ??= old.following ? null : { pub: placeOf(old.entries, old.at, old.audience).pub }
      log.clear()
      whole = false
      epoch++
      const dropped = { audience, drafts: [], playing: false }
      // who may now hear more keeps what is on the page until the new log is whole; anyone else loses it at once
      if (audience === 'observer' && old.audience === 'public') return page.change(dropped)
      page.refold()
      page.change({ ...dropped, entries: [], loaded: false, at: 0, by: 'jump' })
    },
  }
}

/** Where the reader looks. */
function steering(page: Cell) {
  const moveTo = (at: number, by: Moment['by']) => {
    page.wanted = null
    const { entries, playing, drafts } = page.moment()
    const target = Math.max(0, Math.min(at, entries.length))
    const following = target === entries.length
    const told = following ? withoutTold(drafts, entries) : drafts
    page.change({ at: target, following, by, playing: playing && !following, drafts: told })
  }
  return {
    seek: (at: number) => moveTo(at, 'jump'),
    step: (by: number) => moveTo(page.moment().at + by, by > 0 && by <= WALKED ? 'step' : 'jump'),
    follow: () => moveTo(page.moment().entries.length, 'jump'),
    catchUp(to: number) {
      const { entries, at, following, drafts } = page.moment()
      if (!following || to <= at) return
      const target = Math.min(to, entries.length)
      const by = target - at <= WALKED ? 'step' : 'jump'
      page.change({ at: target, by, drafts: withoutTold(drafts, entries.slice(at, target)) })
    },
    play(from = page.moment().at) {
      page.wanted = null
      page.change({ playing: true, following: false, by: 'jump', at: from })
    },
    hold: () => page.change({ playing: false, following: false }),
  }
}

/** One store for live and replay: live is replay with the cursor at the end. No clock and no network of its own. */
export function timeline(opening: Opening): Timeline {
  const page = cell(opening)
  return {
    subscribe: page.subscribe,
    moment: page.moment,
    ...reading(page),
    ...steering(page),
    hear(tokens) {
      const { drafts, entries } = page.moment()
      if (!comeLate(tokens, entries)) page.change({ drafts: withTokens(drafts, tokens) })
    },
    setStatus: (status) => page.change(isOver(status) ? { status, drafts: [] } : { status }),
    setLink: (link) => page.change({ link }),
  }
}
