// How a variable moves: one event for what was asked, one more where a bound takes some of it back.
import type { Seat } from '@/lib/core/game'
import type { Cause } from '../events'
import { isSecret, type NumberVariable, type Value, type Variable } from '../scenario'
import { isSame } from '../schema/values'
import { type CrisisStep, engineOf, type State } from '../state'

/** A move that somebody asks of one variable. `seat` null: of the world. */
export type Move = {
  readonly seat: Seat | null
  readonly variable: Variable
  readonly to: Value
  readonly cause: Exclude<Cause, 'clamp'>
  readonly source: string
  readonly why: string
}

/** Writes a move as it was asked, and the clamp that brings it back within bounds. */
export function move(step: CrisisStep, asked: Move): void {
  const { state } = step
  const { seat, variable, to, cause, source, why } = asked
  const was = valueIn(state, seat, variable)
  if (isSame(was, to)) return
  const bound = variable.kind === 'number' ? bounded(state, asked, variable) : null
  tell(step, asked, { was, now: to, cause, source, why })
  if (bound !== null && bound.value !== to)
    tell(step, asked, { was: to, now: bound.value, cause: 'clamp', source: bound.source, why: bound.why })
}

type Told = { was: Value; now: Value; cause: Cause; source: string; why: string }

function tell({ state, write }: CrisisStep, { seat, variable }: Move, told: Told): void {
  const to = knownTo(state, seat, variable)
  write({
    type: 'variable-changed',
    ...(seat !== null && { seat }),
    name: variable.id,
    title: variable.title,
    ...told,
    ...(to && { to }),
  })
}

/** Who is told of a variable's moves; null: everyone. */
function knownTo({ scenario }: State, seat: Seat | null, variable: Variable): readonly Seat[] | null {
  const engine = engineOf(scenario)
  if (seat === null) return variable.secret ? [engine] : null
  return isSecret(scenario.agents[seat], variable) ? [seat, engine] : null
}

/** What a variable stands at; the engine knows all. */
export function valueIn({ table, own, scenario }: State, seat: Seat | null, { id }: Variable): Value {
  const secret = own[engineOf(scenario)]
  const [dark, open] = seat === null ? [secret.world, table.world] : [secret.agents[seat], table.agents[seat]]
  return Object.hasOwn(dark, id) ? dark[id] : open[id]
}

/** Where a variable stood when the step began: before the first change of it that is told of this step. */
function beganAt({ table, own, scenario }: State, seat: Seat | null, variable: Variable): number {
  let began = valueIn({ table, own, scenario }, seat, variable) as number
  const { step } = table
  for (const changes of [table.changes, own[engineOf(scenario)].changes])
    for (let i = changes.length - 1; i >= 0 && changes[i].step === step; i--)
      if (changes[i].seat === seat && changes[i].name === variable.id) began = changes[i].was as number
  return began
}

const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}

/** A number within the variable's bounds: rounded, no farther than it may go in a step, between min and max. */
function bounded(
  state: State,
  { seat, to, cause }: Move,
  variable: NumberVariable,
): { value: number; source: string; why: string } {
  const { min, max, decimals, most_a_step: most, unit } = variable
  let value = rounded(to as number, decimals)
  let source = 'rounding'
  let why = decimals === 0 ? 'whole numbers alone' : `${decimals} places behind the point`
  if (most !== null && cause !== 'schedule') {
    const began = beganAt(state, seat, variable)
    const near = rounded(Math.min(began + most, Math.max(began - most, value)), decimals)
    if (near !== value) {
      ;[value, source] = [near, 'largest change']
      why = `at most ${most}${unit && ` ${unit}`} a step`
    }
  }
  const within = Math.min(max, Math.max(min, value))
  if (within === value) return { value, source, why }
  return { value: within, source: 'bounds', why: value < min ? `not below ${min}` : `not above ${max}` }
}
