/** What each chance of a decision is drawn for. Up to WORDS an action's, one a seat for whims; the rest pick words. */
export const WHIM = 0
export const ACCUSES = 16
export const DEFENDS = 18
export const LIES = 19
export const BUSES = 20
export const NIGHT = 21
export const FAKES = 22
export const FOLLOWS = 23
export const WORDS = 32
