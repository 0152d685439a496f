// What the calls of a match may cost.
import type { Ruled } from './ask'
import { keepAll } from './keep'
import type { Playing } from './question'

/** Why no further call may be paid for, by what the stored ones have cost; null: one may. */
export type Ceiling = () => Promise<string | null>

export type Ceilings = {
  /** What the calls of a match may cost; null: no bound is set. Absent: there are no bounds. */
  readonly ceiling?: (matchId: string) => Promise<Ceiling | null>
}

/** Why no further call of a match may be paid for; null: one may. */
export async function whyUnpaid(matchId: string, { ceiling }: Ceilings): Promise<string | null> {
  const reached = await ceiling?.(matchId)
  return (await reached?.()) ?? null
}

/** Looks up what the next calls may cost while the present ones are out. */
export function ceilingAhead({ agents, match }: Playing, { ceiling }: Ceilings): Promise<Ceiling | null> {
  const isPaid = agents.some(({ provider }) => provider !== undefined)
  const found = (isPaid && ceiling?.(match.id)) || Promise.resolve(null)
  found.catch(() => {}) // its fault counts when it is wanted
  return found
}

/** What the next calls may cost, with what these answers have cost stored where that counts. */
export async function boundOf(
  answers: readonly Ruled[],
  ceiling: Promise<Ceiling | null>,
): Promise<Ceiling | null> {
  const bound = await ceiling.catch(async (error) => {
    await keepAll(answers)
    throw error
  })
  if (bound) await keepAll(answers)
  return bound
}
