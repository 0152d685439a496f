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
  const played: Partial<Record<Cast, readonly Course[]>> = {}
  const of = (cast: Cast): readonly Course[] => {
    played[cast] ??= Array.from({ length: MATCHES }, (_, i) => course(scenario, cast, i + 1))
    return played[cast]
  }
  const figures = (cast: Cast) => ({
    end: mean(of(cast).map(({ ends }) => ends[main.id])),
    worst: mean(of(cast).map(({ worst }) => worst)),
    best: mean(of(cast).map(({ best }) => best)),
    steps: mean(of(cast).map(({ steps }) => steps)),
  })

  test('four hawks, four doves and the table as written take three courses', ({ annotate }) => {
    for (const cast of CASTS) {
      const { end, worst, best, steps } = figures(cast)
      annotate(
        `${scenario.id}, ${cast}: ${main.title} at the end ${shown(end)}, highest ${shown(worst)}, lowest ${shown(best)}; ` +
          `steps ${shown(steps)}; ${endings(of(cast))}`,
      )
      for (const variable of scenario.world)
        if (variable.kind === 'number' && variable.id !== main.id && !variable.secret)
          annotate(`${variable.title} ${shown(mean(of(cast).map(({ ends }) => ends[variable.id])))}`)
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
      of(cast).filter(({ by }) => ways.includes(by)).length / MATCHES
    expect(share('hawk', bad)).toBeGreaterThan(share('as written', bad) + 0.5)
    expect(share('dove', good)).toBeGreaterThan(0.9)
    expect(share('as written', bad)).toBeLessThan(0.5)
  })

  test('each match of a table is its own: courses spread', () => {
    for (const cast of CASTS) {
      const ends = new Set(of(cast).map((one) => JSON.stringify(one)))
      expect(ends.size).toBeGreaterThan(0.9 * MATCHES)
    }
  })
})
