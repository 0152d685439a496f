import { findMatchUsage } from '@/lib/queries/usage'
import { noSuchGame } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'

/** What the models of a match took, in all and by seat, for those who may read its packets. */
export const GET = route(async ({ viewer, params }) => {
  const usage = await findMatchUsage(params.id, viewer)
  if (!usage) throw noSuchGame()
  return json(usage)
})
