import type { State } from './state'

/** Entries of lists are never changed in place; records of values are. The scenario is shared. */
export const copy = ({ table: t, own, scenario }: State): State => ({
  table: {
    scenario: t.scenario,
    seats: t.seats,
    step: t.step,
    phase: t.phase,
    world: { ...t.world },
    agents: t.agents.map((values) => ({ ...values })),
    answered: t.answered.slice(),
    acts: t.acts.slice(),
    happened: t.happened.slice(),
    changes: t.changes.slice(),
    unjudged: t.unjudged.slice(),
    by: t.by,
    scores: t.scores.slice(),
  },
  own: own.map((o) => ({
    profile: o.profile,
    levers: o.levers,
    scenario: o.scenario,
    world: { ...o.world },
    agents: o.agents.map((values) => ({ ...values })),
    acts: o.acts.slice(),
    letters: o.letters.slice(),
    happened: o.happened.slice(),
    changes: o.changes.slice(),
  })),
  scenario,
})
