import { isOver, may, type Viewer } from '@/lib/auth/access'
import { findGuard } from '@/lib/queries/guard'
import { announce, eraseMatch, store } from '@/lib/store/shared'
import { noSuchGame } from './refusal'

/**
 * Deletes a match for good, if the viewer may. One that still runs is stopped first, so that its worker lets go before
 * the log is gone. @throws Refusal
 */
export async function remove(id: string, viewer: Viewer | null): Promise<void> {
  const match = await findGuard(id)
  if (!match || !may(viewer, 'delete', match)) throw noSuchGame()
  if (!isOver(match)) {
    await store.setStatus(id, ['queued', 'running', 'paused'], 'stopped', 'deleted')
    await announce({ kind: 'status', match: id })
  }
  if (!(await eraseMatch(id))) throw noSuchGame()
  // whoever watches is put out
  await announce({ kind: 'status', match: id })
}
