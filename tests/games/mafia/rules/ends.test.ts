import { describe, expect, test } from 'vitest'
import { NOBODY } from '@/lib/games/mafia/actions'
import { given, says } from '../story'

const open = { start: 'day', discussionRounds: 0, eligible: 'everyone', lastWords: false } as const

describe('leaving the game', () => {
  test('MF-LAST-1 who is voted out says last words, then dies, and the role is told', () =>
    given('mvvvvvv', { ...open, lastWords: true })
      .vote({ 0: 1, 2: 1 })
      .thenNo('voted-out')
      .thenAsks([1], 'last_words', { votes: 2 })
      .when(1, 'last_words', says({ accuses: [0] }))
      .thenJust(
        {
          type: 'stated',
          seat: 1,
          at: 'last-words',
          accuses: [0],
          defends: [],
          claim: null,
          nominates: null,
        },
        { type: 'voted-out', seat: 1, role: 'villager' },
        { type: 'night-fell', turn: 2, day: 2 },
      ))

  test('MF-LAST-2 without last words, or without the role told, where the options say so', () =>
    given('mvvvvvv', { ...open, revealRoles: false })
      .vote({ 0: 1, 2: 1 })
      .thenAlso({ type: 'votes-counted', out: 1 }, { type: 'voted-out', seat: 1, role: null })
      .thenNo('stated'))

  test('MF-LAST-3 the dead do nothing any more', () =>
    given('mdvsvvvv', open)
      .vote({ 0: 1, 2: 1 })
      .thenAsks([], 'protection')
      .night({ 0: 3, 3: 2 })
      .thenAsks([0, 2, 4, 5, 6, 7], 'voting')
      .vote({})
      .thenAsks([], 'investigation')
      .thenAsks([0], 'night_kill'))
})

describe('the end', () => {
  test('MF-WIN-1 the town wins when no mafia lives', () =>
    given('mmvvvvv', open)
      .vote({ 2: 0, 3: 0 })
      .night({ 1: 2 })
      .vote({ 3: 1, 4: 1 })
      .thenAlso(
        { type: 'voted-out', seat: 1, role: 'mafia' },
        {
          type: 'game-ended',
          winner: 'town',
          roles: ['mafia', 'mafia', ...Array(5).fill('villager')],
        },
      )
      .thenOver('town', [
        [2, 3, 4, 5, 6],
        [0, 1],
      ]))

  test('MF-WIN-2 the mafia win when they are as many as the rest', () =>
    given('mmvvvvv', open)
      .vote({ 0: 2, 1: 2 })
      .night({ 0: 3, 1: 3 })
      .vote({ 0: 4, 1: 4 })
      .thenAlso({ type: 'voted-out', seat: 4 }, { type: 'game-ended', winner: 'mafia' })
      .thenNo('night-fell')
      .thenOver('mafia', [
        [0, 1],
        [2, 3, 4, 5, 6],
      ]))

  test('MF-WIN-3 that is looked at after each death, so a night can end the game before the day is talked about', () =>
    given('mmvvvvv', open)
      .vote({ 0: 2, 1: 2 })
      .night({ 0: 3, 1: 3 })
      .vote({})
      .night({ 0: 4, 1: 4 })
      .thenAlso(
        { type: 'day-broke' },
        { type: 'found-dead', seat: 4 },
        { type: 'game-ended', winner: 'mafia' },
      )
      .thenNo('discussion-opened', 'vote-opened')
      .thenOver('mafia', [
        [0, 1],
        [2, 3, 4, 5, 6],
      ]))

  test('MF-WIN-4 after the last day allowed nobody has won, and all share the place', () =>
    given('mvvvvvv', { ...open, start: 'night', dayLimit: 2, skipKill: true })
      .night({ 0: NOBODY })
      .vote({})
      .night({ 0: NOBODY })
      .vote({ 0: 1 })
      .thenAlso(
        { type: 'voted-out', seat: 1 },
        { type: 'day-limit-reached', day: 2 },
        { type: 'game-ended', winner: null },
      )
      .thenOver('day-limit', [[0, 1, 2, 3, 4, 5, 6]]))

  test('MF-WIN-5 a death on the last day that decides the game does decide it', () =>
    given('mvvvvvv', { ...open, dayLimit: 1 })
      .vote({ 1: 0 })
      .thenNo('day-limit-reached')
      .thenOver('town', [[1, 2, 3, 4, 5, 6], [0]]))

  test('MF-WIN-6 at the end all roles lie open, told before or not', () =>
    given('mvdvvvv', { ...open, revealRoles: false })
      .vote({ 0: 1, 2: 1 })
      .thenState(({ table }) => expect(table.roles).toEqual(Array(7).fill(null)))
      .night({ 0: 3, 2: 4 })
      .vote({ 2: 0 })
      .thenState(({ table }) => {
        expect(table.roles).toEqual(['mafia', 'villager', 'doctor', ...Array(4).fill('villager')])
        expect(table.phase).toBe('END')
      }))
})
