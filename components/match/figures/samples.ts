import { isCoreEvent } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'
import type { AnyFigure } from '../../boards/board'
import type { Played } from '../chronicle'

/** A figure of all seats at the end of a turn. `n`: the turn's last entry, where a click on the point leads. */
export type TurnFigure = { readonly turn: number; readonly n: number; readonly values: readonly number[] }

/**
 * A figure of each seat at the end of each turn of the first `at` entries, in its own unit. Of a figure that counts
 * change, what changed within the turn. Turn 0, before the first, is no point of a change.
 */
export function samplesOf(
  { table, setup }: Pick<Played, 'table' | 'setup'>,
  figure: AnyFigure,
  entries: readonly WireEntry[],
): readonly TurnFigure[] {
  const state = table.initial(setup)
  const levels: TurnFigure[] = []
  let turn = 0
  for (const entry of entries) {
    if (entry.turn !== turn) {
      levels.push({ turn, n: entry.n - 1, values: [...figure.of(state)] })
      turn = entry.turn
    }
    if (!isCoreEvent(entry.event)) table.evolve(state, entry.event)
  }
  levels.push({ turn, n: entries.length, values: [...figure.of(state)] })
  if (figure.kind === 'level') return levels
  return levels.slice(1).map(({ turn, n, values }, i) => ({
    turn,
    n,
    values: values.map((value, seat) => value - levels[i]!.values[seat]!),
  }))
}

/** The point nearest to entry `at`: the turn it lies in. */
export function pointAt(samples: readonly TurnFigure[], at: number): number {
  const found = samples.findIndex(({ n }) => n >= at)
  return found < 0 ? samples.length - 1 : found
}

const STEPS = [1, 2, 2.5, 5, 10] as const

/** Three or four round values from the least to the most, both within: where gridlines lie. */
export function ticks(least: number, most: number): readonly number[] {
  const span = most - least || 1
  const power = 10 ** Math.floor(Math.log10(span / 3))
  const step = power * (STEPS.find((size) => span / (size * power) <= 3.5) ?? 10)
  const first = Math.ceil(least / step) * step
  const found: number[] = []
  for (let value = first; value <= most + step / 1e6; value += step)
    found.push(Math.round(value * 1e6) / 1e6 + 0)
  return found
}
