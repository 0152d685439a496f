import { describe, expect, test } from 'vitest'
import { seeded } from '@/lib/core/random'
import { mafia } from '@/lib/games/mafia'
import type { Event, EventOf, Options, Phase } from '@/lib/games/mafia/state'
import { runMatch } from '../../run'
import { given } from '../story'

const optionsOf = (part: Partial<Options> = {}) => mafia.options.parse(part)

/** Everything up to the first question. */
function opened(seed: number, seats: number, part: Partial<Options> = {}): Event[] {
  const written: Event[] = []
  const state = mafia.initial({ seats, options: optionsOf(part) })
  const write = (event: Event) => {
    written.push(event)
    mafia.evolve(state, event)
  }
  mafia.open({ state, random: seeded(seed), write })
  return written
}
const dealt = (events: readonly Event[]): EventOf<'role-dealt'>[] =>
  events.filter((event) => event.type === 'role-dealt')
const roles = (events: readonly Event[]) => dealt(events).map(({ role }) => role)
const howMany = (events: readonly Event[], role: string): number =>
  roles(events).filter((one) => one === role).length

describe('the deal', () => {
  test('MF-DEAL-1 five to sixteen players: as many of each role as the options say, the rest villagers', () => {
    expect(mafia.seats).toMatchObject({ min: 5, max: 16 })
    const events = opened(1, 12, { mafia: 3, doctors: 2, sheriffs: 1 })
    expect(['mafia', 'doctor', 'sheriff', 'villager'].map((role) => howMany(events, role))).toEqual([
      3, 2, 1, 6,
    ])
  })

  test('MF-DEAL-2 the seed alone says who is what, every seat alike', () => {
    expect(opened(7, 8)).toEqual(opened(7, 8))
    const times = Array.from({ length: 5 }, () => 0)
    for (let seed = 1; seed <= 2000; seed++) times[roles(opened(seed, 5)).indexOf('mafia')]++
    // 400 each, give or take four standard errors
    for (const time of times) expect(Math.abs(time - 400)).toBeLessThan(4 * Math.sqrt(2000 * 0.2 * 0.8))
  })

  test('MF-DEAL-3 everyone hears the own role alone, and the mafia hear who they are', () => {
    const events = opened(3, 9, { mafia: 3 })
    expect(dealt(events).map(({ seat, to }) => ({ seat, to }))).toEqual(
      Array.from({ length: 9 }, (_, seat) => ({ seat, to: [seat] })),
    )
    const partners = roles(events).flatMap((role, seat) => (role === 'mafia' ? [seat] : []))
    expect(events.filter(({ type }) => type === 'partners-met')).toEqual([
      { type: 'partners-met', partners, to: partners },
    ])
  })

  test('MF-DEAL-4 without a number the mafia are a quarter of the seats, rounded', () => {
    const sizes = [5, 6, 7, 9, 10, 13, 14, 16]
    expect(sizes.map((seats) => howMany(opened(1, seats), 'mafia'))).toEqual([1, 2, 2, 2, 3, 3, 4, 4])
  })

  test('MF-DEAL-5 the mafia are one at least and fewer than half, and every role has a seat', () => {
    const object = (seats: number, part: Partial<Options>) =>
      mafia.objection?.({ seats, options: optionsOf(part) }) ?? null
    for (let seats = 5; seats <= 16; seats++) expect(object(seats, {})).toBeNull()
    expect(object(8, { mafia: 3 })).toBeNull()
    expect(object(8, { mafia: 4 })?.option).toBe('mafia')
    expect(object(7, { mafia: 4 })?.option).toBe('mafia')
    expect(object(5, { mafia: 2, doctors: 1, sheriffs: 2 })).toBeNull()
    expect(object(5, { mafia: 2, doctors: 1, sheriffs: 3 })?.option).toBe('sheriffs')
    expect(object(5, { mafia: 2, doctors: 4, sheriffs: 0 })?.option).toBe('doctors')
    for (const wrong of [{ mafia: 4 }, { mafia: 2, doctors: 9 }])
      expect(object(8, wrong)?.message).toMatch(/^\S.*\.$/)
  })

  test('MF-OPTIONS-1 options within their bounds, defaults for what is not said', () => {
    expect(optionsOf()).toEqual({
      mafia: null,
      doctors: 1,
      sheriffs: 1,
      start: 'night',
      discussionRounds: 2,
      eligible: 'nominated',
      defence: true,
      lastWords: true,
      revealRoles: true,
      abstaining: true,
      tie: 'nobody',
      ballots: 'open',
      skipKill: false,
      dayLimit: 20,
    })
    const wrong = [
      { mafia: 0 },
      { mafia: 8 },
      { mafia: 1.5 },
      { doctors: -1 },
      { doctors: 16 },
      { sheriffs: -1 },
      { start: 'dawn' },
      { discussionRounds: 6 },
      { discussionRounds: -1 },
      { eligible: 'nobody' },
      { tie: 'all' },
      { ballots: 'closed' },
      { dayLimit: 0 },
      { dayLimit: 51 },
      { jester: true },
    ]
    for (const one of wrong) expect(mafia.options.safeParse(one).success, JSON.stringify(one)).toBe(false)
  })
})

describe('the course of a game', () => {
  test('MF-PHASE-1 set-up, night, morning, discussion, vote, resolution, and the end', () => {
    const phases: Phase[] = []
    const see = (phase: Phase) => {
      if (phases.at(-1) !== phase) phases.push(phase)
    }
    const setup = { seats: 7, options: optionsOf({ dayLimit: 1, eligible: 'everyone' }) }
    const { log } = runMatch(mafia, { seed: 5, setup, players: Array(7).fill('random') })
    const state = mafia.initial(setup)
    see(state.table.phase)
    for (const event of log) {
      mafia.evolve(state, event as Event)
      see(state.table.phase)
    }
    expect(phases).toEqual([
      'SETUP',
      'NIGHT_ACTIONS',
      'MORNING_REVEAL',
      'DAY_DISCUSSION',
      'DAY_VOTING',
      'RESOLUTION',
      'END',
    ])
    expect(mafia.phases).toEqual(phases)
  })

  test('MF-PHASE-2 the game starts by night, or by a day before which nobody died', () => {
    given('mvvvvvv').thenAsks([0], 'night_kill', { round: 1, maySkip: false })
    given('mvvvvvv', { start: 'day' })
      .thenAsks([0], 'speaking', { round: 1, rounds: 1 })
      .thenState(({ table }) => expect([table.turn, table.day, table.deaths]).toEqual([1, 1, []]))
  })

  test('MF-PHASE-3 nights and days count a turn each; a night belongs to the day it leads to', () => {
    const numbers: [number, number][] = []
    given('mvvvvvvv')
      .thenState(({ table }) => numbers.push([table.turn, table.day]))
      .night({ 0: 1 })
      .thenState(({ table }) => numbers.push([table.turn, table.day]))
      .talk()
      .thenState(({ table }) => numbers.push([table.turn, table.day]))
      .night({ 0: 2 })
      .thenState(({ table }) => numbers.push([table.turn, table.day]))
    expect(numbers).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ])
  })
})
