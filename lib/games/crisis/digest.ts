import type { Names } from '@/lib/core/game'
import { type Entry, isCoreEvent, isPublic } from '@/lib/core/log'
import { list } from '@/lib/core/words'
import type { Event } from './state'

/** What happened in steps whose talk is no longer told word for word: open acts, and who spoke. Public facts alone. */
export function digest(entries: readonly Entry[], names: Names): string {
  const open = entries.filter(({ event }) => isPublic(event))
  const acts = names.map((): string[] => [])
  const spoke = names.map(() => 0)
  for (const { event } of open) {
    if (isCoreEvent(event)) {
      if (event.type === 'spoke') spoke[event.seat]++
      continue
    }
    const own = event as Event
    if (own.type !== 'acted') continue
    const title = own.title === '' ? 'an act of its own' : own.title
    acts[own.seat].push(own.target === null ? title : `${title} towards ${names[own.target]}`)
  }
  const sentences = names.flatMap((name, seat) => {
    const did = acts[seat].length === 0 ? [] : [`${name} did openly: ${list([...new Set(acts[seat])])}.`]
    return spoke[seat] === 0
      ? did
      : [...did, `${name} spoke ${spoke[seat] === 1 ? 'once' : `${spoke[seat]} times`}.`]
  })
  return sentences.length === 0 ? 'Nobody acted openly or spoke.' : sentences.join(' ')
}
