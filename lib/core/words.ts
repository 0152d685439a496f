import type { Names } from './game'
import type { Entry } from './log'

/** "a", "a and b", "a, b and c"; `none` for an empty list. */
export const list = (parts: readonly string[], none = 'nothing'): string =>
  parts.length === 0
    ? none
    : parts.length === 1
      ? parts[0]
      : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How often each seat spoke, as a sentence of a digest; none where nobody did. */
export function timesSpoken(entries: readonly Entry[], names: Names): string[] {
  const spoken = names.map(() => 0)
  for (const { event } of entries)
    if (event.type === 'spoke' && 'seat' in event) spoken[event.seat as number]++
  const who = spoken.flatMap((times, seat) => (times === 0 ? [] : [`${names[seat]} ${times}`]))
  return who.length === 0 ? [] : [`Times spoken: ${who.join(', ')}.`]
}
