import { describe, expect, test } from 'vitest'
import { NOBODY } from '@/lib/games/mafia/actions'
import { given, votes } from '../story'

const open = { start: 'day', discussionRounds: 0, eligible: 'everyone', lastWords: false } as const
const nominated = { start: 'day', defence: false, lastWords: false } as const

describe('the vote', () => {
  test('MF-VOTE-1 is between the nominated, or between all the living', () => {
    given('mvvvvvv', nominated)
      .talk({ 0: 5, 1: 2 })
      .thenAlso({ type: 'vote-opened', targets: [5, 2] })
    given('mvvvvvv', { ...nominated, eligible: 'everyone' })
      .talk({ 0: 5 })
      .thenAlso({ type: 'vote-opened', targets: [0, 1, 2, 3, 4, 5, 6] })
    given('mvvvvvv', { ...open, start: 'night' })
      .night({ 0: 3 })
      .thenAlso({ type: 'vote-opened', targets: [0, 1, 2, 4, 5, 6] })
  })

  test('MF-VOTE-2 there is none where nobody is nominated, and night falls', () =>
    given('mvvvvvv', nominated)
      .talk()
      .thenAlso({ type: 'vote-skipped' }, { type: 'night-fell', turn: 2, day: 2 })
      .thenAsks([0], 'night_kill'))

  test('MF-VOTE-3 all the living are asked at the same time; votes are shown together when the last is in', () => {
    const vote = given('mvvvv', open).thenAsks([0, 1, 2, 3, 4], 'voting', { ballot: 1, mayAbstain: true })
    vote
      .when(0, 'voting', votes(1))
      .thenJust({ type: 'voted', seat: 0, target: 1, reason: '', to: [0] })
      .thenState(({ table }) => expect(table.counts).toEqual([]))
    vote.vote({ 1: 0, 2: 1, 3: 1 }).thenAlso({
      type: 'votes-counted',
      ballot: 1,
      votes: [1, 0, 1, 1, null],
      counts: [1, 3, 0, 0, 0],
      tied: [],
      out: 1,
    })
  })

  test('MF-VOTE-4 nobody votes for themselves, the dead, or anyone the vote is not about', () => {
    given('mvvvvvv', open).when(0, 'voting', votes(0)).thenRefused('no-vote-target')
    given('mvvvvvv', open).when(0, 'voting', votes(7)).thenRefused('no-vote-target')
    given('mvvvvvv', { ...open, start: 'night' })
      .night({ 0: 3 })
      .when(0, 'voting', votes(3))
      .thenRefused('no-vote-target')
    given('mvvvvvv', nominated).talk({ 0: 5, 1: 2 }).when(0, 'voting', votes(1)).thenRefused('no-vote-target')
  })

  test('MF-VOTE-5 abstaining is an answer where the options say so', () => {
    given('mvvvvvv', open).when(0, 'voting', votes(NOBODY)).thenAlso({ type: 'voted', seat: 0, target: null })
    given('mvvvvvv', { ...open, abstaining: false })
      .thenAsks([0, 1, 2, 3, 4, 5, 6], 'voting', { ballot: 1, mayAbstain: false })
      .when(0, 'voting', votes(NOBODY))
      .thenRefused('no-vote-target')
  })

  test('MF-VOTE-6 whoever has one answer only is not asked; with nobody to vote for it abstains', () => {
    // the only nominee has nobody, the others have one: without abstaining all is said
    given('mvvvvvv', { ...nominated, abstaining: false })
      .talk({ 0: 5 })
      .thenAlso(
        { type: 'voted', seat: 0, target: 5 },
        { type: 'voted', seat: 5, target: null },
        { type: 'votes-counted', votes: [5, 5, 5, 5, 5, null, 5], out: 5 },
      )
    given('mvvvvvv', nominated).talk({ 0: 5 }).thenAsks([0, 1, 2, 3, 4, 6], 'voting')
    // of two, each nominee has the other alone
    given('mvvvvvv', { ...nominated, abstaining: false })
      .talk({ 0: 5, 1: 2 })
      .thenAsks([0, 1, 3, 4, 6], 'voting')
  })

  test('MF-VOTE-7 whoever has the most votes goes; abstentions count for nobody', () =>
    given('mvvvvvv', open)
      .vote({ 0: 1, 1: 0, 2: 1 })
      .thenAlso(
        { type: 'votes-counted', counts: [1, 2, 0, 0, 0, 0, 0], out: 1 },
        { type: 'voted-out', seat: 1, role: 'villager' },
        { type: 'night-fell', turn: 2 },
      ))

  test('MF-VOTE-8 where all abstain nobody goes', () =>
    given('mvvvvvv', { ...open, tie: 'random' })
      .vote({})
      .thenAlso({ type: 'votes-counted', counts: [0, 0, 0, 0, 0, 0, 0], tied: [], out: null })
      .thenNo('voted-out'))

  test('MF-VOTE-9 on a tie nobody goes, where the options say so', () =>
    given('mvvvvvv', { ...open, tie: 'nobody' })
      .vote({ 0: 1, 1: 0 })
      .thenAlso({ type: 'votes-counted', tied: [0, 1], out: null }, { type: 'night-fell' })
      .thenNo('voted-out', 'vote-opened'))

  test('MF-VOTE-10 or all vote once more, among the tied alone; on a second tie nobody goes', () => {
    const again = () =>
      given('mvvvvvv', { ...open, tie: 'revote' })
        .vote({ 0: 1, 1: 0, 2: 3, 3: 1, 4: 0 })
        .thenAlso(
          { type: 'votes-counted', ballot: 1, tied: [0, 1], out: null },
          { type: 'vote-opened', ballot: 2, targets: [0, 1] },
        )
        .thenAsks([0, 1, 2, 3, 4, 5, 6], 'voting', { ballot: 2, mayAbstain: true })
    again().when(2, 'voting', votes(3)).thenRefused('no-vote-target')
    again()
      .vote({ 2: 1 })
      .thenAlso({ type: 'votes-counted', ballot: 2, out: 1 }, { type: 'voted-out', seat: 1 })
    again()
      .vote({ 2: 1, 3: 0 })
      .thenAlso({ type: 'votes-counted', ballot: 2, tied: [0, 1], out: null }, { type: 'night-fell' })
      .thenNo('voted-out', 'vote-opened')
  })

  test('MF-VOTE-11 or chance decides among the tied, by the seed', () => {
    const tie = (chance: number) =>
      given('mvvvvvv', { ...open, tie: 'random' }, chance).vote({ 0: 1, 1: 3, 2: 5 })
    tie(0).thenAlso({ type: 'votes-counted', tied: [1, 3, 5], out: 1 }, { type: 'voted-out', seat: 1 })
    tie(0.5).thenAlso({ type: 'voted-out', seat: 3 })
    tie(0.99).thenAlso({ type: 'voted-out', seat: 5 })
  })

  test('MF-VOTE-12 of secret ballots only the numbers are shown; each keeps its own vote', () =>
    given('mvvvvvv', { ...open, ballots: 'secret' })
      .vote({ 0: 1, 1: 0, 2: 1 })
      .thenAlso({ type: 'votes-counted', votes: null, counts: [1, 2, 0, 0, 0, 0, 0], out: 1 })
      .thenState(({ table, own }) => {
        expect(table.counts[0].votes).toBeNull()
        expect(own[2].votes).toEqual([{ turn: 1, ballot: 1, target: 1, reason: '' }])
      }))
})
