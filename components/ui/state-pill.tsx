import type { MatchStatus } from '@/lib/live/channel'

type Status = MatchStatus['status']

/** The states a page can tell of a game: those of the match, and those of the reader's own view. */
export type ShownState = 'live' | 'behind' | 'reconnecting' | Exclude<Status, 'running'>

const WORDS: Record<ShownState, string> = {
  live: 'Live',
  behind: 'Behind',
  reconnecting: 'Reconnecting',
  queued: 'Waiting',
  paused: 'Paused',
  stopped: 'Stopped',
  finished: 'Finished',
  failed: 'Failed',
}

export const shownState = (status: Status): ShownState => (status === 'running' ? 'live' : status)

export type StatePillProps = {
  readonly state: ShownState
  /** In place of the state's own word: "14 behind". */
  readonly children?: string
  readonly role?: 'status'
  readonly title?: string
}

export function StatePill({ state, children, role, title }: StatePillProps) {
  return (
    <span className="state" data-state={state} role={role} title={title}>
      {children ?? WORDS[state]}
    </span>
  )
}
