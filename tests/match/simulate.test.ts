import { describe, expect, test } from 'vitest'
import { agentFor } from '@/lib/agents/roster'
import type { AnyGame } from '@/lib/core/game'
import { type EventRow, toRow } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { mafia } from '@/lib/games/mafia'
import { monopoly } from '@/lib/games/monopoly'
import { newMatch } from '@/lib/match/create'
import { count, figuresOf, meanInterval, noSums, shareInterval } from '@/lib/match/figures'
import { play } from '@/lib/match/play'
import { type Draws, playOut, type Sitting } from '@/lib/match/simulate'
import { memoryStore } from '@/lib/store/memory'
import { never } from './table'

const personas = monopoly.personas.slice(0, 3)
const scripted: Sitting[] = personas.map((persona) => ({ persona, agent: { script: persona.script } }))
const options = { turnLimit: 60 }
const setup = { seats: personas.length, options: monopoly.options.parse(options) }

/** A table to be played: a game, its options as typed, who sits there. */
type Wanted = { readonly game: AnyGame; readonly options: object; readonly seated: readonly Persona[] }
const trading: Wanted = { game: monopoly, options, seated: personas }
const whispering: Wanted = {
  game: mafia,
  options: { mafia: 2, tie: 'random' },
  seated: mafia.personas.slice(0, 7),
}

async function stored({ game, options, seated }: Wanted, seed: number, kind: 'scripted' | 'random') {
  const seats = seated.map((persona) => ({ persona, agent: { kind } }) as const)
  const wanted = {
    game,
    options,
    seats,
    shuffleSeats: false,
    seed,
    title: '',
    ownerId: null,
    pace: 0,
  }
  const launched = newMatch({ ...wanted, visibility: 'public' })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  const store = memoryStore()
  await store.create(launched.match)
  const deps = { store, findGame: () => game, agentFor, now: () => new Date(0), announce: async () => {} }
  await play(launched.match.id, deps, never)
  return store.dump(launched.match.id).entries.map(({ event, turn }) => ({ turn, ...toRow(event) }))
}

function simulated({ game, options, seated }: Wanted, seed: number, agent?: 'random') {
  const told: unknown[] = []
  const sittings = seated.map((persona): Sitting => ({ persona, agent: agent ?? { script: persona.script } }))
  const match = { seed, setup: { seats: seated.length, options: game.options.parse(options) }, sittings }
  playOut(game, match, {}, (event, turn) => told.push({ turn, ...toRow(event) }))
  return told
}

describe('a simulated match tells what a stored match of the same seed holds', () => {
  test.each([1, 2])('scripts, seed %i', async (seed) => {
    expect(simulated(trading, seed)).toEqual(await stored(trading, seed, 'scripted'))
  })

  test('random agents', async () => {
    expect(simulated(trading, 3, 'random')).toEqual(await stored(trading, 3, 'random'))
  })

  test('questions asked together, and words that only some hear', async () => {
    const told = simulated(whispering, 1)
    expect(told).toEqual(await stored(whispering, 1, 'scripted'))
    const whispers = told.filter((row) => (row as EventRow).type === 'spoke' && 'to' in (row as EventRow))
    expect(whispers.length).toBeGreaterThan(0)
    expect(simulated(whispering, 2, 'random')).toEqual(await stored(whispering, 2, 'random'))
  })
})

test('an illegal answer of a script is a fault of ours', () => {
  const { trader } = monopoly.scripts
  const bold = { ...trader, choose: () => ({ actions: ['build:39:house'] }) }
  const rogue = { ...monopoly, scripts: { trader: bold } }
  expect(() => playOut(rogue, { seed: 1, setup, sittings: scripted })).toThrow(/pre_roll_decision illegally/)
})

describe('figures', () => {
  test('count wins, shares and draws of what was played', () => {
    const sums = noSums(monopoly, personas.length)
    const draws: Draws = sums.draws
    const sittings = personas.map((persona): Sitting => ({ persona, agent: 'random' }))
    for (let seed = 1; seed <= 6; seed++)
      count(sums, monopoly, sittings, playOut(monopoly, { seed, setup, sittings }, draws))
    const figures = figuresOf(sums, monopoly, 2)
    expect(figures).toMatchObject({ game: 'monopoly', matches: 6, seconds: 2, matchesPerSecond: 3 })
    expect(figures.winsBySeat.reduce((a, b) => a + b)).toBeCloseTo(1, 3)
    expect(Object.values(figures.winsByPersona).reduce((a, b) => a + b)).toBeCloseTo(1, 3)
    expect(figures.perMatch.turns).toBeLessThanOrEqual(60)
    expect(figures.perMatch.rolls).toBeGreaterThanOrEqual(figures.perMatch.turns * 0.9)
    for (const share of Object.values(figures.legalShare)) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(1)
    }
  })

  test('shares are of the matches that ended in one of the ways a game names', () => {
    const tally = {
      ...monopoly.tally,
      shares: { limitShare: ['turn-limit'], anyShare: ['turn-limit', 'bankruptcy'] },
    }
    const game = { ...monopoly, tally }
    const sums = noSums(game, personas.length)
    for (let seed = 1; seed <= 4; seed++)
      count(sums, game, scripted, playOut(game, { seed, setup, sittings: scripted }))
    const { shares, finishedShare } = figuresOf(sums, game, 1)
    expect(shares).toEqual({ limitShare: 1 - finishedShare, anyShare: 1 })
  })

  test("Wilson's interval: 8 of 10 is 49.0 % to 94.3 %", () => {
    const [from, to] = shareInterval(0.8, 10)
    expect(from).toBeCloseTo(0.4902, 3)
    expect(to).toBeCloseTo(0.9433, 3)
  })

  test('the mean of 1, 2, 3 lies within 2 ± 1.13', () => {
    const [from, to] = meanInterval({ sum: 6, squares: 14 }, 3)
    expect((from + to) / 2).toBeCloseTo(2, 6)
    expect((to - from) / 2).toBeCloseTo(1.1316, 3)
  })
})
