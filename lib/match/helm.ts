import type { MatchRow, MatchStore } from '@/lib/store/store'
import { waitAfter } from './paces'

/** Status and pace are looked at this often at least while waiting, should an announcement be lost. In milliseconds. */
const LOOK_EVERY = 1_000

export type HelmDeps = {
  readonly store: MatchStore
  readonly now: () => Date
  onSteered?(matchId: string, told: () => void): () => void
  isOver?(): boolean
}

/** A running match as it is steered from outside. */
export type Helm = {
  /** Ends a running call once the match is paused or stopped, or the worker leaves. */
  readonly signal: AbortSignal
  /**
   * Waits as long as the pace wants after a step that was written at `since` (ms) and held so many words, whoever
   * wrote it. Why play must stop here; null: go on.
   */
  next(since: number, words: number): Promise<'steered' | 'slice' | null>
  /** Nothing is to be waited for after this step, and play goes on. */
  isFree(): boolean
  isSteered(): boolean
  leave(): void
}

/**
 * Follows the columns that steer a match: read whenever a change is announced, and now and then should that be lost.
 * No step waits for it: the store takes none of a match that does not run.
 */
export function takeHelm(
  { id, pace: first }: Pick<MatchRow, 'id' | 'pace'>,
  deps: HelmDeps,
  leaving: AbortSignal,
): Helm {
  const { store, now, isOver } = deps
  const steered = new AbortController()
  const signal = AbortSignal.any([leaving, steered.signal])
  const bell = makeBell()
  let pace = first
  const look = async () => {
    const seen = await store.readSteering(id)
    if (seen?.status !== 'running') steered.abort()
    pace = seen?.pace ?? 0
  }
  // a failing look is repeated; the store's own faults end play
  const told = () => void look().then(bell.ring, bell.ring)
  const stopTelling = deps.onSteered?.(id, told)
  const looking = setInterval(told, LOOK_EVERY)
  leaving.addEventListener('abort', bell.ring)
  let isLast = false
  const whyStop = () => {
    if (steered.signal.aborted) return 'steered'
    isLast ||= leaving.aborted || isOver?.() === true
    return isLast ? 'slice' : null
  }
  return {
    signal,
    isSteered: () => steered.signal.aborted,
    isFree: () => pace === 0 && whyStop() === null,
    async next(since, words) {
      for (;;) {
        const why = whyStop()
        if (why) return why
        const left = since + waitAfter(pace, words) - now().getTime()
        if (left <= 0) return null
        await bell.heard(Math.min(left, LOOK_EVERY))
      }
    },
    leave() {
      stopTelling?.()
      clearInterval(looking)
      leaving.removeEventListener('abort', bell.ring)
    },
  }
}

/** A wait that can be cut short; a ring while nobody waits ends the next wait at once. */
function makeBell() {
  let rung = false
  let wake = () => {}
  return {
    ring() {
      rung = true
      wake()
    },
    async heard(milliseconds: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
