import { describe, expect, test } from 'vitest'
import { type BeliefFields, NOBODY } from '@/lib/games/mafia/actions'
import { wires } from '@/lib/games/mafia/wire'
import { claims, given, names, says } from '../story'

const day = { start: 'day' } as const

describe('the discussion', () => {
  test('MF-TALK-1 goes by seat from a starter that moves on each day; the dead are skipped', () =>
    given('vmvvvvvv')
      .night({ 1: 0 })
      .thenAlso({ type: 'discussion-opened', round: 1, order: [1, 2, 3, 4, 5, 6, 7] })
      .talk()
      .night({ 1: 4 })
      .thenAlso({ type: 'discussion-opened', round: 1, order: [1, 2, 3, 5, 6, 7] })
      .talk()
      .night({ 1: 2 })
      // the third day is seat 2's, who is dead
      .thenAlso({ type: 'discussion-opened', round: 1, order: [3, 5, 6, 7, 1] }))

  test('MF-TALK-2 has as many rounds as the options say, all in one order, or none', () => {
    given('mvvvvv', { ...day, discussionRounds: 2 })
      .talk()
      .thenAlso({ type: 'discussion-opened', round: 2, order: [0, 1, 2, 3, 4, 5] })
      .thenAsks([0], 'speaking', { round: 2, rounds: 2 })
      .talk()
      .thenNo('discussion-opened')
    given('mvvvvv', { ...day, discussionRounds: 0, eligible: 'everyone' }).thenAsks(
      [0, 1, 2, 3, 4, 5],
      'voting',
    )
  })

  test('MF-TALK-3 a speaker nominates one living other, or nobody', () => {
    const speech = given('mvvvvvv', day)
    speech.when(0, 'speaking', says({ nominates: 0 })).thenRefused('no-nominee')
    speech.when(0, 'speaking', says({ nominates: 7 })).thenRefused('no-nominee')
    speech.when(0, 'speaking', says({ nominates: -2 })).thenRefused('no-nominee')
    speech
      .when(0, 'speaking', says({ nominates: 3 }))
      .thenAlso({ type: 'stated', seat: 0, nominates: 3 })
      .when(1, 'speaking', says({ nominates: NOBODY }))
      .thenAlso({ type: 'stated', seat: 1, nominates: null })
    given('mvvvvvv')
      .night({ 0: 1 })
      .when(0, 'speaking', says({ nominates: 1 }))
      .thenRefused('no-nominee')
  })

  test('MF-TALK-4 the nominated stand in the order of their first nomination, for that day', () =>
    given('mvvvvvv', { ...day, defence: false })
      .talk({ 0: 5, 1: 2, 2: 5, 3: 0 })
      .thenAlso({ type: 'vote-opened', ballot: 1, targets: [5, 2, 0] })
      .vote({})
      .night({ 0: 1 })
      .thenState(({ table }) => expect(table.nominees).toEqual([])))

  test('MF-TALK-5 of those it accuses or defends, the dead, unknown seats and the speaker are left out', () =>
    given('mvvvvvv')
      .night({ 0: 1 })
      .when(0, 'speaking', says({ accuses: [1, 2, 99, -4, 2.5, 2], defends: [0, 3] }))
      .thenAlso({ type: 'stated', seat: 0, accuses: [2], defends: [3] }))

  test('MF-TALK-6 any role may be claimed; results go with a sheriff’s claim, one for each other seat', () => {
    given('mvvvvvv', day)
      .when(0, 'speaking', says(claims('sheriff', [1, true], [0, true], [42, false], [1, false], [6, true])))
      .thenAlso({
        type: 'stated',
        claim: {
          role: 'sheriff',
          results: [
            { seat: 1, isMafia: false },
            { seat: 6, isMafia: true },
          ],
        },
      })
      .when(1, 'speaking', says(claims('doctor', [2, true])))
      .thenAlso({ type: 'stated', claim: { role: 'doctor', results: [] } })
      .when(2, 'speaking', says(claims('none', [3, true])))
      .thenAlso({ type: 'stated', claim: null })
    // what is said of the dead may still be of use
    given('mvvvvvv')
      .night({ 0: 1 })
      .when(0, 'speaking', says(claims('sheriff', [1, false])))
      .thenAlso({ type: 'stated', claim: { role: 'sheriff', results: [{ seat: 1, isMafia: false }] } })
  })

  test('MF-TALK-7 a speech has one to five sentences and 120 words; the rules read nothing from them', () => {
    for (const decision of ['speaking', 'defence', 'last_words'] as const)
      expect(wires[decision].says).toMatchObject({ field: 'speech', words: 120, sentences: 5 })
    expect(wires.night_kill.says).toMatchObject({ field: 'message', words: 120, sentences: 5 })
    for (const silent of ['voting', 'investigation', 'protection'] as const)
      expect(wires[silent].says).toBeNull()
    for (const { fields } of Object.values(wires)) expect(fields).not.toContain('speech')
  })
})

describe('beliefs', () => {
  const believes = (beliefs: Partial<BeliefFields>) =>
    says({ beliefs: { players: [], relations: '', reads: '', ...beliefs } })
  const of = (player: number, suspicion: number, trust = 50, pattern = '') => ({
    player,
    suspicion,
    trust,
    pattern,
  })

  test('MF-BELIEF-1 come with every reply and are told to that seat alone, what changed and nothing else', () =>
    given('mvvvvvv', day)
      .when(0, 'speaking', believes({ players: [of(1, 80), of(2, 20)], reads: 'Bold.' }))
      .thenAlso({
        type: 'believed',
        seat: 0,
        beliefs: {
          players: [
            { seat: 1, suspicion: 80, trust: 50, pattern: '' },
            { seat: 2, suspicion: 20, trust: 50, pattern: '' },
          ],
          relations: '',
          reads: 'Bold.',
        },
        to: [0],
      })
      .when(1, 'speaking', believes({}))
      .thenNo('believed')
      .thenState(({ own }) => expect(own[1].beliefs.every((one) => one === null)).toBe(true)))

  test('MF-BELIEF-2 what is written again changes nothing, and what is left out stays', () =>
    given('mvvvvvv', { ...day, discussionRounds: 2 })
      .when(0, 'speaking', believes({ players: [of(1, 80), of(2, 20)], relations: 'Two against two.' }))
      .talk()
      .when(0, 'speaking', believes({ players: [of(1, 80), of(2, 30)], relations: 'Two against two.' }))
      .thenAlso({
        type: 'believed',
        beliefs: {
          players: [{ seat: 2, suspicion: 30, trust: 50, pattern: '' }],
          relations: '',
          reads: '',
        },
      })
      .thenState(({ own }) => {
        expect(own[0].beliefs.map((one) => one?.suspicion ?? null).slice(0, 3)).toEqual([null, 80, 30])
        expect(own[0].relations).toBe('Two against two.')
      }))

  test('MF-BELIEF-3 numbers are brought within 0 and 100, words to a line; oneself and no seats are left out', () =>
    given('mvvvvvv', day)
      .when(
        0,
        'speaking',
        believes({
          players: [
            of(1, 140, -3, `two\nlines\u202e${'x'.repeat(500)}`),
            of(0, 5),
            of(31, 5),
            of(-1, 5),
            of(2, 12.6),
          ],
          relations: 'a\u2028b',
        }),
      )
      .thenState(({ own }) => {
        const [, first, second] = own[0].beliefs
        expect(first).toMatchObject({ suspicion: 100, trust: 0 })
        expect(first?.pattern).toMatch(/^two linesx{100,}$/)
        expect(first?.pattern).toHaveLength(200)
        expect(second?.suspicion).toBe(13)
        expect(own[0].beliefs[0]).toBeNull()
        expect(own[0].relations).toBe('a b')
        expect(own[0].beliefs).toHaveLength(7)
      }))

  test('MF-BELIEF-4 a reply is never lost for its beliefs, claims or lists', () => {
    const hostile = {
      observe: '',
      analyse: '',
      strategise: '',
      speech: 'Well.',
      nominates: 2,
      beliefs: { players: 'all of them' },
      accuses: 'everyone',
      defends: [null],
      claims: { role: 'king' },
    }
    expect(wires.speaking.schema.parse(hostile)).toMatchObject({
      nominates: 2,
      beliefs: { players: [], relations: '', reads: '' },
      accuses: [],
      claims: { role: 'none', results: [] },
    })
    // what can be read of them is kept
    const half = {
      ...hostile,
      beliefs: { players: [{ player: 1 }, of(2, 30)], reads: 'Bold.' },
      claims: { role: 'sheriff', results: [{ player: 'Bea' }, { player: 3, is_mafia: true }] },
    }
    given('mvvvvvv', day)
      .when(0, 'speaking', wires.speaking.schema.parse(half) as ReturnType<typeof says>)
      .thenAlso(
        {
          type: 'believed',
          beliefs: {
            players: [{ seat: 2, suspicion: 30, trust: 50, pattern: '' }],
            relations: '',
            reads: 'Bold.',
          },
        },
        {
          type: 'stated',
          nominates: 2,
          defends: [],
          claim: { role: 'sheriff', results: [{ seat: 3, isMafia: true }] },
        },
      )
    expect(wires.speaking.schema.safeParse({ ...hostile, nominates: 'Ada' }).success).toBe(false)
  })

  test('MF-BELIEF-5 reasons of votes and night choices are kept for that seat, one line each', () =>
    given('mvvvvvv')
      .when(0, 'night_kill', { ...names(1), reason: ' too\nclever ' })
      .thenAlso({ type: 'kill-proposed', seat: 0, reason: 'too clever', to: [0] }))
})

describe('the defence', () => {
  test('MF-DEFENCE-1 the nominated speak in the order of their nomination, knowing who nominated them', () =>
    given('mvvvvvv', day)
      .talk({ 0: 5, 1: 2, 4: 5 })
      .thenAlso({ type: 'defence-opened', nominees: [5, 2] })
      .thenAsks([5], 'defence', { by: [0, 4] })
      .when(5, 'defence', says())
      .thenAlso({ type: 'stated', seat: 5, at: 'defence' })
      .thenAsks([2], 'defence', { by: [1] })
      .plead()
      .thenAlso({ type: 'vote-opened', targets: [5, 2] }))

  test('MF-DEFENCE-2 there is none where the options say so, or nobody is nominated', () => {
    given('mvvvvvv', { ...day, defence: false })
      .talk({ 0: 5 })
      .thenNo('defence-opened')
    given('mvvvvvv', { ...day, eligible: 'everyone' })
      .talk()
      .thenNo('defence-opened')
      .thenAlso({ type: 'vote-opened', targets: [0, 1, 2, 3, 4, 5, 6] })
  })
})
