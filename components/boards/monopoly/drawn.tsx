import type { GameEvent } from '@/lib/core/game'
import type { Event } from '@/lib/games/monopoly/state'
import type { WireEntry } from '@/lib/live/channel'
import { Deal, type Verdict } from './goods'

/** How an offer was answered, by what is shown of the log after it; null while it is open. */
function answered(later: readonly WireEntry[]): Verdict {
  for (const { event } of later) {
    if (event.type === 'trade-accepted') return 'accepted'
    if (event.type === 'trade-rejected') return 'refused'
    if (event.type === 'trade-proposed' || event.type === 'turn-began') return null
  }
  return null
}

/** The trade that a decision proposed, with its verdict. `later`: the log from the decision on, as far as it is shown. */
export function drawn(events: readonly GameEvent[], later: readonly WireEntry[]) {
  const offer = (events as readonly Event[]).find((event) => event.type === 'trade-proposed')
  if (offer?.type !== 'trade-proposed') return null
  const proposed = later.findIndex(({ event }) => event.type === 'trade-proposed')
  return <Deal offer={offer} verdict={answered(later.slice(proposed + 1))} />
}
