import type { ShownState } from '@/components/ui/state-pill'
import { isOver as hasEnded } from '@/lib/live/channel'
import type { Moment } from '@/lib/live/timeline'

export const isOver = ({ status }: Pick<Moment, 'status'>): boolean => hasEnded(status)

/** The match is over, and its last event is shown. */
export const isEnd = (moment: Moment): boolean => isOver(moment) && moment.at >= moment.entries.length

/** How things stand for this reader: a pill, and a line where more is to be said. */
export type Standing = {
  readonly state: ShownState
  /** In the pill, in place of the state's own word. */
  readonly word?: string
  readonly line?: string
  readonly bad?: boolean
}

const ordinal = (n: number): string => {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

function queued({ position, workers }: Moment['status']): Standing {
  if (!workers)
    return {
      state: 'queued',
      word: 'No worker',
      line: 'No worker is running. The game begins as soon as one does.',
    }
  const word = position ? `${ordinal(position + 1)} in line` : 'Waiting'
  const line = position
    ? `${position} ${position === 1 ? 'game is' : 'games are'} before this one.`
    : 'The next free worker takes it.'
  return { state: 'queued', word, line }
}

const haltWords = (did: string, reason: string | null, n: number): string =>
  reason === 'by hand' ? `${did} by hand at event ${n}.` : `${did} at event ${n}. ${reason ?? ''}`.trim()

export function standing({ status, link, loaded, following, at, entries }: Moment): Standing {
  const seen = `What you see is whole up to event ${entries.length}; the rest will be filled in.`
  if (link === 'lost' && !hasEnded(status)) return { state: 'reconnecting', line: `Reconnecting. ${seen}` }
  // for who follows it is over when the end is reached
  if (hasEnded(status) && loaded && following && at < entries.length) return { state: 'live' }
  const behind = loaded && !following ? entries.length - at : 0
  switch (status.status) {
    case 'queued':
      return queued(status)
    case 'running':
      if (!status.workers)
        return {
          state: 'queued',
          word: 'No worker',
          line: 'No worker is running: the game waits where it is.',
        }
      return behind > 0 ? { state: 'behind', word: `${behind} behind` } : { state: 'live' }
    case 'paused':
      return { state: 'paused', line: haltWords('Paused', status.reason, entries.length) }
    case 'stopped':
      return { state: 'stopped', line: haltWords('Stopped', status.reason, entries.length) }
    case 'failed':
      return {
        state: 'failed',
        bad: true,
        line: `This game stopped at event ${entries.length} because of a fault of ours. Everything before it can be replayed.`,
      }
    case 'finished':
      return { state: 'finished' }
  }
}
