import { isCoreEvent, isPublic } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'

// Where two logs part. Pure, without React.

/** Of what one reader is told as an observer, what everybody is told. Its numbers stay. */
export const openEntries = (entries: readonly WireEntry[]): readonly WireEntry[] =>
  entries.filter(({ event }) => isPublic(event))

/** The first facts that are not the same, one of each game; null: that game has ended there, or is not so far yet. */
export type Parting = { readonly a: WireEntry | null; readonly b: WireEntry | null; readonly shared: number }

/** Fields in whatever order they were stored. */
const bytes = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

const facts = (entries: readonly WireEntry[]) => entries.filter(({ event }) => !isCoreEvent(event))

/** Compares facts alone: words may differ before anything comes of them. `shared`: facts that are the same. null: all are. */
export function parting(a: readonly WireEntry[], b: readonly WireEntry[]): Parting | null {
  const [one, other] = [facts(a), facts(b)]
  const most = Math.max(one.length, other.length)
  for (let i = 0; i < most; i++) {
    const [left, right] = [one[i] ?? null, other[i] ?? null]
    if (left === null || right === null || bytes(left.event) !== bytes(right.event))
      return { a: left, b: right, shared: i }
  }
  return null
}

/** What followed from each decision, by its number. */
export function consequences(entries: readonly WireEntry[]): ReadonlyMap<number, readonly WireEntry[]> {
  const found = new Map<number, WireEntry[]>()
  for (const entry of entries) {
    if (entry.decision === null) continue
    const list = found.get(entry.decision)
    if (list) list.push(entry)
    else found.set(entry.decision, [entry])
  }
  return found
}
