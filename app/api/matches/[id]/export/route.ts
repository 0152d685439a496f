import { matchRecord } from '@/lib/queries/match-record'
import { noSuchGame } from '@/lib/server/refusal'
import { route } from '@/lib/server/route'
import { download } from '@/lib/server/streamed'

/** GET: the whole match as sealed JSON lines, for those who may read its packets. See docs/export.md. */
export const GET = route(async ({ viewer, params }) => {
  const lines = await matchRecord(params.id, viewer)
  if (!lines) throw noSuchGame()
  return download(lines, `parlor-${params.id}.jsonl`, 'application/jsonl; charset=utf-8')
})
