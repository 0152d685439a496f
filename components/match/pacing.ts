import type { GameEvent } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'

/** Speeds of a replay, as factors; `Infinity` waits for nothing. */
export const SPEEDS = [0.5, 1, 2, 4, 8, Number.POSITIVE_INFINITY] as const
export type Speed = (typeof SPEEDS)[number]
export const saySpeed = (speed: Speed): string => (Number.isFinite(speed) ? `${speed}×` : 'Instant')

/** From this speed on nothing is animated. */
const STILL_FROM = 4
export const isAnimated = (speed: Speed): boolean => speed < STILL_FROM

const FACT_MS = 550
const MOVE_MS = 900
const READ_MS = 700
const WORD_MS = 230
const MOST_MS = 7000

/** Milliseconds that a reader needs for an entry at speed 1; 0 for what is not shown. */
export function readingTime({ event }: WireEntry, tells: (event: GameEvent) => boolean): number {
  if (!isCoreEvent(event)) return event.type === 'moved' ? MOVE_MS : tells(event) ? FACT_MS : 0
  if (event.type !== 'spoke') return 0
  return Math.min(READ_MS + WORD_MS * event.text.split(/\s+/).length, MOST_MS)
}

/** The next place to stop at after `at`: entries that take no time are passed in one go. */
export function nextStop(
  entries: readonly WireEntry[],
  at: number,
  tells: (event: GameEvent) => boolean,
): { readonly at: number; readonly wait: number } {
  for (let i = at; i < entries.length; i++) {
    const wait = readingTime(entries[i]!, tells)
    if (wait > 0) return { at: i + 1, wait }
  }
  return { at: entries.length, wait: FACT_MS }
}
