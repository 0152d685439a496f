import type { Names, Seat } from '@/lib/core/game'
import { isSecret, type Scenario, type Value, type Variable } from '@/lib/games/crisis/scenario'
import { agentAt, agentOf, agentSeats, scenarioOf, worldOf } from '@/lib/games/crisis/seen'
import { type Change, engineOf, type State, type View, view } from '@/lib/games/crisis/state'

/** One variable of the world or of an agent, where it stands now. */
export type Gauge = {
  readonly key: string
  /** null: of the world. */
  readonly seat: Seat | null
  readonly variable: Variable
  readonly value: Value
  /** Others are not told where it stands. */
  readonly secret: boolean
}

/** A state as this audience was told it: an observer knows what the engine knows, the public what lies open. */
export const seenBy = (state: State): View => view(state, engineOf(state.table.scenario))

/** The scenario as far as this audience was told it. */
export const knownScenario = (state: State): Scenario => scenarioOf(seenBy(state))

/** Somebody who is told what is told to some alone. */
export const observes = (state: State): boolean => seenBy(state).own?.scenario != null

export const keyOf = (seat: Seat | null, id: string): string => `${seat ?? 'world'} ${id}`

/** Every variable that this audience knows, the world's first, then by agent, in the scenario's order. */
export function gaugesOf(state: State): readonly Gauge[] {
  const seen = seenBy(state)
  return [
    ...worldOf(seen).map(({ variable, value }) => ({
      key: keyOf(null, variable.id),
      seat: null,
      variable,
      value,
      secret: variable.secret,
    })),
    ...agentSeats(seen).flatMap((seat) =>
      agentOf(seen, seat).map(({ variable, value }) => ({
        key: keyOf(seat, variable.id),
        seat,
        variable,
        value,
        secret: isSecret(agentAt(seen, seat), variable),
      })),
    ),
  ]
}

/** Every change that this audience was told, by key of its variable, in the order of happening. */
export function changesByKey(state: State): ReadonlyMap<string, readonly Change[]> {
  const found = new Map<string, Change[]>()
  const { table, own } = seenBy(state)
  for (const changes of [table.changes, own?.changes ?? []])
    for (const change of changes) {
      const key = keyOf(change.seat, change.name)
      const list = found.get(key)
      if (list) list.push(change)
      else found.set(key, [change])
    }
  return found
}

/** "Readiness of Calder", "Crisis level". */
export const gaugeName = ({ seat, variable }: Pick<Gauge, 'seat' | 'variable'>, names: Names): string =>
  seat === null ? variable.title : `${variable.title}, ${names[seat]}`
