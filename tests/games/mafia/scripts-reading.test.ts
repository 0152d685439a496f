// What a talker makes of votes, words and claims, and how its beliefs move.
import { describe, expect, test } from 'vitest'
import type { Seat } from '@/lib/core/game'
import { NOBODY } from '@/lib/games/mafia/actions'
import { readTable } from '@/lib/games/mafia/scripts/reading'
import { NEUTRAL } from '@/lib/games/mafia/scripts/traits'
import type { Options } from '@/lib/games/mafia/state'
import { answer, look, publicOdds, silent } from './seated'
import { claims, given, says } from './story'

describe('suspicion', () => {
  const DAY = { mafia: 2, start: 'day', lastWords: false } as const satisfies Partial<Options>
  /** Seats 0 and 1 are mafia. */
  const voted = (out: Seat, ballots: Readonly<Record<Seat, number>>, talk: Readonly<Record<Seat, number>>) =>
    given('mmsdvvvvv', DAY)
      .talk({ ...talk, 2: out })
      .plead()
      .vote(ballots)

  test('rises for who voted a villager out, and not for who voted otherwise', () => {
    const odds = publicOdds(voted(8, { 4: 8, 5: 8, 6: 8, 7: 0, 3: 0 }, { 3: 0 }))
    expect(odds[4]).toBeGreaterThan(odds[7] + 2)
  })

  test('falls for who voted a mafioso out, and rises for who spared him', () => {
    const odds = publicOdds(voted(0, { 2: 0, 3: 0, 4: 0, 5: 0, 6: 8, 7: NOBODY }, { 3: 8 }))
    expect(odds[4]).toBeLessThan(odds[8] - 5)
    expect(odds[6]).toBeGreaterThan(odds[4] + 10)
  })

  test('rises for who stood up for a mafioso', () => {
    const defended = given('mmsdvvvvv', DAY)
      .when(0, 'speaking', says())
      .when(1, 'speaking', says({ defends: [0] }))
      .when(2, 'speaking', says({ nominates: 0 }))
    const odds = publicOdds(silent(defended, 3, 4, 5, 6, 7, 8).plead().vote({ 3: 0, 4: 0 }))
    expect(odds[1]).toBeGreaterThan(odds[8] + 5)
  })

  test('settles on who claimed a role that another turned out to have', () => {
    const rivals = given('mmsdvvvvv', DAY)
      .when(0, 'speaking', says(claims('sheriff')))
      .when(1, 'speaking', says())
      .when(2, 'speaking', says({ nominates: 0, ...claims('sheriff') }))
      .when(3, 'speaking', says({ nominates: 2 }))
    const odds = publicOdds(silent(rivals, 4, 5, 6, 7, 8).plead().vote({ 4: 2, 5: 2, 6: 2 }))
    expect(odds[0]).toBeGreaterThan(40)
    expect(odds[0]).toBeGreaterThan(odds[1] * 1.5)
  })

  test('adds up to the mafia that are left', () => {
    const before = publicOdds(given('mmsdvvvvv', DAY))
    expect(before.reduce((a, b) => a + b)).toBeCloseTo(200, 0)
    const caught = publicOdds(voted(0, { 2: 0, 3: 0 }, {}))
    expect(caught.reduce((a, b) => a + b)).toBeCloseTo(200, 0)
    expect(caught[0]).toBe(100)
  })

  test('a villager called mafia knows the caller for a liar', () => {
    const accused = given('mmsdvvvvv', { mafia: 2 })
      .night({ 0: 3, 1: 3, 2: 4, 3: 3 })
      .when(0, 'speaking', says(claims('sheriff', [5, true])))
    const view = look(accused, (seen) => seen, 5)
    expect(readTable(view, { seat: 5, role: 'villager' }, NEUTRAL).lies[0]).toBe('about-me')
    expect(publicOdds(accused)[5]).toBeGreaterThan(60)
  })

  test('is written down, and moves with what happens', () => {
    const start = given('mmsdvvvvv', DAY)
    const first = answer(start, 0, 'speaking')
    expect(first.beliefs.players.find(({ player }) => player === 1)?.suspicion).toBe(100)
    const told = silent(start, 0, 1)
      .when(2, 'speaking', says({ nominates: 1, ...claims('sheriff') }))
      .when(3, 'speaking', {
        ...says({ nominates: 8 }),
        beliefs: answer(silent(given('mmsdvvvvv', DAY), 0, 1, 2), 3, 'speaking').beliefs,
      })
    const earlier = look(told, ({ own }) => own?.beliefs[1]?.suspicion ?? -1, 3)
    const caught = silent(told, 4, 5, 6, 7, 8)
      .plead()
      .vote({ 4: 1, 5: 1, 6: 1, 7: 8 })
      .night({ 0: 8, 2: 0, 3: 2 })
    const asked = silent(caught, 2)
    const later = answer(asked, 3, 'speaking').beliefs.players
    const seven = later.find(({ player }) => player === 7)
    const four = later.find(({ player }) => player === 4)
    expect(earlier).toBeLessThan(60)
    expect(seven?.suspicion).toBeGreaterThan((four?.suspicion ?? 100) + 10)
  })

  test('moves slowly in a cautious mind', () => {
    const told = () => {
      const day = given('mmsdvvvvv', DAY)
      const beliefs = {
        players: [{ player: 0, suspicion: 10, trust: 80, pattern: '' }],
        relations: '',
        reads: '',
      }
      const spoke = silent(day, 0, 1, 2, 3).when(4, 'speaking', { ...says(), beliefs })
      return silent(spoke, 5, 6, 7, 8)
    }
    const next = (caution: number) => {
      const asked = told().night({ 0: 8, 1: 8, 2: 5, 3: 3 })
      const speaks = silent(asked, 1, 2, 3)
      const players = answer(speaks, 4, 'speaking', { caution }).beliefs.players
      return players.find(({ player }) => player === 0)?.suspicion ?? 10
    }
    expect(next(0)).toBeGreaterThan(next(1))
  })
})
