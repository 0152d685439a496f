import type { Voice } from '@/components/boards/board'
import type { AnyTable } from '@/lib/core/game'
import type { WireEntry } from '@/lib/live/channel'
import type { SceneStart, ToldPage } from '@/lib/live/scene'
import { type Moment, type Timeline, timeline } from '@/lib/live/timeline'

// A match that plays on a house page: the room's timeline, begun in the middle.

/** Entries count from the scene's beginning. */
const counted = (entries: readonly WireEntry[], from: number): readonly WireEntry[] =>
  entries.map((entry) => ({ ...entry, n: entry.n - from }))

/** A timeline whose start is the scene's. `table`: of its game. */
export function sceneLine(scene: SceneStart, table: AnyTable): Timeline {
  const { setup, status, from, state, entries } = scene
  const line = timeline({
    table: { ...table, initial: () => table.copy(state) },
    setup,
    audience: 'public',
    status,
    place: { seq: 0 },
  })
  line.receive(counted(entries, from))
  line.loaded()
  return line
}

/** Adds what came next. The cursor stays where it is, so that it is walked through and not jumped over. */
export function goOn(line: Timeline, scene: SceneStart, { status, entries }: ToldPage): void {
  line.hold()
  line.receive(counted(entries, scene.from))
  line.setStatus(status)
}

export async function ask<Answer>(url: string): Promise<Answer | null> {
  const response = await fetch(url).catch(() => null)
  return response?.ok ? ((await response.json().catch(() => null)) as Answer | null) : null
}

/** How far back words still stand as a subtitle. */
const HEARD = 12

/** What was said last in this turn. */
export function lastVoice({ entries, at }: Pick<Moment, 'entries' | 'at'>): Voice | null {
  const turn = entries[at - 1]?.turn
  const spoke = entries
    .slice(Math.max(0, at - HEARD), at)
    .findLast((entry) => entry.event.type === 'spoke' && entry.turn === turn)
  if (spoke?.event.type !== 'spoke' || !('text' in spoke.event)) return null
  return { seat: spoke.event.seat, text: spoke.event.text, growing: false }
}
