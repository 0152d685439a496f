import type { Entry } from '@/lib/core/log'
import { isCoreEvent } from '@/lib/core/log'
import type { Event, Own, View } from './state'

/** What the seat knows for itself. @throws Error for the public, who is never asked anything. */
export function ownOf({ own }: View): Own {
  if (own === null) throw new Error('the public has no part of its own')
  return own
}

type Told = { readonly turn: number; readonly event: Event }

/** The game's own events of a log, core's left out. */
export const gameEvents = (heard: readonly Entry[]): Told[] =>
  heard.flatMap(({ turn, event }) => (isCoreEvent(event) ? [] : [{ turn, event: event as Event }]))
