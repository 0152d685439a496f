import type { AnyTable } from '@/lib/core/game'
import { counted } from '@/lib/core/turns'
import type { MatchStatus, WireEntry } from '@/lib/live/channel'

// a table that remembers which events it saw, in order
export const table: AnyTable = {
  id: 'beads',
  title: 'Beads',
  initial: () => ({ beads: [] as number[] }),
  evolve: (state, event) => state.beads.push(event.bead),
  copy: (state) => ({ beads: [...state.beads] }),
  view: (state) => state,
  narrate: (event) => `bead ${event.bead}`,
  turn: () => 1,
  turns: counted('turn'),
}
export const setup = { seats: 2, options: {} }
export const status: MatchStatus = {
  status: 'running',
  reason: null,
  pace: 0,
  outcome: null,
  position: null,
  workers: true,
}
export const bead = (n: number, to?: readonly number[]): WireEntry => ({
  n,
  turn: 1,
  event: { type: 'bead', bead: n, ...(to ? { to } : {}) } as WireEntry['event'],
  decision: null,
  at: '2026-01-01T00:00:00.000Z',
})
export const beads = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => bead(from + i))
export const upTo = (n: number) => ({ beads: Array.from({ length: n }, (_, i) => i + 1) })
