/** Farther out no figure of a scenario lies: sums of changes stay exact. */
export const FARTHEST = 1e9
/** Of a list variable, and in letters: of each item, and of a text. */
export const MOST_ITEMS = 12
export const LONGEST_ITEM = 80
export const LONGEST_TEXT = 200
