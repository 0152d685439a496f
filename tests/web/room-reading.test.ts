import { describe, expect, test } from 'vitest'
import type { Telling } from '@/components/boards/board'
import { monopoly } from '@/components/boards/monopoly/monopoly'
import { tradesOf } from '@/components/boards/monopoly/trades'
import { chronicle, markStep } from '@/components/match/chronicle'
import { turningPoints } from '@/components/match/ending/turning'
import { spread } from '@/components/match/figures/line-chart'
import { pointAt, samplesOf, ticks } from '@/components/match/figures/samples'
import { hitsOf, lookedFor, nextHit } from '@/components/match/find'
import { EVERYONE, isHeard, withMute, withSolo } from '@/components/match/hearing'
import { chaptersOf } from '@/components/match/reading/chapters'
import { rowsOf } from '@/components/match/rows'
import { voiceOf } from '@/components/match/voice'
import type { GameEvent } from '@/lib/core/game'
import { table } from '@/lib/games/monopoly/table'
import type { WireEntry } from '@/lib/live/channel'

const names = ['The Shark', 'The Turtle']
const setup = { seats: 2, options: { startingCash: 1500, turnLimit: 1000, minimumRaise: 10 } }
const telling = monopoly.telling as (event: GameEvent) => Telling
const played = { table, board: monopoly, setup, names }

const entry = (event: object, turn: number, decision: number | null = null): Omit<WireEntry, 'n'> => ({
  turn,
  decision,
  event: event as WireEntry['event'],
  at: '2026-01-01T00:00:00.000Z',
})
const log = (...entries: Omit<WireEntry, 'n'>[]): WireEntry[] => entries.map((of, i) => ({ ...of, n: i + 1 }))
const offer = {
  seat: 0,
  target: 1,
  give: { lots: [1], cash: 0, jailCards: 0 },
  take: { lots: [], cash: 400, jailCards: 0 },
}

// two turns: a purchase and a rent that hurts; then a trade, a refusal and an open offer
const told = log(
  entry({ type: 'turn-began', seat: 0, turn: 1 }, 1),
  entry({ type: 'thought', seat: 0, text: 'Brown is a bargain.', category: 'x', to: [0] }, 1, 1),
  entry({ type: 'spoke', seat: 0, text: 'I take this little street.' }, 1, 1),
  entry({ type: 'lot-bought', seat: 0, lot: 1, price: 60 }, 1, 1),
  entry({ type: 'paid', seat: 1, payee: 0, amount: 700, why: 'rent', lot: 1 }, 1, 2),
  entry({ type: 'turn-began', seat: 1, turn: 2 }, 2),
  entry({ type: 'spoke', seat: 0, text: 'Four hundred for Mediterranean.' }, 2, 3),
  entry({ type: 'trade-proposed', ...offer, pitch: 'Cheap.' }, 2, 3),
  entry({ type: 'spoke', seat: 1, text: 'A bargain, this one? Done.' }, 2, 4),
  entry({ type: 'trade-accepted', ...offer }, 2, 4),
  entry({ type: 'trade-proposed', ...offer, pitch: '' }, 2, 5),
  entry({ type: 'trade-rejected', seat: 0, target: 1 }, 2, 6),
  entry({ type: 'trade-proposed', ...offer, pitch: '' }, 2, 7),
  entry({ type: 'jailed', seat: 1, because: 'square' }, 2, 8),
)

describe('whose words are shown', () => {
  test('one seat alone, all but the muted, and everyone again', () => {
    const alone = withSolo(EVERYONE, 1)
    expect([0, 1].map((seat) => isHeard(alone, seat))).toEqual([false, true])
    expect(withSolo(alone, 1)).toEqual(EVERYONE)
    const muted = withMute(alone, 1)
    expect([0, 1].map((seat) => isHeard(muted, seat))).toEqual([true, false])
    expect(isHeard(withMute(muted, 1), 1)).toBe(true)
  })

  test('who is not heard is no subtitle either', () => {
    const moment = { entries: told, at: 9, drafts: [], following: false }
    expect(voiceOf(moment, () => true)).toMatchObject({ seat: 1, text: 'A bargain, this one? Done.' })
    expect(voiceOf(moment, (seat) => seat === 0)).toMatchObject({ seat: 0 })
    expect(voiceOf(moment, () => false)).toBeNull()
  })
})

describe('search in the talk', () => {
  const rows = rowsOf(told, telling)
  const all = { hears: () => true, thoughts: true }

  test('finds what is said and thought, and only what is shown', () => {
    const mark = lookedFor('bargain')
    expect(hitsOf(rows, mark, all)).toEqual([2, 9])
    expect(hitsOf(rows, mark, { ...all, thoughts: false })).toEqual([9])
    expect(hitsOf(rows, mark, { ...all, hears: (seat) => seat === 0 })).toEqual([2])
    expect(hitsOf(rows, lookedFor('  '), all)).toEqual([])
  })

  test('goes on from where the page stands, and round the end', () => {
    expect(nextHit([2, 9], 2, 1)).toBe(9)
    expect(nextHit([2, 9], 9, 1)).toBe(2)
    expect(nextHit([2, 9], 2, -1)).toBe(9)
    expect(nextHit([], 5, 1)).toBeNull()
  })
})

describe('marks and chapters', () => {
  const story = chronicle(played, told)

  test('brackets lead from mark to mark and stop at the last', () => {
    expect(markStep(story, 0, 1)).toBe(10)
    expect(markStep(story, 10, 1)).toBe(14)
    expect(markStep(story, 14, 1)).toBeNull()
    expect(markStep(story, 14, -1)).toBe(10)
  })

  test('a chapter is a turn, named after what happened in it', () => {
    const chapters = chaptersOf(rowsOf(told, telling), story.marks)
    expect(chapters.map(({ turn, title, first, last }) => ({ turn, title, first, last }))).toEqual([
      { turn: 1, title: '', first: 1, last: 5 },
      { turn: 2, title: 'The Shark and The Turtle trade', first: 6, last: 14 },
    ])
  })
})

describe('figures over turns', () => {
  const [worth, , flow] = monopoly.figures

  test('stand at the end of each turn, where a click leads', () => {
    expect(samplesOf(played, worth!, told)).toEqual([
      { turn: 0, n: 0, values: [1500, 1500] },
      { turn: 1, n: 5, values: [2200, 800] },
      { turn: 2, n: 14, values: [2540, 460] },
    ])
  })

  test('cash flow is what the turn changed', () => {
    expect(samplesOf(played, flow!, told).map(({ values }) => values)).toEqual([
      [640, -700],
      [400, -400],
    ])
  })

  test('the point of a moment is the turn it lies in', () => {
    const samples = samplesOf(played, worth!, told)
    expect([0, 3, 5, 6, 14, 99].map((at) => pointAt(samples, at))).toEqual([0, 1, 1, 2, 2, 2])
  })

  test('discs at the ends of lines lie apart and stay above the foot', () => {
    const [alone, ...together] = spread([20, 225, 226, 226])
    expect(alone).toBe(20)
    const sorted = together.toSorted((a, b) => a - b)
    expect(sorted.at(-1)).toBeLessThanOrEqual(226)
    expect(sorted.slice(1).every((y, i) => y - sorted[i]! >= 20)).toBe(true)
  })

  test('gridlines are few and round', () => {
    expect(ticks(0, 5200)).toEqual([0, 2000, 4000])
    expect(ticks(-350, 1000)).toEqual([0, 500, 1000])
  })
})

describe('where a match turned', () => {
  test('the largest shifts of weight, in order, with what caused each', () => {
    const points = turningPoints(played, told)
    expect(points.map(({ n, decision }) => ({ n, decision }))).toEqual([
      { n: 5, decision: 2 },
      { n: 10, decision: 4 },
    ])
    expect(points[0]!.swing).toBeCloseTo(700 / 3000)
    expect(points[0]!.shifts[1]).toBeCloseTo(-700 / 3000)
    expect(points[0]!.words).toContain('$700')
  })

  test('no more than are asked for: the weightiest', () => {
    expect(turningPoints(played, told, 1).map(({ n }) => n)).toEqual([5])
  })

  test('nothing turned where nothing shifted', () => {
    expect(turningPoints(played, told.slice(0, 4))).toEqual([])
  })
})

describe('the ledger of trades', () => {
  test('each offer with what was said, its answer and its decisions', () => {
    const trades = tradesOf(told, told.length)
    expect(trades.map(({ n, answer }) => ({ n, answer }))).toEqual([
      { n: 8, answer: { verdict: 'accepted', n: 10, decision: 4 } },
      { n: 11, answer: { verdict: 'refused', n: 12, decision: 6 } },
      { n: 13, answer: null },
    ])
    expect(trades[0]).toMatchObject({ from: 0, to: 1, words: 'Four hundred for Mediterranean.', decision: 3 })
  })

  test('tells no answer before its moment', () => {
    expect(tradesOf(told, 9)).toMatchObject([{ n: 8, answer: null }])
  })
})
