import { describe, expect, test } from 'vitest'
import { heardLately, recall, saidBy, summaryDue } from '@/lib/agents/memory'
import type { AnyGame, GameEvent } from '@/lib/core/game'
import type { CoreEvent, Entry } from '@/lib/core/log'

const names = ['Ada', 'Ben']
/** A game that tells how many public events it was given. */
const game = {
  digest: (entries: readonly Entry[]) => `${entries.length} events`,
} as unknown as AnyGame

const log = (...told: [turn: number, event: GameEvent | CoreEvent][]): Entry[] =>
  told.map(([turn, event], i) => ({
    seq: i + 1,
    pub: null,
    turn,
    event: event as Entry['event'],
    decision: null,
    at: '',
    hash: '',
  }))
const spoke = (seat: number, text: string, to?: number[]): CoreEvent => ({
  type: 'spoke',
  seat,
  text,
  ...(to && { to }),
})
const thought = (seat: number, text: string): CoreEvent => ({
  type: 'thought',
  seat,
  text,
  category: 'strategy',
  to: [seat],
})
const digest = (fromTurn: number, toTurn: number): CoreEvent => ({
  type: 'talk-summarised',
  fromTurn,
  toTurn,
  text: 'What was said.',
})
/** Two utterances in each of so many turns. */
const chatter = (turns: number): [number, CoreEvent][] =>
  Array.from({ length: turns }, (_, i) => i + 1).flatMap((turn): [number, CoreEvent][] => [
    [turn, spoke(0, `Ada in ${turn}`)],
    [turn, spoke(1, `Ben in ${turn}`)],
  ])

describe('what a seat heard lately', () => {
  test('is the last ten turns, the current one included', () => {
    const heard = heardLately(log(...chatter(25)), 0, 25)
    expect(heard[0].turn).toBe(16)
    expect(heard).toHaveLength(20)
  })

  test('leaves out what was not meant for it', () => {
    const entries = log(
      [1, spoke(1, 'psst', [1])],
      [1, thought(1, 'hm')],
      [1, { type: 'deck-shuffled', to: [] }],
      [1, spoke(1, 'hello')],
    )
    expect(heardLately(entries, 0, 1).map((e) => e.seq)).toEqual([4])
    expect(heardLately(entries, null, 1).map((e) => e.seq)).toEqual([4])
    expect(heardLately(entries, 1, 1).map((e) => e.seq)).toEqual([1, 2, 4])
  })

  test('tells what it said itself', () => {
    expect(saidBy(heardLately(log(...chatter(3)), 1, 3), 1)).toEqual(['Ben in 1', 'Ben in 2', 'Ben in 3'])
  })
})

describe('the memory of a seat', () => {
  test('keeps its own last five thoughts, oldest first, however old', () => {
    const entries = log(
      ...[1, 2, 3, 4, 5, 6, 7].map((turn): [number, CoreEvent] => [turn, thought(0, `my ${turn}`)]),
      [30, thought(1, 'theirs')],
    )
    expect(recall(entries, 0, 40).thoughts.map((t) => t.event.text)).toEqual([
      'my 3',
      'my 4',
      'my 5',
      'my 6',
      'my 7',
    ])
  })

  test('tells talk word for word until a digest tells it, and never twice', () => {
    const entries = log(...chatter(25))
    expect(recall(entries, 0, 25).talk[0].turn).toBe(1)
    const summed = [...entries, ...log([25, digest(1, 10)])]
    expect(recall(summed, 0, 25).talk[0].turn).toBe(11)
    expect(recall(summed, 0, 25).digests).toHaveLength(1)
  })

  test('keeps the last ten turns word for word even where a digest reaches into them', () => {
    const entries = log(...chatter(12), [12, digest(1, 10)])
    expect(recall(entries, 0, 12).talk[0].turn).toBe(3)
  })
})

describe('a summary is due', () => {
  test('when ten turns have left the window and the table has spoken twenty times', () => {
    const entries = log(...chatter(20))
    expect(summaryDue(entries, 19, game, names)).toBeNull()
    expect(summaryDue(entries, 20, game, names)).toEqual({
      type: 'talk-summarised',
      fromTurn: 1,
      toTurn: 10,
      text: '20 events',
    })
  })

  test('not while fewer than twenty utterances were heard by all', () => {
    const quiet = log(
      ...chatter(9),
      ...chatter(9).map(([turn]): [number, CoreEvent] => [turn, spoke(0, 'x', [1])]),
    )
    expect(summaryDue(quiet, 40, game, names)).toBeNull()
  })

  test('once for each ten turns', () => {
    const entries = log(...chatter(45))
    const told: CoreEvent[] = []
    for (let turn = 1; turn <= 45; turn++) {
      const due = summaryDue(
        [
          ...entries.filter((e) => e.turn <= turn),
          ...log(...told.map((e): [number, CoreEvent] => [turn, e])),
        ],
        turn,
        game,
        names,
      )
      if (due) told.push(due)
    }
    expect(told).toMatchObject([
      { fromTurn: 1, toTurn: 10 },
      { fromTurn: 11, toTurn: 20 },
      { fromTurn: 21, toTurn: 30 },
    ])
  })

  test('of public facts alone', () => {
    const entries = log(...chatter(20), [3, thought(0, 'secret')], [3, spoke(0, 'psst', [1])])
    expect(summaryDue(entries, 20, game, names)).toMatchObject({ text: '20 events' })
  })
})
