import { describe, expect, test } from 'vitest'
import { closenessOf, dealingsOf } from '@/components/boards/monopoly/closeness'
import { ladder, squarePaper } from '@/components/boards/monopoly/lot-paper'
import { lastMove, walks } from '@/components/boards/monopoly/moves'
import { endPaper, onTable } from '@/components/boards/monopoly/paper'
import { faceFigure, faceName, squareWords } from '@/components/boards/monopoly/square-words'
import { BOARD } from '@/lib/games/monopoly/board'
import type { Event, State } from '@/lib/games/monopoly/state'
import { table } from '@/lib/games/monopoly/table'
import type { WireEntry } from '@/lib/live/channel'

const names = ['The Shark', 'The Turtle']
const setup = { seats: 2, options: { startingCash: 1500, turnLimit: 1000, minimumRaise: 10 } }

const given = (...events: Event[]) => {
  const state: State = table.initial(setup)
  for (const event of events) table.evolve(state, event)
  const entries = events.map((event, i): WireEntry => ({ n: i + 1, turn: 1, event, decision: null, at: '' }))
  return { view: state.table, entries }
}
const bought = (seat: number, lot: number): Event => ({
  type: 'lot-bought',
  seat,
  lot,
  price: BOARD[lot]!.price,
})
const began: Event = { type: 'turn-began', seat: 0, turn: 1 }

describe('a square in words', () => {
  test('says price while it is free, then owner, buildings and rent', () => {
    const free = given(began)
    expect(squareWords(free.view, 24, names)).toBe('Illinois Avenue, Red. $240, unowned.')
    const { view } = given(began, bought(1, 1), bought(1, 3), {
      type: 'built',
      seat: 1,
      lot: 3,
      level: 1,
      cost: 50,
    })
    expect(squareWords(view, 3, names)).toBe('Baltic Avenue, Brown. Owned by The Turtle, 1 house. Rent $20.')
    expect(faceFigure(view, 1)).toBe('$4')
  })

  test('says who is there, and who is in jail', () => {
    const { view } = given(began, { type: 'jailed', seat: 0, because: 'square' })
    expect(squareWords(view, 10, names)).toBe('Jail. The Shark in jail is here.')
    expect(squareWords(view, 0, names)).toBe('GO. The Turtle is here.')
  })

  test('a mortgaged lot says so in place of its rent', () => {
    const { view } = given(began, bought(0, 12), { type: 'lot-mortgaged', seat: 0, lot: 12, gain: 75 })
    expect(faceFigure(view, 12)).toBe('mortgaged')
  })

  test('every name on the board fits its square in pieces of twelve letters at most', () => {
    const words = BOARD.flatMap((square) => faceName(square).split(/[\s\u00ad]/))
    expect(words.filter((word) => word.length > 12)).toEqual([])
  })
})

describe('the sheet on the table', () => {
  test('is the lot that is offered', () => {
    const { view, entries } = given(began, { type: 'lot-offered', seat: 0, lot: 24, price: 240 })
    expect(onTable(view, entries, 2, names)).toMatchObject({
      title: 'Illinois Avenue',
      lead: '$240, unowned.',
    })
  })

  test('marks the rent that holds now', () => {
    const { view } = given(began, bought(0, 1), bought(0, 3))
    expect(ladder(view, 1).filter(({ now }) => now)).toEqual([{ label: 'group', value: '$4', now: true }])
  })

  test('every square has one', () => {
    const { view } = given(began)
    for (const square of BOARD.keys()) expect(squarePaper(view, square, names).lead).not.toBe('')
  })

  test('at the end it is the result', () => {
    const { view } = given(began)
    const outcome = { by: 'turn-limit', ranking: [[1], [0]], scores: [1400, 1500] }
    expect(endPaper(view, outcome, names)).toMatchObject({
      title: 'The Turtle wins',
      figures: [{ label: '1. Turtle' }, { label: '2. Shark' }],
    })
  })
})

describe('moves', () => {
  const { entries } = given(
    began,
    { type: 'dice-rolled', seat: 0, dice: [3, 4] },
    { type: 'moved', seat: 0, square: 7, steps: 7 },
    { type: 'moved', seat: 0, square: 4, steps: -3 },
  )

  test('the last one is where the token was and went', () => {
    expect(lastMove(entries, 3)).toMatchObject({ from: 0, to: 7 })
    expect(lastMove(entries, 4)).toMatchObject({ from: 7, to: 4, steps: -3 })
    expect(lastMove(entries, 1)).toBeNull()
  })

  test('a walk passes every square on the way, moves on moves', () => {
    expect(walks(entries, 1, 4).get(0)).toHaveLength(8 + 4)
    expect(walks(entries, 3, 3).size).toBe(0)
  })
})

describe('how things stand', () => {
  test('a colour is told while it is whole, or one lot short', () => {
    const { view } = given(began, bought(0, 16), bought(0, 18), bought(1, 1), bought(1, 3), bought(0, 37))
    expect(closenessOf(view)).toEqual([
      { group: 0, seat: 1, lacks: null },
      { group: 3, seat: 0, lacks: 19 },
      { group: 7, seat: 0, lacks: 39 },
    ])
  })

  test('offers are counted by who made them to whom', () => {
    const goods = { lots: [], cash: 10, jailCards: 0 }
    const offer = { seat: 0, target: 1, give: goods, take: { ...goods, cash: 0, jailCards: 1 } }
    const { entries } = given(
      began,
      { type: 'trading-began', seat: 0 },
      { type: 'trade-proposed', ...offer, pitch: '' },
      { type: 'trade-rejected', seat: 0, target: 1 },
      { type: 'trade-proposed', ...offer, pitch: '' },
    )
    expect(dealingsOf(entries, 5)).toEqual([{ from: 0, to: 1, offers: 2, taken: 0 }])
    expect(dealingsOf(entries, 2)).toEqual([])
  })
})
