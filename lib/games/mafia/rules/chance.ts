/** Streams of chance: the deal, and ties that chance decides (one number a turn). */
export const DEAL_STREAM = 0
export const TIE_STREAM = 1
