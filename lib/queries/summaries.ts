import { may, type Viewer } from '@/lib/auth/access'
import type { CallRecord } from '@/lib/live/shapes'
import { summaries } from '@/lib/store/minutes'
import { findGuard } from './guard'

/** A call that put ten turns of talk in short, as it is on record. */
export type SummaryRecord = CallRecord & {
  readonly fromTurn: number
  readonly toTurn: number
  readonly model: string
  /** The two messages that were sent. */
  readonly system: string
  readonly user: string
  /** null: the game's digest stood in. */
  readonly text: string | null
}

/** The calls for summaries of a match, in order; null where there is no such match, or not for this viewer. */
export async function findSummaries(id: string, viewer: Viewer | null): Promise<SummaryRecord[] | null> {
  const guard = await findGuard(id)
  if (!guard || !may(viewer, 'read-packets', guard)) return null
  return (await summaries.read(id)).map(({ matchId: _, raw, startedAt, endedAt, ...row }) => ({
    ...row,
    raw: raw && Buffer.from(raw).toString('utf8'),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
