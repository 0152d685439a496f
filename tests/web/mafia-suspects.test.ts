import { describe, expect, test } from 'vitest'
import {
  daysOf,
  dayWords,
  NO_NOTES,
  type Note,
  type Notes,
  type Reading,
  readNotes,
  scoreOf,
  standingAt,
} from '@/components/boards/mafia/suspects'
import { heardByTown, observed, ROLES } from './mafia-log'

const mark = (turn: number, seat: number, reading: Reading | null, knowing = false): Note => ({
  ...{ turn, seat, reading, knowing },
  at: '2026-01-01T00:00:00.000Z',
})
const notes = (...made: Note[]): Notes => ({ made, seen: false })
const days = daysOf(heardByTown, 5)

describe('days', () => {
  test('each has who lived through its talk, for either audience alike', () => {
    expect(days).toEqual([
      { day: 1, turn: 2, living: [0, 1, 2, 3] },
      { day: 2, turn: 4, living: [0, 1, 2] },
    ])
    expect(daysOf(observed, 5)).toEqual(days)
  })
})

describe('marks of a viewer', () => {
  test('the last on a seat holds, as it stood at a moment', () => {
    const kept = notes(mark(1, 0, 'trust'), mark(2, 0, 'suspect'), mark(2, 3, 'trust'), mark(4, 3, null))
    expect([...standingAt(kept, 1)]).toEqual([[0, 'trust']])
    expect([...standingAt(kept, 2)]).toEqual([
      [0, 'suspect'],
      [3, 'trust'],
    ])
    expect([...standingAt(kept, 4)]).toEqual([[0, 'suspect']])
  })

  test('whatever else the browser kept under their name is none', () => {
    expect(readNotes(null)).toEqual(NO_NOTES)
    expect(readNotes('{"made":7}')).toEqual(NO_NOTES)
    expect(readNotes('not even JSON')).toEqual(NO_NOTES)
    const kept = notes(mark(1, 0, 'trust'))
    expect(readNotes(JSON.stringify({ ...kept, made: [...kept.made, { seat: 'x' }] }))).toEqual(kept)
  })
})

describe('how well the table was read', () => {
  const score = (...made: Note[]) => scoreOf(notes(...made), days, ROLES)
  const all = (reading: Reading) => [0, 1, 2, 3].map((seat) => mark(2, seat, reading))

  test('all right is 100, all wrong 0, and the same of everybody is worth no more than nothing', () => {
    const right = [mark(2, 0, 'suspect'), mark(2, 1, 'suspect'), mark(2, 2, 'trust'), mark(2, 3, 'trust')]
    expect(score(...right)!.score).toBe(100)
    expect(
      score(...right.map(({ seat, reading }) => mark(2, seat, reading === 'trust' ? 'suspect' : 'trust')))!
        .score,
    ).toBe(0)
    expect(score(...all('trust'))!.score).toBe(50)
    expect(score(...all('suspect'))!.score).toBe(50)
  })

  test('one mafioso found and nothing else said is better than nothing, a townsman wronged worse', () => {
    expect(score(mark(2, 0, 'suspect'))!.days[0]).toMatchObject({ day: 1, suspected: 1, mafia: 2, score: 63 })
    expect(score(mark(2, 2, 'suspect'))!.days[0]).toMatchObject({ wronged: 1, town: 2, score: 38 })
  })

  test('days count from the first with a mark on; no marks and no roles are no score', () => {
    expect(score(mark(3, 0, 'suspect'))!.days.map(({ day }) => day)).toEqual([2])
    expect(score(mark(2, 0, 'suspect'))!.days.map(({ day }) => day)).toEqual([1, 2])
    expect(score()).toBeNull()
    expect(scoreOf(notes(...all('trust')), days, [null, null, null, null, null])).toBeNull()
  })

  test('marks made knowing the roles are counted apart', () => {
    expect(score(mark(2, 0, 'suspect', true), mark(2, 2, 'trust'))!.knowing).toBe(1)
  })

  test('a day is told in words', () => {
    expect(dayWords(score(mark(2, 0, 'suspect'), mark(2, 1, 'trust'), mark(2, 2, 'suspect'))!.days[0]!)).toBe(
      'Day 1: you suspected 1 of 2 mafia, trusted 1 of them; of 2 others you trusted 0 and suspected 1.',
    )
  })
})
