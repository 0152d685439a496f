import type { AnyGame, GameEvent, Step } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent, isPublic } from '@/lib/core/log'
import type { Random } from '@/lib/core/random'
import { chainHash } from './chain'

/** Where a log ends: its last seq, its last public number, the hash of its last entry. */
export type Head = { readonly seq: number; readonly pub: number; readonly hash: string }

export const EMPTY: Head = { seq: 0, pub: 0, hash: '' }

/** The head after these entries, which follow `before`. */
export const headOf = (entries: readonly Entry[], before = EMPTY): Head => {
  const last = entries.at(-1)
  if (!last) return before
  const pub = entries.findLast((entry) => entry.pub !== null)?.pub ?? before.pub
  return { seq: last.seq, pub, hash: last.hash }
}

/** Writes events into a state and stamps each as the next entry of the log. */
export type Scribe = {
  readonly entries: Entry[]
  /** Number of the decision that what is written now follows from; null: from none. */
  decision: number | null
  write(event: GameEvent | CoreEvent): void
}

/**
 * A scribe that writes on from `head`. Events are evolved as they are written, so that the turn each is stamped
 * with is the one it led to. `now` gives the time of writing, which no hash covers: one for all that a scribe writes,
 * for between public events the clock would tell how much was written in secret.
 */
export function scribeFrom(head: Head, game: AnyGame, state: unknown, now: () => Date): Scribe {
  let { seq, pub, hash } = head
  let at: string | undefined
  const scribe: Scribe = {
    entries: [],
    decision: null,
    write(event) {
      if (!isCoreEvent(event)) game.evolve(state, event)
      const bare = {
        seq: ++seq,
        pub: isPublic(event) ? ++pub : null,
        turn: game.turn(state),
        event,
        decision: scribe.decision,
      }
      hash = chainHash(hash, bare)
      at ??= now().toISOString()
      scribe.entries.push({ ...bare, at, hash })
    },
  }
  return scribe
}

/** The step through which the rules write, by way of the scribe. */
export const stepOf = (state: unknown, random: Random, scribe: Scribe): Step<unknown, GameEvent> => ({
  state,
  random,
  write: scribe.write,
})
