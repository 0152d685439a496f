import type { Setup } from '@/lib/core/game'
import type { Event, Options, Role } from '@/lib/games/mafia/state'
import type { WireEntry } from '@/lib/live/channel'

// A small evening at a table of five, as its log: two mafia (0 and 1), a sheriff (2), a doctor (3), a villager (4).

export const names = ['The Umpire', 'The Notary', 'The Porter', 'The Gadfly', 'The Innkeeper']
export const ROLES: readonly Role[] = ['mafia', 'mafia', 'sheriff', 'doctor', 'villager']
export const setup: Setup<Options> = {
  seats: 5,
  options: {
    ...{ mafia: 2, doctors: 1, sheriffs: 1, start: 'night', discussionRounds: 1, eligible: 'nominated' },
    ...{ defence: false, lastWords: false, revealRoles: false, abstaining: true, tie: 'nobody' },
    ...{ ballots: 'open', skipKill: false, dayLimit: 10 },
  },
}

type Line = { readonly turn: number; readonly event: Event; readonly decision?: number }
const stated = (seat: number, more: Partial<Extract<Event, { type: 'stated' }>>): Event => ({
  ...{ type: 'stated', seat, at: 'discussion', nominates: null, accuses: [], defends: [], claim: null },
  ...more,
})
const believed = (seat: number, ...players: readonly (readonly [number, number])[]): Event => ({
  type: 'believed',
  seat,
  beliefs: {
    players: players.map(([of, suspicion]) => ({ seat: of, suspicion, trust: 50, pattern: '' })),
    relations: '',
    reads: '',
  },
  to: [seat],
})

/** Night 1: the sheriff finds 0, the mafia kill 4. Day 1: 2 tells it, 0 counter-claims; 1 goes by three votes to one. */
const TOLD: readonly Line[] = [
  ...ROLES.map((role, seat): Line => ({ turn: 0, event: { type: 'role-dealt', seat, role, to: [seat] } })),
  { turn: 0, event: { type: 'partners-met', partners: [0, 1], to: [0, 1] } },
  { turn: 1, event: { type: 'night-fell', turn: 1, day: 1 } },
  {
    turn: 1,
    decision: 1,
    event: { type: 'kill-proposed', seat: 0, target: 4, round: 1, reason: 'Too quiet.', to: [0, 1] },
  },
  {
    turn: 1,
    decision: 2,
    event: { type: 'kill-proposed', seat: 1, target: 4, round: 1, reason: '', to: [0, 1] },
  },
  { turn: 1, decision: 3, event: believed(2, [0, 60], [1, 40]) },
  {
    turn: 1,
    decision: 3,
    event: { type: 'investigated', seat: 2, target: 0, isMafia: true, reason: '', to: [2] },
  },
  { turn: 1, decision: 4, event: { type: 'protected', seat: 3, target: 3, reason: '', to: [3] } },
  { turn: 1, event: { type: 'kill-agreed', target: 4, by: 'agreement', to: [0, 1] } },
  { turn: 2, event: { type: 'day-broke', turn: 2, day: 1 } },
  { turn: 2, event: { type: 'found-dead', seat: 4, role: null } },
  { turn: 2, event: { type: 'discussion-opened', round: 1, order: [0, 1, 2, 3] } },
  { turn: 2, decision: 5, event: stated(0, { accuses: [3], nominates: 3 }) },
  { turn: 2, decision: 6, event: stated(1, { claim: { role: 'villager', results: [] }, nominates: 2 }) },
  { turn: 2, decision: 7, event: believed(2, [0, 100], [1, 70]) },
  {
    turn: 2,
    decision: 7,
    event: stated(2, { claim: { role: 'sheriff', results: [{ seat: 0, isMafia: true }] }, nominates: 1 }),
  },
  { turn: 2, decision: 8, event: stated(3, { claim: { role: 'doctor', results: [] } }) },
  { turn: 2, event: { type: 'vote-opened', ballot: 1, targets: [3, 2, 1] } },
  ...[2, 2, 1, 1].map(
    (target, seat): Line => ({
      turn: 2,
      decision: 9 + seat,
      event: { type: 'voted', seat, target, reason: '', to: [seat] },
    }),
  ),
  {
    turn: 2,
    decision: 12,
    event: {
      type: 'votes-counted',
      ballot: 1,
      votes: [2, 2, 1, 1, -1],
      counts: [0, 2, 2, 0, 0],
      tied: [1, 2],
      out: null,
    },
  },
  { turn: 3, event: { type: 'night-fell', turn: 3, day: 2 } },
  { turn: 3, event: { type: 'kill-agreed', target: 3, by: 'agreement', to: [0, 1] } },
  { turn: 4, event: { type: 'day-broke', turn: 4, day: 2 } },
  { turn: 4, event: { type: 'found-dead', seat: 3, role: null } },
  { turn: 4, event: { type: 'game-ended', winner: 'mafia', roles: ROLES } },
]

const numbered = (lines: readonly Line[], observer: boolean): WireEntry[] =>
  lines.map(({ turn, event, decision }, i) => ({
    n: i + 1,
    turn,
    event: event as WireEntry['event'],
    decision: observer ? (decision ?? null) : null,
    at: '2026-01-01T00:00:00.000Z',
  }))

export const observed = numbered(TOLD, true)
export const heardByTown = numbered(
  TOLD.filter(({ event }) => !('to' in event)),
  false,
)
/** Number of the first entry of a type. */
export const nth = (entries: readonly WireEntry[], type: string, skip = 0): number =>
  entries.filter(({ event }) => event.type === type)[skip]!.n
