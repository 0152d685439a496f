// Many matches of one scenario with chosen temperaments: where its figures end, how far they rose, how it ended.
import { crisis } from '@/lib/games/crisis'
import { places } from '@/lib/games/crisis/places'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { headline } from '@/lib/games/crisis/scripts/measure'
import type { State } from '@/lib/games/crisis/state'
import { type Listener, playOut } from '@/lib/match/simulate'

/** Whoever sits at every agent's place, or as the scenario has it. */
export type Cast = 'hawk' | 'dove' | 'merchant' | 'opportunist' | 'as written'

export function match(scenario: Scenario, cast: Cast, seed: number, listen?: Listener) {
  const sittings = places(scenario).map(({ name, persona: own, personas }) => {
    const id = personas.includes(cast) ? cast : own
    const persona = crisis.personas.find((one) => one.id === id)
    if (!persona) throw new Error(`no persona ${id}`)
    return { persona: { ...persona, name }, agent: { script: persona.script } }
  })
  const setup = { seats: sittings.length, options: scenario }
  return playOut(crisis, { seed, setup, sittings }, {}, listen)
}

export type Course = {
  readonly ends: Readonly<Record<string, number>>
  readonly worst: number
  readonly best: number
  readonly steps: number
  readonly by: string
  readonly acts: Readonly<Record<string, number>>
  /** Deals that fell due, by how they went; acts done in secret. */
  readonly kept: number
  readonly broken: number
  readonly covert: number
}

/** One match in figures: numbers of the world at the end, the headline's highest and lowest, steps, how it ended. */
export function course(scenario: Scenario, cast: Cast, seed: number): Course {
  const { state } = match(scenario, cast, seed)
  const { table, own } = state as State
  const main = headline(scenario)
  if (!main) throw new Error('no headline')
  const along = [
    main.start,
    ...table.changes.flatMap(({ seat, name, now }) =>
      seat === null && name === main.id ? [now as number] : [],
    ),
  ]
  const acts: Record<string, number> = {}
  for (const { lever } of [...table.acts, ...own[scenario.agents.length].acts])
    acts[lever] = (acts[lever] ?? 0) + 1
  const known = own[scenario.agents.length]
  const count = (kind: string) => known.happened.filter((one) => one.kind === kind).length
  const ends = Object.fromEntries(
    Object.entries(table.world).flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : [])),
  )
  return {
    ends,
    worst: Math.min(main.max, Math.max(...along)),
    best: Math.max(main.min, Math.min(...along)),
    steps: table.step,
    by: table.by ?? '',
    acts,
    kept: count('deal_kept'),
    broken: count('deal_broken'),
    covert: known.acts.length,
  }
}

/** Mean with its 95 % interval. */
export function mean(values: readonly number[]): { mean: number; low: number; high: number } {
  const n = values.length
  const average = values.reduce((a, b) => a + b, 0) / n
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (n - 1))
  const half = (1.96 * spread) / Math.sqrt(n)
  return { mean: average, low: average - half, high: average + half }
}
