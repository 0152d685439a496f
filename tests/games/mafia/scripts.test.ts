// What a talker does with what it may know: positions, then laws over many matches.
import { describe, expect, test } from 'vitest'
import type { Mind } from '@/lib/core/game'
import { mafia } from '@/lib/games/mafia'
import { type Action, NO_CLAIM } from '@/lib/games/mafia/actions'
import { personas } from '@/lib/games/mafia/personas'
import { readTable } from '@/lib/games/mafia/scripts/reading'
import { NEUTRAL } from '@/lib/games/mafia/scripts/traits'
import type { Options } from '@/lib/games/mafia/state'
import { answer, look, silent } from './seated'
import { claims, given, says } from './story'
import { type Player, playMatch } from './tally'

describe('a sheriff', () => {
  // seat 0 looks at the mafioso in seat 1; nobody dies
  const found = () => given('smmdvvv').night({ 0: 1, 1: 3, 2: 3, 3: 3 })

  test('who found a mafioso says so and nominates', () =>
    expect(answer(found(), 0, 'speaking')).toMatchObject({
      nominates: 1,
      claims: { role: 'sheriff', results: [{ player: 1, is_mafia: true }] },
    }))

  test('of a high threshold keeps the badge hidden, and nominates all the same', () =>
    expect(answer(found(), 0, 'speaking', { suspicionThreshold: 90 })).toMatchObject({
      nominates: 1,
      claims: NO_CLAIM,
    }))

  test('who found nobody says nothing of it', () => {
    const clear = given('smmdvvv').night({ 0: 4, 1: 3, 2: 3, 3: 3 })
    expect(answer(clear, 0, 'speaking').claims).toEqual(NO_CLAIM)
  })

  test('up for the vote says all it knows', () => {
    const accused = silent(given('smmdvvv').night({ 0: 4, 1: 3, 2: 3, 3: 3 }), 0)
    const stands = silent(accused.when(1, 'speaking', says({ nominates: 0 })), 2, 3, 4, 5, 6)
    expect(answer(stands, 0, 'defence').claims).toEqual({
      role: 'sheriff',
      results: [{ player: 4, is_mafia: false }],
    })
  })

  test('says last night’s result too, once it is known for what it is', () => {
    const day = found().when(0, 'speaking', says(claims('sheriff', [1, true])))
    const night = silent(day, 1, 2, 3, 4, 5, 6).night({ 0: 2, 1: 4, 2: 4, 3: 0 })
    const next = silent(night, 1, 2, 3, 5, 6)
    expect(answer(next, 0, 'speaking').claims).toEqual({
      role: 'sheriff',
      results: [
        { player: 1, is_mafia: true },
        { player: 2, is_mafia: true },
      ],
    })
  })

  test('looks at whom it has not looked at', () => {
    const night = given('smmdvvv').night({ 0: 1, 1: 3, 2: 3, 3: 3 }).talk()
    expect(answer(night, 0, 'investigation').target).not.toBe(1)
  })

  test('knows that another who claims the badge lies', () => {
    const rival = found().talk().night({ 0: 4, 1: 3, 2: 3, 3: 0 })
    const lied = silent(rival.when(1, 'speaking', says(claims('sheriff', [4, true]))), 2)
    const view = look(lied, (seen) => seen, 0)
    expect(readTable(view, { seat: 0, role: 'sheriff' }, NEUTRAL).lies[1]).toBe('mine')
  })
})

describe('a doctor', () => {
  const claimed = () =>
    silent(
      given('vsmmdvv')
        .night({ 1: 2, 2: 4, 3: 4, 4: 4 })
        .when(0, 'speaking', says())
        .when(1, 'speaking', says(claims('sheriff', [2, true]))),
      2,
      3,
      4,
      5,
      6,
    )

  test('watches over a sheriff who has spoken up', () =>
    expect(answer(claimed(), 4, 'protection').target).toBe(1))

  test('turns to another the night after, since it must', () => {
    const next = claimed().night({ 1: 5, 2: 1, 3: 1, 4: 1 }).talk()
    expect(answer(next, 4, 'protection').target).not.toBe(1)
  })

  test('who must defend itself says what it is', () => {
    const stands = given('vsmmdvv').night({ 1: 2, 2: 0, 3: 0, 4: 0 }).talk({ 0: 4 })
    expect(answer(stands, 4, 'defence').claims).toEqual({ role: 'doctor', results: [] })
    expect(answer(stands, 4, 'defence', { suspicionThreshold: 100 }).claims).toEqual(NO_CLAIM)
  })
})

describe('a mafioso', () => {
  // seats 0, 1 and 2 are mafia; the sheriff in seat 3 found seat 0; seat 7 stands nominated too
  const caught = () =>
    silent(
      silent(given('mmmsdvvvv').night({ 0: 4, 1: 4, 2: 4, 3: 0, 4: 4 }), 0, 1, 2).when(
        3,
        'speaking',
        says({ nominates: 0, accuses: [0], ...claims('sheriff', [0, true]) }),
      ),
      4,
      5,
      6,
      7,
    ).when(8, 'speaking', says({ nominates: 7 }))

  test('whose partner is caught votes with the town', () => {
    const vote = caught().plead()
    expect(answer(vote, 1, 'voting', { chance: 0 }).vote).toBe(0)
  })

  test('who dares it saves the partner instead', () =>
    expect(answer(caught().plead(), 1, 'voting', { chance: 0.99 }).vote).toBe(7))

  test('whose partners carry the vote together never gives one up', () => {
    const endgame = given('mmsvv', { mafia: 2 }).night({ 0: 4, 1: 4, 2: 0 })
    expect(look(endgame, ({ table }) => table.over, null)).toBe(true)
    const day = given('mmsvvv', { mafia: 2, start: 'day' }).talk({ 2: 0, 3: 4 }).plead()
    expect(answer(day, 1, 'voting', { chance: 0 }).vote).toBe(4)
  })

  test('votes as its partners do', () => {
    const vote = given('mmmsdvvvv').night({ 0: 4, 1: 4, 2: 4, 3: 5, 4: 4 }).talk({ 3: 7, 4: 8 }).plead()
    const ballots = [0, 1, 2].map((seat) => answer(vote, seat, 'voting').vote)
    expect(new Set(ballots).size).toBe(1)
    expect([7, 8]).toContain(ballots[0])
  })

  test('joins the others in the second round', () => {
    const split = given('mmmmsdvvvvvvv').night({ 0: 6, 1: 7, 2: 6, 3: 8, 4: 0, 5: 5 })
    expect([1, 3].map((seat) => answer(split, seat, 'night_kill').target)).toEqual([6, 6])
  })

  test('kills the sheriff who spoke up', () => {
    const asked = caught().plead().vote({})
    expect(answer(asked, 1, 'night_kill', { aggression: 1 }).target).toBe(3)
  })

  test('kills no friend of its own, whatever is said of one', () => {
    const asked = caught().plead().vote({})
    for (const chance of [0, 0.3, 0.7, 0.99])
      expect([0, 1, 2]).not.toContain(answer(asked, 2, 'night_kill', { chance }).target)
  })

  describe('who hears a sheriff', () => {
    const heard = () =>
      given('smmdvvv')
        .night({ 0: 1, 1: 3, 2: 3, 3: 3 })
        .when(0, 'speaking', says({ nominates: 1, ...claims('sheriff', [1, true]) }))

    test('claims the badge itself where it likes lies, with a result made up', () =>
      expect(answer(heard(), 1, 'speaking', { lieFrequency: 1 }).claims).toEqual({
        role: 'sheriff',
        results: [{ player: 0, is_mafia: true }],
      }))

    test('lets it pass where it never lies', () =>
      expect(answer(heard(), 1, 'speaking', { lieFrequency: 0 }).claims).toEqual(NO_CLAIM))

    test('leaves the lie to a partner who has told it', () => {
      const lied = heard().when(1, 'speaking', says(claims('sheriff', [0, true])))
      expect(answer(lied, 2, 'speaking', { lieFrequency: 1 }).claims).toEqual(NO_CLAIM)
    })

    test('remembers on the next day what it made up, and adds to it', () => {
      const lied = silent(heard().when(1, 'speaking', says(claims('sheriff', [0, true]))), 2, 3, 4, 5, 6)
      const next = lied.plead().vote({}).night({ 0: 2, 1: 4, 2: 4, 3: 0 })
      const told = answer(next, 1, 'speaking', { lieFrequency: 0 }).claims
      expect(told.role).toBe('sheriff')
      expect(told.results[0]).toEqual({ player: 0, is_mafia: true })
      expect(told.results).toHaveLength(2)
    })
  })
})

describe('always legal', () => {
  const SETS: readonly Partial<Options>[] = [
    {},
    { start: 'day', eligible: 'everyone', tie: 'revote', ballots: 'secret' },
    { revealRoles: false, lastWords: false, defence: false },
    { sheriffs: 0, doctors: 2, abstaining: false, tie: 'random' },
    { sheriffs: 2, doctors: 0, discussionRounds: 0, eligible: 'everyone' },
    { skipKill: true, discussionRounds: 4, dayLimit: 3 },
  ]
  const sides: readonly (readonly [Player, Player])[] = [
    ['script', 'script'],
    ['script', 'random'],
    ['random', 'script'],
    ['plain', 'plain'],
  ]
  test.for(SETS)('under %o, among scripts and random players', (options) => {
    // playing out throws at the first illegal answer
    for (let seed = 1; seed <= 15; seed++)
      for (const [town, evil] of sides)
        expect(playMatch(seed, { seats: 5 + (seed % 12), town, mafia: evil, options }).state.table.over).toBe(
          true,
        )
  })

  test('one seed gives one match', () => {
    const once = playMatch(5, { seats: 9 })
    expect(playMatch(5, { seats: 9 }).events).toEqual(once.events)
  })
})

test('the plain player spreads its votes evenly', () => {
  const targets = new Map<number, number>()
  const vote = given('mmsdvvvvv', { mafia: 2, start: 'day', eligible: 'everyone', discussionRounds: 0 })
  vote.thenState((state) => {
    const request = mafia.requests(state)[0]
    for (let n = 0; n < 80; n++) {
      const mind: Mind = { persona: personas[0], names: [], chance: () => n / 80, said: [] }
      const { vote: target } = mafia.scripts.plain.choose(
        mafia.view(state, 0),
        request,
        mind,
      ) as Action<'voting'>
      targets.set(target, (targets.get(target) ?? 0) + 1)
    }
  })
  expect([...targets.values()]).toEqual(Array.from({ length: 8 }, () => 10))
})
