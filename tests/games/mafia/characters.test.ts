// How well talkers play, how often they lie, and whether four tempers can be told apart: measured over many matches.
import { describe, expect, test, vi } from 'vitest'
import type { Persona } from '@/lib/core/persona'
import { mafia } from '@/lib/games/mafia'
import { type Action, NOBODY, type Request } from '@/lib/games/mafia/actions'
import { personas } from '@/lib/games/mafia/personas'
import { PUBLIC } from '@/lib/games/mafia/scripts/claims'
import { readTable } from '@/lib/games/mafia/scripts/reading'
import { type Occasion, occasionOf } from '@/lib/games/mafia/scripts/reveal'
import { stanceOf } from '@/lib/games/mafia/scripts/stance'
import { accusersOf } from '@/lib/games/mafia/scripts/today'
import { NEUTRAL } from '@/lib/games/mafia/scripts/traits'
import type { View } from '@/lib/games/mafia/state'
import { watched } from '../watched'
import { type Player, percent, playMatch, shareOf, townShare } from './tally'

// thousands of matches: seconds of a free core, more of a busy one
vi.setConfig({ testTimeout: 300_000 })

/** Matches a figure. MATCHES=5000 gives those of docs/players.md. */
const MATCHES = Number(process.env.MATCHES ?? 300)

describe('talkers beat random play on either side, by shares whose 95 % intervals lie apart', () => {
  test.for([7, 9, 12])('at a table of %i', (seats, { annotate }) => {
    const share = (town: Player, evil: Player) => townShare(MATCHES, { seats, town, mafia: evil })
    const random = share('random', 'random')
    const reading = share('script', 'random')
    const bluffing = share('random', 'script')
    const talking = share('script', 'script')
    annotate(
      `town's share: random against random ${percent(random)}; talkers against random mafia ${percent(reading)}; ` +
        `random against talking mafia ${percent(bluffing)}; talkers among themselves ${percent(talking)}`,
    )
    expect(reading.low).toBeGreaterThan(random.high + 0.3)
    expect(bluffing.share).toBeLessThan(random.share)
    if (MATCHES >= 1000) expect(bluffing.high).toBeLessThan(random.low)
    // nobody is always right, and nobody always wrong
    expect(talking.low).toBeGreaterThan(0.3)
    expect(talking.high).toBeLessThan(0.9)
    expect(talking.high).toBeLessThan(reading.low)
  })

  test('and the yardstick of plain players', ({ annotate }) => {
    const share = (town: Player, evil: Player) => townShare(MATCHES, { seats: 9, town, mafia: evil })
    const plain = share('plain', 'plain')
    const reading = share('script', 'plain')
    const bluffing = share('plain', 'script')
    annotate(
      `town's share: plain against plain ${percent(plain)}; talkers against plain mafia ${percent(reading)}; ` +
        `plain against talking mafia ${percent(bluffing)}`,
    )
    expect(reading.low).toBeGreaterThan(plain.high)
    expect(bluffing.high).toBeLessThan(plain.low + 0.05)
  })
})

const withParameters = (parameters: Record<string, number>): Persona => ({
  ...personas[0],
  parameters: { ...personas[0].parameters, ...parameters },
})

/** Counts each occasion to claim a false badge, and each that is taken. */
function lies(persona: Persona): Record<Occasion, { taken: number; all: number }> {
  const counts = { 'counter-claim': { taken: 0, all: 0 }, cornered: { taken: 0, all: 0 } }
  const game = watched(mafia, (view, request, action) => {
    if (view.own?.role !== 'mafia' || !('claims' in action)) return
    const occasion = occasionOf(stanceOf(view, request, idle(persona)), request.decision)
    if (occasion === null) return
    counts[occasion].all++
    if (['sheriff', 'doctor'].includes(action.claims.role)) counts[occasion].taken++
  })
  for (let seed = 1; seed <= 2 * MATCHES; seed++) playMatch(seed, { seats: 9, cast: [persona], game })
  return counts
}

const idle = (persona: Persona) => ({ persona, names: [], said: [], chance: () => 0.5 })

describe('the mafia lie as often as their persona says', () => {
  test.for([0, 0.15, 0.5, 0.85, 1])('at a lie frequency of %d', (lieFrequency, { annotate }) => {
    const counts = lies(withParameters({ lieFrequency }))
    for (const occasion of ['counter-claim', 'cornered'] as const) {
      const { taken, all } = counts[occasion]
      expect(all).toBeGreaterThan(100)
      annotate(`${occasion}: ${taken} of ${all}, ${percent(shareOf(taken, all))}`)
      // ten shares are looked at: three standard errors, not two
      const error = Math.sqrt((lieFrequency * (1 - lieFrequency)) / all)
      expect(Math.abs(taken / all - lieFrequency)).toBeLessThanOrEqual(3 * error)
    }
  })
})

const TEMPERS = {
  aggressive: { aggression: 0.9, caution: 0.15, analysis: 0.4, sociability: 0.4, suspicionThreshold: 35 },
  cautious: { aggression: 0.15, caution: 0.9, analysis: 0.5, sociability: 0.4, suspicionThreshold: 70 },
  analytical: { aggression: 0.4, caution: 0.45, analysis: 0.95, sociability: 0.3, suspicionThreshold: 50 },
  social: { aggression: 0.4, caution: 0.4, analysis: 0.4, sociability: 0.95, suspicionThreshold: 50 },
} as const
type Temper = keyof typeof TEMPERS

const HABITS = [
  'accuses',
  'nominates',
  'defends',
  'names first',
  'steps forward',
  'abstains',
  'accuses rightly',
] as const
type Habit = (typeof HABITS)[number]
type Habits = Record<Habit, { part: number; whole: number }>
const noHabits = (): Habits =>
  Object.fromEntries(HABITS.map((habit) => [habit, { part: 0, whole: 0 }])) as Habits

/** What seats of each temper do at a table where all four sit, twice each. */
function habitsOf(): Record<Temper, Habits> {
  const tempers = Object.keys(TEMPERS) as Temper[]
  const cast = tempers.map((temper) => ({ ...withParameters(TEMPERS[temper]), id: temper }))
  const habits = {
    aggressive: noHabits(),
    cautious: noHabits(),
    analytical: noHabits(),
    social: noHabits(),
  }
  for (let seed = 1; seed <= MATCHES; seed++) {
    const roles: { current: readonly string[] } = { current: [] }
    const seen: { seat: number; named: number }[] = []
    const game = watched(mafia, (view, request, action) => {
      const mine = habits[tempers[(seed + request.seat) % tempers.length]]
      note(mine, view, request, action)
      if (view.own?.role !== 'mafia' && 'accuses' in action)
        for (const named of action.accuses) seen.push({ seat: request.seat, named })
    })
    roles.current = playMatch(seed, { seats: 8, cast, game }).roles
    for (const { seat, named } of seen) {
      const right = habits[tempers[(seed + seat) % tempers.length]]['accuses rightly']
      right.whole++
      if (roles.current[named] === 'mafia') right.part++
    }
  }
  return habits
}

function note(habits: Habits, { table, own }: View, { decision, seat }: Request, action: Action): void {
  const add = (habit: Habit, did: boolean) => {
    habits[habit].whole++
    if (did) habits[habit].part++
  }
  if (decision === 'voting') add('abstains', (action as Action<'voting'>).vote === NOBODY)
  if (decision !== 'speaking') return
  const { accuses, nominates, defends, claims } = action as Action<'speaking'>
  add('accuses', accuses.length > 0)
  add('nominates', nominates !== NOBODY)
  add('defends', defends.length > 0)
  for (const named of accuses) add('names first', accusersOf(table, named, seat).length === 0)
  const badge = own?.role === 'sheriff' || own?.role === 'doctor'
  const before = table.statements.some((one) => one.seat === seat && one.claim?.role === own?.role)
  if (badge && !before) add('steps forward', claims.role === own?.role)
}

describe('four tempers', () => {
  test('can be told apart by what they do', ({ annotate }) => {
    const habits = habitsOf()
    const share = (temper: Temper, habit: Habit) => {
      const { part, whole } = habits[temper][habit]
      return shareOf(part, whole)
    }
    for (const temper of Object.keys(TEMPERS) as Temper[])
      annotate(`${temper}: ${HABITS.map((habit) => `${habit} ${percent(share(temper, habit))}`).join('; ')}`)
    const above = (habit: Habit, more: Temper, less: Temper) =>
      expect(share(more, habit).low, `${habit}: ${more} over ${less}`).toBeGreaterThan(
        share(less, habit).high,
      )
    for (const less of ['cautious', 'analytical', 'social'] as const) {
      above('accuses', 'aggressive', less)
      above('nominates', 'aggressive', less)
    }
    above('accuses', 'analytical', 'cautious')
    for (const less of ['aggressive', 'cautious', 'analytical'] as const) above('defends', 'social', less)
    for (const less of ['aggressive', 'analytical', 'social'] as const) above('abstains', 'cautious', less)
    above('steps forward', 'aggressive', 'cautious')
    above('names first', 'aggressive', 'social')
    above('accuses rightly', 'cautious', 'aggressive')
  })

  test('are sometimes wrong, all of them', () => {
    let right = 0
    let all = 0
    const game = watched(mafia, (view, request, action) => {
      if (request.decision !== 'voting' || view.own?.role === 'mafia') return
      const { vote } = action as Action<'voting'>
      if (vote === NOBODY) return
      seen.push(vote)
    })
    const seen: number[] = []
    for (let seed = 1; seed <= MATCHES; seed++) {
      seen.length = 0
      const { roles } = playMatch(seed, { seats: 9, game })
      all += seen.length
      right += seen.filter((seat) => roles[seat] === 'mafia').length
    }
    expect(right / all).toBeGreaterThan(0.4)
    expect(right / all).toBeLessThan(0.9)
  })
})

test('what the public can read gets better by the day', () => {
  const days: { sure: number; chance: number; n: number }[] = []
  const game = watched(mafia, ({ table }, request) => {
    if (request.decision !== 'voting') return
    const { odds } = readTable({ table, own: null }, PUBLIC, NEUTRAL)
    moments.push({ day: table.day, odds, alive: table.alive.slice() })
  })
  const moments: { day: number; odds: readonly number[]; alive: readonly boolean[] }[] = []
  for (let seed = 1; seed <= MATCHES; seed++) {
    moments.length = 0
    const { roles } = playMatch(seed, { seats: 12, game })
    for (const { day, odds, alive } of moments) {
      if (day > 3) continue
      days[day] ??= { sure: 0, chance: 0, n: 0 }
      const living = odds.map((_, seat) => seat).filter((seat) => alive[seat])
      const most = living.reduce((best, seat) => (odds[seat] > odds[best] ? seat : best))
      days[day].n++
      if (roles[most] === 'mafia') days[day].sure++
    }
  }
  const hit = (day: number) => days[day].sure / days[day].n
  expect(hit(3)).toBeGreaterThan(hit(1))
  expect(hit(1)).toBeGreaterThan(3 / 12)
})
