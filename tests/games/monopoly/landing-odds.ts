// Where throws end: a Markov chain over square and doubles in a row, with the cards, for players who leave jail at
// once. scripts.test.ts runs it and compares the table kept in lib/games/monopoly/scripts/odds.ts.
import { BOARD, JAIL } from '@/lib/games/monopoly/board'

const GO_TO = [0, 24, 11, 39, 5] as const
const STATES = 120

/** Where a token that comes to a square ends, by chance: a share for each square, JAILED for jail. */
const JAILED = 40
type Ends = Map<number, number>

const add = (ends: Ends, square: number, share: number) => ends.set(square, (ends.get(square) ?? 0) + share)

const nearest = (from: number, kind: string): number => {
  let square = from
  do square = (square + 1) % 40
  while (BOARD[square].kind !== kind)
  return square
}

function endsOf(square: number): Ends {
  const ends: Ends = new Map()
  const kind = BOARD[square].kind
  if (kind === 'to-jail') add(ends, JAILED, 1)
  else if (kind === 'chest') {
    add(ends, 0, 1 / 16)
    add(ends, JAILED, 1 / 16)
    add(ends, square, 14 / 16)
  } else if (kind === 'chance') {
    for (const to of GO_TO) add(ends, to, 1 / 16)
    add(ends, nearest(square, 'railroad'), 2 / 16)
    add(ends, nearest(square, 'utility'), 1 / 16)
    for (const [to, share] of endsOf(square - 3)) add(ends, to, share / 16)
    add(ends, JAILED, 1 / 16)
    add(ends, square, 6 / 16)
  } else add(ends, square, 1)
  return ends
}

/**
 * Shares of throws that end on each square, and throws from GO to GO. Each card is as likely as any other of its deck.
 * @returns `odds`: 40 shares, jail counted with square 10; `lap`: throws
 */
export function landingOdds(): { odds: number[]; lap: number } {
  const ends = BOARD.map((_, square) => endsOf(square))
  let share = Array.from({ length: STATES }, () => 1 / STATES)
  let odds: number[] = []
  let passes = 0
  for (let round = 0; round < 400; round++) {
    const next = Array.from({ length: STATES }, () => 0)
    odds = Array.from({ length: 40 }, () => 0)
    passes = 0
    const stop = (from: number, to: number, weight: number, doubles: number) => {
      const square = to === JAILED ? JAIL : to
      odds[square] += weight
      if (to !== JAILED && to < from && from - to > 3) passes += weight
      next[square * 3 + (to === JAILED ? 0 : doubles)] += weight
    }
    for (let state = 0; state < STATES; state++) {
      const from = Math.floor(state / 3)
      const before = state % 3
      for (let first = 1; first <= 6; first++)
        for (let second = 1; second <= 6; second++) {
          const weight = share[state] / 36
          const doubles = first === second ? before + 1 : 0
          if (doubles === 3) stop(from, JAILED, weight, 0)
          else
            for (const [to, part] of ends[(from + first + second) % 40])
              stop(from, to, weight * part, doubles)
        }
    }
    share = next
  }
  return { odds, lap: 1 / passes }
}
