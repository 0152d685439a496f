import { describe, expect, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import { below, seeded } from '@/lib/core/random'
import { games } from '@/lib/games'
import { crisis } from '@/lib/games/crisis'
import { mafia } from '@/lib/games/mafia'
import { tables } from '@/lib/games/tables'
import { randomScenario } from './crisis/random-scenario'
import { expectChoices, expectDescribed, expectOrderless, expectSound, expectTolerant } from './laws'
import { randomOptions } from './mafia/random-options'
import { expectPacketed } from './packeted'
import type { Match, Player } from './run'
import { sealed } from './sealed'

/** Random options of each game; short matches, so that hundreds of them can be played. Without a line: as they are. */
const OPTIONS: Readonly<Record<string, (pick: (n: number) => number, seats: number) => unknown>> = {
  monopoly: (pick) => ({
    startingCash: 500 + pick(4500),
    turnLimit: 1 + pick(120),
    minimumRaise: 1 + pick(50),
  }),
  mafia: (pick, seats) => randomOptions(pick, seats, { rounds: 3, days: 12 }),
  crisis: (pick, seats) => randomScenario(pick, seats - 1),
  sealed: (pick) => ({ lots: 1 + pick(12), coins: 10 + pick(190) }),
}

const playersOf = (game: AnyGame): Player[] => [
  'random',
  'random',
  'fallback',
  ...Object.keys(game.scripts).map((script) => ({ script })),
]

/** A match of random size, options and players, all drawn from its seed. */
function randomMatch(game: AnyGame, seed: number): Match {
  const random = seeded(seed)
  let drawn = 0
  const pick = (n: number) => below(n, random.at(8_000, drawn++))
  const seats = game.seats.min + pick(game.seats.max - game.seats.min + 1)
  const players = playersOf(game)
  return {
    seed,
    setup: { seats, options: game.options.parse(OPTIONS[game.id]?.(pick, seats) ?? {}) },
    players: Array.from({ length: seats }, () => players[pick(players.length)]),
  }
}

const seedsFrom = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i)

/** The crisis keeps it before it is registered, too. */
const all: readonly AnyGame[] = [...new Set<AnyGame>([...games, crisis]), sealed]

describe.each<AnyGame>(all)('$id keeps the contract', (game) => {
  test('random matches end, fold alike, resume anywhere and leak nothing', { timeout: 60_000 }, () => {
    const sizes = new Set<number>()
    for (const seed of seedsFrom(1, 200)) {
      const match = randomMatch(game, seed)
      sizes.add(match.setup.seats)
      expectSound(game, match)
    }
    expect(sizes.size).toBe(game.seats.max - game.seats.min + 1)
  })

  test('a reply drawn at random is accepted or rejected and leaves no trace then', () => {
    for (const seed of seedsFrom(1_001, 20)) expectTolerant(game, randomMatch(game, seed))
  })

  test('nobody is asked who has no choice', () => {
    for (const seed of seedsFrom(2_001, 30)) expectChoices(game, randomMatch(game, seed))
  })

  test('every question is described: fields, moves, schema, example, category', () => {
    for (const seed of seedsFrom(3_001, 20)) expectDescribed(game, randomMatch(game, seed))
  })

  test('packets have all their layers, and one system message a seat and decision', {
    timeout: 60_000,
  }, () => {
    let packets = 0
    for (const seed of seedsFrom(6_001, 8)) packets += expectPacketed(game, randomMatch(game, seed))
    expect(packets).toBeGreaterThan(20)
  })

  test('answers given together may be ruled in any order', () => {
    for (const seed of seedsFrom(4_001, 30)) expectOrderless(game, randomMatch(game, seed))
  })
})

test.each<AnyGame>([sealed, mafia])('questions asked together are put to the proof by $id', (game) => {
  let together = 0
  for (const seed of seedsFrom(5_001, 10)) together += expectOrderless(game, randomMatch(game, seed))
  expect(together).toBeGreaterThan(10)
})

test('every game has its table for the browser', () => {
  expect(tables.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
})
