import type { State } from './state'

/** Tasks are never changed in place, so the stack alone is copied. */
export const copy = ({ table: t, decks }: State): State => ({
  table: {
    seats: t.seats,
    options: t.options,
    turn: t.turn,
    active: t.active,
    dice: t.dice,
    doubles: t.doubles,
    cash: t.cash.slice(),
    at: t.at.slice(),
    tries: t.tries.slice(),
    bankrupt: t.bankrupt.slice(),
    fallen: t.fallen.slice(),
    throws: t.throws.slice(),
    owner: t.owner.slice(),
    buildings: t.buildings.slice(),
    mortgaged: t.mortgaged.slice(),
    houses: t.houses,
    hotels: t.hotels,
    held: t.held.slice(),
    built: t.built.slice(),
    jailCard: t.jailCard.slice(),
    proposalsInPhase: t.proposalsInPhase,
    proposalsInTurn: t.proposalsInTurn,
    refusals: t.refusals.slice(),
    refusedOn: t.refusedOn.slice(),
    agenda: t.agenda.slice(),
  },
  decks: [decks[0].slice(), decks[1].slice()],
})
