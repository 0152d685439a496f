import type { Viewer } from '@/lib/auth/access'
import type { DecisionRecord } from '@/lib/live/shapes'

/** The whole record of one decision; null where there is none, or none for this viewer. */
export async function findDecision(
  _id: string,
  _number: number,
  _viewer: Viewer | null,
): Promise<DecisionRecord | null> {
  return null
}
