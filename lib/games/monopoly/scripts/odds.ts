/**
 * Share of throws that end on each square, jail counted with square 10. From the Markov chain in
 * tests/games/monopoly/landing-odds.ts (cards drawn with equal odds, jail left at once), which a test compares with
 * this table.
 */
export const ODDS: readonly number[] = [
  0.031, 0.0213, 0.0188, 0.0216, 0.0233, 0.0296, 0.0226, 0.0087, 0.0232, 0.023, 0.0622, 0.027, 0.026, 0.0237,
  0.0246, 0.0292, 0.0279, 0.0259, 0.0294, 0.0309, 0.0288, 0.0284, 0.0105, 0.0274, 0.0319, 0.0307, 0.0271,
  0.0268, 0.0281, 0.0259, 0, 0.0268, 0.0263, 0.0237, 0.025, 0.0243, 0.0087, 0.0219, 0.0218, 0.0263,
]

/** Throws from GO to GO, by the same chain. */
export const LAP = 6.04
