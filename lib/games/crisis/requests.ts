import type { Request } from './actions'
import { engineOf, type State } from './state'

/** All agents that have not answered, at once; then the engine; nobody when it is over. */
export function requests({ table, scenario }: State): readonly Request[] {
  const { by, step: turn, phase, answered } = table
  if (by !== null) return []
  const bounds = { steps: table.scenario.steps }
  if (phase === 'JUDGEMENT') return [{ seat: engineOf(scenario), decision: 'judge', phase, turn, bounds }]
  return answered.flatMap((is, seat): Request[] =>
    is ? [] : [{ seat, decision: 'respond', phase, turn, bounds }],
  )
}
