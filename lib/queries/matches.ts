import type { Viewer } from '@/lib/auth/access'
import type { MatchFilter, MatchHead, MatchList } from '@/lib/live/shapes'

/** Matches that the viewer may see, the newest first: public ones, and their own. Without layers, events or seeds. */
export async function listMatches(_viewer: Viewer | null, _filter: MatchFilter = {}): Promise<MatchList> {
  return { matches: [], more: null }
}

/** The head of one match; null where there is none, or none for this viewer. Any text will do as `id`. */
export async function findMatch(_id: string, _viewer: Viewer | null): Promise<MatchHead | null> {
  return null
}
