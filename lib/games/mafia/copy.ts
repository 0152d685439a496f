import type { State } from './state'

/** What stands in the lists is never changed in place, so the lists alone are copied. */
export const copy = ({ table: t, own }: State): State => ({
  table: {
    seats: t.seats,
    options: t.options,
    phase: t.phase,
    turn: t.turn,
    day: t.day,
    alive: t.alive.slice(),
    deaths: t.deaths.slice(),
    roles: t.roles.slice(),
    round: t.round,
    order: t.order.slice(),
    spoken: t.spoken,
    nominees: t.nominees.slice(),
    open: t.open,
    ballot: t.ballot,
    targets: t.targets.slice(),
    condemned: t.condemned,
    statements: t.statements.slice(),
    counts: t.counts.slice(),
    winner: t.winner,
    over: t.over,
  },
  own: own.map((one) => ({
    role: one.role,
    partners: one.partners.slice(),
    proposals: one.proposals.slice(),
    kills: one.kills.slice(),
    protections: one.protections.slice(),
    investigations: one.investigations.slice(),
    votes: one.votes.slice(),
    beliefs: one.beliefs.slice(),
    relations: one.relations,
    reads: one.reads,
  })),
})
