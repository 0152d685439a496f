import type { AnyGame, Outcome, Seat } from '@/lib/core/game'
import type { Draws, Played, Sitting } from './simulate'

/** Sums over many simulated matches; `figuresOf` turns them into what is printed. */
export type Sums = {
  matches: number
  finished: number
  events: number
  decisions: number
  turns: Spread
  readonly perMatch: Record<string, Spread>
  /** Matches that ended in one of the ways a share names. */
  readonly shares: Record<string, number>
  readonly winsBySeat: number[]
  readonly winsByPersona: Record<string, number>
  readonly seatsByPersona: Record<string, number>
  readonly draws: Draws
}

/** Sum and sum of squares: a mean and its interval. */
type Spread = { sum: number; squares: number }

export type Figures = {
  readonly game: string
  readonly matches: number
  readonly seconds: number
  readonly matchesPerSecond: number
  readonly rollsPerSecond?: number
  readonly eventsPerSecond: number
  readonly finishedShare: number
  readonly winsBySeat: readonly number[]
  readonly winsByPersona: Readonly<Record<string, number>>
  readonly perMatch: Readonly<Record<string, number>>
  /** Shares of the matches by how they ended, as the game names them. */
  readonly shares: Readonly<Record<string, number>>
  readonly legalShare: Readonly<Record<string, number>>
}

export const noSums = (game: AnyGame, seats: number): Sums => ({
  matches: 0,
  finished: 0,
  events: 0,
  decisions: 0,
  turns: { sum: 0, squares: 0 },
  perMatch: Object.fromEntries(
    Object.keys(game.tally.perMatch).map((name) => [name, { sum: 0, squares: 0 }]),
  ),
  shares: Object.fromEntries(Object.keys(game.tally.shares ?? {}).map((name) => [name, 0])),
  winsBySeat: Array.from({ length: seats }, () => 0),
  winsByPersona: {},
  seatsByPersona: {},
  draws: {},
})

const add = (spread: Spread, value: number): void => {
  spread.sum += value
  spread.squares += value * value
}

/** Counts one finished match in. A place shared by k seats is a k-th of a win for each. */
export function count(
  sums: Sums,
  game: AnyGame,
  sittings: readonly Sitting[],
  { state, events, decisions }: Played,
): void {
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('a simulated match stopped before its end')
  sums.matches++
  sums.events += events.length
  sums.decisions += decisions
  if (!game.tally.cutShort.includes(outcome.by)) sums.finished++
  for (const [name, ways] of Object.entries(game.tally.shares ?? {}))
    if (ways.includes(outcome.by)) sums.shares[name]++
  add(sums.turns, game.turn(state))
  const byType = new Map<string, number>()
  for (const { type } of events) byType.set(type, (byType.get(type) ?? 0) + 1)
  for (const [name, types] of Object.entries(game.tally.perMatch))
    add(
      sums.perMatch[name],
      types.reduce((sum, type) => sum + (byType.get(type) ?? 0), 0),
    )
  for (const { persona } of sittings)
    sums.seatsByPersona[persona.id] = (sums.seatsByPersona[persona.id] ?? 0) + 1
  countWinners(sums, outcome, sittings)
}

function countWinners(sums: Sums, outcome: Outcome, sittings: readonly Sitting[]): void {
  const winners: readonly Seat[] = outcome.ranking[0] ?? []
  for (const seat of winners) {
    const { id } = sittings[seat].persona
    sums.winsBySeat[seat] += 1 / winners.length
    sums.winsByPersona[id] = (sums.winsByPersona[id] ?? 0) + 1 / winners.length
  }
}

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits))
const mapped = <T>(
  record: Readonly<Record<string, T>>,
  f: (value: T, name: string) => number,
): Record<string, number> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, f(value, name)]))

/** Shares are of matches, `perMatch` are means, rates are a second of wall time. */
export function figuresOf(sums: Sums, game: AnyGame, seconds: number): Figures {
  const { matches } = sums
  const rolls = sums.perMatch.rolls
  return {
    game: game.id,
    matches,
    seconds: rounded(seconds, 3),
    matchesPerSecond: rounded(matches / seconds, 1),
    ...(rolls && { rollsPerSecond: Math.round(rolls.sum / seconds) }),
    eventsPerSecond: Math.round(sums.events / seconds),
    finishedShare: rounded(sums.finished / matches),
    winsBySeat: sums.winsBySeat.map((wins) => rounded(wins / matches)),
    winsByPersona: mapped(sums.seatsByPersona, (_, id) => rounded((sums.winsByPersona[id] ?? 0) / matches)),
    perMatch: {
      turns: rounded(sums.turns.sum / matches, 2),
      ...mapped(sums.perMatch, ({ sum }) => rounded(sum / matches, 2)),
    },
    shares: mapped(sums.shares, (times) => rounded(times / matches, 5)),
    legalShare: mapped(sums.draws, ({ drawn, legal }) => rounded(legal / drawn)),
  }
}

const Z = 1.959964

/** 95 % interval of a share by Wilson's score (1927). `n` trials. */
export function shareInterval(share: number, n: number): [number, number] {
  const z2 = (Z * Z) / n
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** 95 % interval of a mean by the normal approximation. */
export function meanInterval({ sum, squares }: Spread, n: number): [number, number] {
  const mean = sum / n
  const half =
    n > 1 ? Z * Math.sqrt(Math.max(0, squares - n * mean * mean) / (n - 1) / n) : Number.POSITIVE_INFINITY
  return [mean - half, mean + half]
}
