import type { Names } from '@/lib/core/game'
import { type Entry, isPublic } from '@/lib/core/log'
import { timesSpoken } from '@/lib/core/words'
import { narrate } from './narrate'
import type { Event } from './state'
import { gameEvents } from './view'

/** What happened in days whose talk is no longer told word for word: deaths, claims, votes, and who spoke how often. */
export function digest(entries: readonly Entry[], names: Names): string {
  const open = entries.filter(({ event }) => isPublic(event))
  const told = gameEvents(open).flatMap(({ event }) => (isKept(event) ? [narrate(event, names)] : []))
  const sentences = [...told, ...timesSpoken(open, names)]
  return sentences.length === 0 ? 'Nobody died, voted or spoke.' : sentences.join(' ')
}

const KEPT: ReadonlySet<Event['type']> = new Set([
  'day-broke',
  'found-dead',
  'nobody-died',
  'votes-counted',
  'vote-skipped',
  'voted-out',
])

/** Speeches that put something on the record, and what became of the days. */
const isKept = (event: Event): boolean =>
  event.type === 'stated' ? event.nominates !== null || event.claim !== null : KEPT.has(event.type)
