import { describe, expect, test } from 'vitest'
import { NOBODY } from '@/lib/games/mafia/actions'
import { given, names } from '../story'

describe('the night', () => {
  test('MF-NIGHT-1 living mafia, doctors and sheriffs are asked at the same time, villagers are not', () =>
    given('mmdsvvvd').thenAsked((asked) =>
      expect(asked.map(({ seat, decision }) => [seat, decision])).toEqual([
        [0, 'night_kill'],
        [1, 'night_kill'],
        [2, 'protection'],
        [3, 'investigation'],
        [7, 'protection'],
      ]),
    ))

  test('MF-NIGHT-2 the mafia kill one of the living who is none of theirs', () => {
    const night = given('mmvvvvv')
    night.when(0, 'night_kill', names(1)).thenRefused('no-kill-target')
    night.when(0, 'night_kill', names(0)).thenRefused('no-kill-target')
    night.when(0, 'night_kill', names(7)).thenRefused('no-kill-target')
    night.when(0, 'night_kill', names(2.5)).thenRefused('no-kill-target')
    night.night({ 0: 2, 1: 2 }).talk().when(0, 'night_kill', names(2)).thenRefused('no-kill-target')
  })

  test('MF-NIGHT-3 they may kill nobody only where the options say so', () => {
    given('mvvvvvv').when(0, 'night_kill', names(NOBODY)).thenRefused('no-kill-target')
    given('mvvvvvv', { skipKill: true })
      .night({ 0: NOBODY })
      .thenAlso({ type: 'kill-agreed', target: null }, { type: 'nobody-died' })
  })

  test('MF-NIGHT-4 two thirds of them, rounded up, agree in the first round, and there is no second', () => {
    given('mmmvvvvv')
      .night({ 0: 3, 1: 4, 2: 3 })
      .thenAlso(
        { type: 'kill-agreed', target: 3, by: 'agreement', to: [0, 1, 2] },
        { type: 'found-dead', seat: 3 },
      )
    // of four, three are needed
    given('mmmmvvvvvv').night({ 0: 4, 1: 4, 2: 5, 3: 5 }).thenNo('kill-agreed')
    given('mmmmvvvvvv').night({ 0: 4, 1: 4, 2: 5, 3: 4 }).thenAlso({ type: 'kill-agreed', target: 4 })
  })

  test('MF-NIGHT-5 where they are split, the mafia alone are asked again, knowing what each proposed', () =>
    given('mmdsvvv')
      .night({ 0: 4, 1: 5, 2: 2, 3: 0 })
      .thenNo('kill-agreed', 'day-broke')
      .thenAsks([0, 1], 'night_kill', { round: 2, maySkip: false })
      .thenAsks([], 'protection')
      .thenState(({ own }) => {
        const proposals = [
          { seat: 0, target: 4, round: 1 },
          { seat: 1, target: 5, round: 1 },
        ]
        expect([own[0].proposals, own[1].proposals, own[2].proposals]).toEqual([proposals, proposals, []])
      })
      .night({ 0: 6, 1: 6 })
      .thenAlso({ type: 'kill-agreed', target: 6, by: 'agreement' }, { type: 'found-dead', seat: 6 }))

  test('MF-NIGHT-6 still split, the second proposal of the lowest seat holds', () =>
    given('vmmvvvvv')
      .night({ 1: 0, 2: 3 })
      .night({ 1: 4, 2: 3 })
      .thenAlso({ type: 'kill-agreed', target: 4, by: 'lowest-seat' }, { type: 'found-dead', seat: 4 }))

  test('MF-NIGHT-7 killing nobody is a proposal like any other', () => {
    given('mmmvvvvv', { skipKill: true })
      .night({ 0: NOBODY, 1: NOBODY, 2: 3 })
      .thenAlso({ type: 'kill-agreed', target: null, by: 'agreement' }, { type: 'nobody-died' })
    given('mmvvvvv', { skipKill: true })
      .night({ 0: NOBODY, 1: 3 })
      .night({ 0: NOBODY, 1: 3 })
      .thenAlso({ type: 'kill-agreed', target: null, by: 'lowest-seat' }, { type: 'nobody-died' })
  })

  test('MF-NIGHT-8 what the mafia propose and say at night reaches the living mafia alone', () =>
    given('mmmvvvvvv')
      .thenAsked((asked) => expect(asked.map(({ hears }) => hears)).toEqual(Array(3).fill([0, 1, 2])))
      .night({ 0: 3, 1: 3, 2: 3 })
      .thenAlso({ type: 'kill-proposed', seat: 0, to: [0, 1, 2] }, { type: 'kill-agreed', to: [0, 1, 2] })
      .talk({ 4: 1 })
      .plead()
      .vote({ 0: 1, 4: 1 })
      .lastWords()
      // seat 1 is dead now
      .thenAsked((asked) => expect(asked.map(({ hears }) => hears)).toEqual(Array(2).fill([0, 2])))
      .night({ 0: 4, 2: 4 })
      .thenAlso({ type: 'kill-proposed', seat: 0, to: [0, 2] }, { type: 'kill-agreed', to: [0, 2] }))

  test('MF-NIGHT-9 a doctor watches over one of the living, itself too', () => {
    const night = given('mdvvvvv')
    night.when(1, 'protection', names(7)).thenRefused('no-protection-target')
    night.when(1, 'protection', names(NOBODY)).thenRefused('no-protection-target')
    night
      .night({ 0: 1, 1: 1 })
      .thenAlso({ type: 'protected', seat: 1, target: 1, to: [1] }, { type: 'nobody-died' })
    given('mdvvvvv')
      .night({ 0: 2, 1: 3 })
      .talk()
      .when(1, 'protection', names(2))
      .thenRefused('no-protection-target')
  })

  test('MF-NIGHT-10 a doctor never watches over the same player two nights running', () =>
    given('mddvvvvvv')
      .night({ 0: 3, 1: 4, 2: 5 })
      .talk()
      .thenAsks([1, 2], 'protection', { last: 4 })
      .when(1, 'protection', names(4))
      .thenRefused('no-protection-target')
      // the other doctor may, and after a night between so may the first
      .night({ 0: 5, 1: 6, 2: 4 })
      .talk()
      .night({ 0: 4, 1: 4, 2: 1 })
      .thenAlso({ type: 'protected', seat: 1, target: 4 }, { type: 'nobody-died' }))

  test('MF-NIGHT-11 whom a doctor watches over does not die; nobody is told why, the doctor neither', () => {
    const saved = given('mdvvvvv')
      .night({ 0: 3, 1: 3 })
      .thenJust(
        { type: 'kill-proposed', seat: 0, target: 3, round: 1, reason: '', to: [0] },
        { type: 'protected', seat: 1, target: 3, reason: '', to: [1] },
        { type: 'kill-agreed', target: 3, by: 'agreement', to: [0] },
        { type: 'day-broke', turn: 2, day: 1 },
        { type: 'nobody-died' },
        { type: 'discussion-opened', round: 1, order: [0, 1, 2, 3, 4, 5, 6] },
      )
    const open = (story: typeof saved): unknown => {
      let seen: unknown
      story.thenState((state) => {
        seen = JSON.parse(JSON.stringify([state.table, state.own[1]]))
      })
      return seen
    }
    const skipped = given('mdvvvvv', { skipKill: true }).night({ 0: NOBODY, 1: 3 })
    const [table, own] = open(saved) as [{ options: object }, unknown]
    expect([{ ...table, options: { ...table.options, skipKill: true } }, own]).toEqual(open(skipped))
  })

  test('MF-NIGHT-12 all choices of a night count together: who dies in it has still watched and seen', () =>
    given('mddsvvvvv')
      .night({ 0: 1, 1: 5, 2: 6, 3: 0 })
      .thenAlso({ type: 'investigated', seat: 3, target: 0, isMafia: true }, { type: 'found-dead', seat: 1 })
      .talk()
      .night({ 0: 2, 2: 5, 3: 4 })
      .thenAlso({ type: 'found-dead', seat: 2 })
      .thenState(({ own }) => expect(own[2].protections.map(({ target }) => target)).toEqual([6, 5])))

  test('MF-NIGHT-13 a sheriff learns whether one living other is mafia, at once and alone', () => {
    const night = given('msvvvvv')
    night.when(1, 'investigation', names(1)).thenRefused('no-investigation-target')
    night.when(1, 'investigation', names(NOBODY)).thenRefused('no-investigation-target')
    night
      .when(1, 'investigation', names(0))
      .thenJust({ type: 'investigated', seat: 1, target: 0, isMafia: true, reason: '', to: [1] })
    given('msvvvvv')
      .when(1, 'investigation', names(2))
      .thenJust({ type: 'investigated', seat: 1, target: 2, isMafia: false, reason: '', to: [1] })
      .night({ 0: 3 })
      .talk()
      .when(1, 'investigation', names(3))
      .thenRefused('no-investigation-target')
  })

  test('MF-NIGHT-14 the mafia remember whom they chose and what came of it', () =>
    given('mmdvvvvv')
      .night({ 0: 3, 1: 3, 2: 3 })
      .talk()
      .night({ 0: 3, 1: 3, 2: 4 })
      .thenState(({ own }) => {
        const kills = [
          { turn: 1, target: 3, died: false },
          { turn: 3, target: 3, died: true },
        ]
        expect([own[0].kills, own[1].kills, own[2].kills]).toEqual([kills, kills, []])
      }))
})

describe('the morning', () => {
  test('MF-MORNING-1 tells who died, without last words, or that nobody did', () =>
    given('mdvvvvv')
      .night({ 0: 3, 1: 1 })
      .thenAlso({ type: 'day-broke', turn: 2, day: 1 }, { type: 'found-dead', seat: 3, role: 'villager' })
      .thenAsks([], 'last_words')
      .thenAsks([0], 'speaking')
      .talk()
      .night({ 0: 4, 1: 4 })
      .thenAlso({ type: 'day-broke', turn: 4, day: 2 }, { type: 'nobody-died' }))

  test('MF-MORNING-2 the role of the dead is told, or stays hidden to the end', () =>
    given('mdvvvvv', { revealRoles: false })
      .night({ 0: 1, 1: 2 })
      .thenAlso({ type: 'found-dead', seat: 1, role: null })
      .thenState(({ table }) => expect([table.roles[1], table.deaths[0].role]).toEqual([null, null])))
})
