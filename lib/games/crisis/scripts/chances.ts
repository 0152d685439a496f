/**
 * What the chances of one decision are drawn for; core keeps 64 of them. An agent: whims by lever from `WHIMS` on
 * (levers beyond their number share them). The engine: acts and clashes in their order.
 */
export const CHANCE = {
  whims: 0,
  covert: 24,
  keeps: 30,
  accepts: 34,
  proposes: 40,
  writes: 42,
  words: 44,
} as const
export const WHIMS = 24

export const ENGINE_CHANCE = { exposed: 0, incident: 24, damage: 36, drift: 42, words: 44 } as const

/** One of a list, by a chance in [0, 1). */
export const pick = <T>(list: readonly T[], chance: number): T =>
  list[Math.min(list.length - 1, Math.floor(chance * list.length))]
