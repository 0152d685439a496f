// Moves of one judgement, gathered by variable with who or what moved it.
import type { Seat } from '@/lib/core/game'
import type { NumberVariable, Value, Variable } from '../../scenario'
import { agentValues, changesIn, worldValues } from '../../seen'
import type { View } from '../../state'

export type Entry = { readonly by: Seat | null; readonly why: string; readonly add: number }
export type Line = {
  readonly seat: Seat | null
  readonly variable: Variable
  readonly was: Value
  readonly entries: Entry[]
  set: { readonly value: Value; readonly by: Seat; readonly why: string } | null
}
export type Ledger = Map<string, Line>

export function lineFor(ledger: Ledger, view: View, seat: Seat | null, variable: Variable): Line {
  const key = `${seat ?? 'world'} ${variable.id}`
  let line = ledger.get(key)
  if (!line) {
    const was = (seat === null ? worldValues(view) : agentValues(view, seat))[variable.id]
    line = { seat, variable, was, entries: [], set: null }
    ledger.set(key, line)
  }
  return line
}

/** All that a line adds up to. */
export const sumOf = ({ entries }: Line): number => entries.reduce((sum, { add }) => sum + add, 0)

/** How much of a push still tells near a bound: half of it, or less, in the last fifth of the way. */
export function room({ min, max }: NumberVariable, was: number, add: number): number {
  const left = (add > 0 ? max - was : was - min) / (max - min)
  return Math.min(1, Math.max(0.35, 0.35 + 3.25 * left))
}

/** The value to ask for: within bounds and, counting what modules moved in this step, within the largest change. */
export function settled(view: View, line: Line): Value {
  if (line.set !== null) return line.set.value
  const { variable, seat } = line
  if (variable.kind !== 'number') return line.was
  const was = line.was as number
  const { min, max, most_a_step: most, decimals } = variable
  let to = was + sumOf(line)
  if (most !== null) {
    const first = changesIn(view, view.table.step).find(
      (change) => change.seat === seat && change.name === variable.id,
    )
    const began = first ? (first.was as number) : was
    to = Math.min(began + most, Math.max(began - most, to))
  }
  const scale = 10 ** decimals
  return Math.round(Math.min(max, Math.max(min, to)) * scale) / scale
}
