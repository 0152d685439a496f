// Temperaments change the course of both crises: measured over many matches, told apart by 95 % intervals.
import { describe, expect, test, vi } from 'vitest'
import { scenarios } from '@/lib/games/crisis/library'
import { headline } from '@/lib/games/crisis/scripts/measure'
import { shareInterval } from '@/lib/match/figures'
import { type Cast, type Course, course, mean } from './courses'

// hundreds of matches: seconds of a free core, more of a busy one
vi.setConfig({ testTimeout: 300_000 })

/** Matches a figure. MATCHES=100 gives those of docs/players.md. */
const MATCHES = Number(process.env.MATCHES ?? 16)
const FULL: readonly Cast[] = ['hawk', 'dove', 'merchant', 'opportunist', 'as written']
const CASTS = MATCHES >= 100 ? FULL : (['hawk', 'dove', 'as written'] as const)

const shown = ({ mean: value, low, high }: ReturnType<typeof mean>): string =>
  `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`

const percent = (share: number): string => (100 * share).toFixed(0)

/** "war 92 % (85 to 96)" for every way in which these matches ended. */
function endings(courses: readonly Course[]): string {
  const ways = [...new Set(courses.map(({ by }) => by))].sort()
  return ways
    .map((way) => {
      const share = courses.filter(({ by }) => by === way).length / courses.length
      const [low, high] = shareInterval(share, courses.length)
      return `${way} ${percent(share)} % (${percent(low)} to ${percent(high)})`
    })
    .join(', ')
}

describe.each(scenarios)('$title', (scenario) => {
  const main = headline(scenario)
  if (!main) throw new Error('no headline')
  const known: Partial<Record<Cast, readonly Course[]>> = {}
  const played = (cast: Cast): readonly Course[] => {
    known[cast] ??= Array.from({ length: MATCHES }, (_, i) => course(scenario, cast, i + 1))
    return known[cast]
  }
  const figures = (cast: Cast) => ({
    end: mean(played(cast).map(({ ends }) => ends[main.id])),
    worst: mean(played(cast).map(({ worst }) => worst)),
    best: mean(played(cast).map(({ best }) => best)),
    steps: mean(played(cast).map(({ steps }) => steps)),
  })

  test('four hawks, four doves and the table as written take three courses', ({ annotate }) => {
    for (const cast of CASTS) {
      const { end, worst, best, steps } = figures(cast)
      annotate(
        `${scenario.id}, ${cast}: ${main.title} at the end ${shown(end)}, highest ${shown(worst)}, lowest ${shown(best)}; ` +
          `steps ${shown(steps)}; ${endings(played(cast))}`,
      )
      for (const variable of scenario.world)
        if (variable.kind === 'number' && variable.id !== main.id && !variable.secret)
          annotate(`${variable.title} ${shown(mean(played(cast).map(({ ends }) => ends[variable.id])))}`)
    }
    const [hawk, mixed, dove] = (['hawk', 'as written', 'dove'] as const).map(figures)
    expect(hawk.end.low).toBeGreaterThan(mixed.end.high)
    expect(hawk.worst.low).toBeGreaterThan(mixed.worst.high)
    expect(mixed.worst.mean).toBeGreaterThan(dove.worst.mean)
    // the hawks break it, the doves mend it, and both are quicker than the rest
    expect(hawk.steps.high).toBeLessThan(mixed.steps.low)
    expect(dove.steps.high).toBeLessThan(mixed.steps.low)
  })

  test('hawks end it badly, doves well', () => {
    const bad = ['war', 'collapse', 'peg_broken']
    const good = ['agreement', 'zone_lifted', 'calm']
    const share = (cast: Cast, ways: readonly string[]) =>
      played(cast).filter(({ by }) => ways.includes(by)).length / MATCHES
    expect(share('hawk', bad)).toBeGreaterThan(share('as written', bad) + 0.5)
    expect(share('dove', good)).toBeGreaterThan(0.9)
    expect(share('as written', bad)).toBeLessThan(0.5)
  })

  test('promises are kept by faith, and secrecy is a matter of temperament', ({ annotate }) => {
    const habits = (['hawk', 'dove', 'merchant', 'opportunist'] as const).map((cast) => {
      const sum = (of: (one: Course) => number) => played(cast).reduce((all, one) => all + of(one), 0)
      const [kept, broken, covert] = [
        sum((one) => one.kept),
        sum((one) => one.broken),
        sum((one) => one.covert),
      ]
      const acts = sum((one) => Object.values(one.acts).reduce((all, times) => all + times, 0))
      const [low, high] = shareInterval(kept / (kept + broken), kept + broken)
      const [from, to] = shareInterval(covert / acts, acts)
      annotate(
        `${scenario.id}, ${cast}: ${kept} of ${kept + broken} deals kept (${percent(low)} to ${percent(high)} %), ` +
          `${covert} of ${acts} acts in secret (${percent(from)} to ${percent(to)} %)`,
      )
      return { keeps: { low, high }, hides: { from, to } }
    })
    const [hawk, dove, merchant, opportunist] = habits
    for (const one of [dove, merchant]) expect(opportunist.keeps.high).toBeLessThan(one.keeps.low)
    for (const one of [dove, merchant]) expect(opportunist.hides.from).toBeGreaterThan(one.hides.to)
    expect(hawk.hides.from).toBeGreaterThan(dove.hides.to)
  })

  test('each match of a table is its own: courses spread', () => {
    for (const cast of CASTS) {
      const ends = new Set(played(cast).map((one) => JSON.stringify(one)))
      expect(ends.size).toBeGreaterThan(0.9 * MATCHES)
    }
  })
})
