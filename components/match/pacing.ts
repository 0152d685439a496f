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

/** Whether an event is told; a number: it is, after so many milliseconds. */
type Tells = (event: GameEvent) => boolean | number

/** Milliseconds that a reader needs for an entry at speed 1; 0 for what is not shown. */
export function readingTime({ event }: WireEntry, tells: Tells): number {
  if (!isCoreEvent(event)) {
    const told = tells(event)
    if (typeof told === 'number') return told
    return event.type === 'moved' ? MOVE_MS : told ? FACT_MS : 0
  }
  if (event.type !== 'spoke') return 0
  return Math.min(READ_MS + WORD_MS * event.text.split(/\s+/).length, MOST_MS)
}

/** The next place to stop at after `at`: entries that take no time are passed in one go. */
export function nextStop(
  entries: readonly WireEntry[],
  at: number,
  tells: Tells,
): { readonly at: number; readonly wait: number } {
  for (let i = at; i < entries.length; i++) {
    const wait = readingTime(entries[i]!, tells)
    if (wait > 0) return { at: i + 1, wait }
  }
  return { at: entries.length, wait: FACT_MS }
}

/** A follower of a running match catches up with what came in about this many milliseconds. */
const CATCH_UP_MS = 500
const WORDS_MOST_MS = 900

/** How the entries after `at` are walked through while more may come: the further behind, the faster. */
export function catchingUp(
  entries: readonly WireEntry[],
  at: number,
  tells: Tells,
): { readonly at: number; readonly wait: number; readonly speed: number } {
  const times = entries.slice(at).map((entry) => Math.min(readingTime(entry, tells), WORDS_MOST_MS))
  const left = times.reduce((sum, time) => sum + time, 0)
  const speed = Math.max(1, left / CATCH_UP_MS)
  const first = times.findIndex((time) => time > 0)
  if (first < 0) return { at: entries.length, wait: 0, speed }
  return { at: at + first + 1, wait: times[first]! / speed, speed }
}
