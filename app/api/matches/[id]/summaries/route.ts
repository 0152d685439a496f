import { findSummaries } from '@/lib/queries/summaries'
import { noSuchGame } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'

/** The calls that put older talk in short, with what was sent and what came, for those who may read packets. */
export const GET = route(async ({ viewer, params }) => {
  const summaries = await findSummaries(params.id, viewer)
  if (!summaries) throw noSuchGame()
  return json({ summaries })
})
