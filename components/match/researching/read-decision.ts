import type { DecisionRecord } from '@/lib/live/shapes'

/** Decisions that were read on this page, by address: what is ruled never changes. */
const known = new Map<string, DecisionRecord>()

/** The record of a decision; null where it cannot be had. */
export async function readDecision(
  match: string,
  number: number,
  signal: AbortSignal,
): Promise<DecisionRecord | null> {
  const address = `/api/matches/${match}/decisions/${number}`
  const found = known.get(address)
  if (found) return found
  const answer = await fetch(address, { signal }).catch(() => null)
  if (!answer?.ok) return null
  const record = (await answer.json().catch(() => null)) as DecisionRecord | null
  if (record?.ruledAt) known.set(address, record)
  return record
}
