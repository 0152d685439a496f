import type { Seat } from '@/lib/core/game'
import { type Action, type ClaimFields, NO_CLAIM, NOBODY } from '../actions'
import type { Claim, EventOf, Table } from '../state'
import { isLivingOther } from './targets'

type Declared = Action<'speaking' | 'defence' | 'last_words'>
type Stated = EventOf<'stated'>

const NO_SEATS: readonly Seat[] = []

/** What a speech declares, as it stands in the log: whoever is dead, unknown or the speaker is left out of its lists. */
export const statedOf = (
  table: Table,
  seat: Seat,
  at: Stated['at'],
  { accuses, defends, claims }: Omit<Declared, 'beliefs'>,
): Omit<Stated, 'nominates'> => ({
  type: 'stated',
  seat,
  at,
  accuses: othersIn(table, seat, accuses),
  defends: othersIn(table, seat, defends),
  claim: claimOf(table, seat, claims),
})

function othersIn(table: Table, self: Seat, named: readonly number[]): readonly Seat[] {
  if (named.length === 0) return NO_SEATS
  return [...new Set(named)].filter((seat) => isLivingOther(table, self, seat))
}

/** Only a sheriff finds things out; of any other seat, dead or alive, one result each: the last. */
function claimOf({ seats }: Table, self: Seat, { role, results }: ClaimFields): Claim | null {
  if (role === 'none') return null
  if (role !== 'sheriff' || results.length === 0) return { role, results: [] }
  const found = new Map<Seat, boolean>()
  for (const { player, is_mafia } of results)
    if (Number.isInteger(player) && player >= 0 && player < seats && player !== self)
      found.set(player, is_mafia)
  return { role, results: [...found].map(([seat, isMafia]) => ({ seat, isMafia })) }
}

/** Nobody, or one living other. */
export const mayNominate = (table: Table, seat: Seat, target: number): boolean =>
  target === NOBODY || isLivingOther(table, seat, target)

export const NOTHING_DECLARED = { accuses: [], defends: [], claims: NO_CLAIM } as const
