import type { TurnNames } from './board'

/** Turns by their number, for games that have no better word for them. */
export const countedTurn: TurnNames = (turn) => ({
  title: turn === 0 ? 'Before the first turn' : `Turn ${turn}`,
  inLine: `turn ${turn}`,
  tick: String(turn),
})
