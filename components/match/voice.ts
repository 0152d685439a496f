import type { Seat } from '@/lib/core/game'
import type { WireEntry } from '@/lib/live/channel'
import type { Moment } from '@/lib/live/timeline'
import type { Voice } from '../boards/board'

/** How far back words still stand as a subtitle. */
const SUBTITLE_ENTRIES = 12

type Heard = Pick<Moment, 'entries' | 'at' | 'drafts' | 'following'>

/** The words in the air: what is being said, else what was said last in this turn, by a seat that is heard. */
export function voiceOf(
  { entries, at, drafts, following }: Heard,
  hears: (seat: Seat) => boolean,
): Voice | null {
  const draft = following
    ? drafts.findLast(({ seat, speech, withdrawn }) => speech !== '' && !withdrawn && hears(seat))
    : undefined
  if (draft) return { seat: draft.seat, text: draft.speech, growing: true }
  const turn = entries[at - 1]?.turn
  const spoke = entries
    .slice(Math.max(0, at - SUBTITLE_ENTRIES), at)
    .findLast(
      ({ event, ...entry }: WireEntry) =>
        event.type === 'spoke' && 'text' in event && entry.turn === turn && hears(event.seat),
    )
  if (spoke?.event.type !== 'spoke' || !('text' in spoke.event)) return null
  return { seat: spoke.event.seat, text: spoke.event.text, growing: false }
}
