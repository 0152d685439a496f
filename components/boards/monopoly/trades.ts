import type { Seat } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { Event, Offer } from '@/lib/games/monopoly/state'
import type { WireEntry } from '@/lib/live/channel'

/** One offer of a match with its answer. Numbers are of entries and decisions; null: open, or not told to this reader. */
export type Trade = {
  readonly n: number
  readonly turn: number
  readonly from: Seat
  readonly to: Seat
  readonly offer: Pick<Offer, 'give' | 'take'>
  /** What was said with it, as far as anything was said aloud. */
  readonly words: string
  readonly decision: number | null
  readonly answer: {
    readonly verdict: 'accepted' | 'refused'
    readonly n: number
    readonly decision: number | null
  } | null
}

/** All offers of the first `at` entries in order, each with its answer as far as it is shown. */
export function tradesOf(entries: readonly WireEntry[], at: number): readonly Trade[] {
  const trades: Trade[] = []
  let said: { readonly seat: Seat; readonly text: string; readonly turn: number } | null = null
  for (const entry of entries.slice(0, at)) {
    const { n, turn, decision } = entry
    if (isCoreEvent(entry.event)) {
      if (entry.event.type === 'spoke') said = { seat: entry.event.seat, text: entry.event.text, turn }
      continue
    }
    const event = entry.event as Event
    if (event.type === 'trade-proposed') {
      const { seat: from, target: to, give, take } = event
      const words = said?.seat === from && said.turn === turn ? said.text : ''
      trades.push({ n, turn, from, to, offer: { give, take }, words, decision, answer: null })
    } else if (event.type === 'trade-accepted' || event.type === 'trade-rejected') {
      const open = trades.at(-1)
      const verdict = event.type === 'trade-accepted' ? 'accepted' : 'refused'
      if (open && !open.answer) trades[trades.length - 1] = { ...open, answer: { verdict, n, decision } }
    }
    said = null
  }
  return trades
}
