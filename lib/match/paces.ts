/** How fast a match without models is told: milliseconds between steps. */
export const PACES = { slow: 2_500, normal: 1_200, quick: 400, instant: 0 } as const
export type PaceName = keyof typeof PACES

/** Longest pace that a match may be given. */
export const SLOWEST = 60_000

/** What each word spoken adds to the wait, as a share of the pace: thirty words double it. */
const PER_WORD = 1 / 30
const MOST_TALK = 2

export const paceName = (pace: number): PaceName | null =>
  (Object.keys(PACES) as PaceName[]).find((name) => PACES[name] === pace) ?? null

/** Milliseconds until the next step after one in which so many words were spoken. */
export const waitAfter = (pace: number, words: number): number =>
  Math.round(pace * (1 + Math.min(MOST_TALK, words * PER_WORD)))
