import { describe, expect, test } from 'vitest'
import { played } from '@/components/lobby/ending'
import { games } from '@/lib/games'
import { findTable, turnsOf } from '@/lib/games/tables'
import type { MatchCard } from '@/lib/live/shapes'

const namesOf = (game: string, options: object = {}) => turnsOf(game).names(options)

/** What a list reads of options: no object, no array. */
const plain = (options: object) =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value === null || typeof value !== 'object'),
  )

describe('a turn is called as its game calls it', () => {
  test.each([
    ['monopoly', {}, ['Before the first turn', 'Turn 1', 'Turn 2', 'Turn 3']],
    ['crisis', {}, ['Before the first step', 'Step 1', 'Step 2', 'Step 3']],
    ['mafia', { start: 'night' }, ['Before the game', 'Night 1', 'Day 1', 'Night 2']],
    ['mafia', { start: 'day' }, ['Before the game', 'Day 1', 'Night 2', 'Day 2']],
    ['a game that was taken out', {}, ['Before the first turn', 'Turn 1', 'Turn 2', 'Turn 3']],
  ])('%s %j', (game, options, titles) => {
    const names = namesOf(game, options)
    expect([0, 1, 2, 3].map((turn) => names(turn).title)).toEqual(titles)
    const inLines = [1, 2, 3].map((turn) => names(turn).inLine)
    expect(inLines).toEqual(titles.slice(1).map((title) => title.toLowerCase()))
  })

  test.each(games)(
    '$id: a list that reads no more than plain options calls it the same',
    ({ id, options }) => {
      const whole = options.parse({}) as object
      const [names, inLists] = [namesOf(id, whole), namesOf(id, plain(whole))]
      const turns = Array.from({ length: 30 }, (_, turn) => turn)
      expect(turns.map(inLists)).toEqual(turns.map(names))
      expect(new Set(turns.map((turn) => names(turn).title)).size).toBe(turns.length)
      expect(findTable(id)?.turns).toBe(turnsOf(id))
    },
  )
})

describe('how far a game has come', () => {
  const card = (game: string, turn: number, options: object) =>
    ({ turn, status: 'running', turnWords: namesOf(game, options)(turn) }) as MatchCard
  const said = (status: MatchCard['status'], game: string, turn: number, options: object = {}) =>
    played({ ...card(game, turn, options), status })

  test('of one that is over in all its turns', () => {
    expect(said('finished', 'monopoly', 137)).toBe('137 turns')
    expect(said('finished', 'monopoly', 1)).toBe('1 turn')
    expect(said('finished', 'crisis', 14)).toBe('14 steps')
    expect(said('finished', 'mafia', 1, { start: 'night' })).toBe('1 night')
    expect(said('finished', 'mafia', 5, { start: 'night' })).toBe('3 nights and 2 days')
    expect(said('finished', 'mafia', 5, { start: 'day' })).toBe('3 days and 2 nights')
  })

  test('of any other in the one it stands in', () => {
    expect(said('running', 'monopoly', 12)).toBe('turn 12')
    expect(said('stopped', 'crisis', 4)).toBe('step 4')
    expect(said('paused', 'mafia', 3, { start: 'night' })).toBe('night 2')
    expect(said('queued', 'mafia', 0, { start: 'night' })).toBe('not begun')
  })
})
