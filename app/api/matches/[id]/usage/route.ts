import { findMatchUsage } from '@/lib/queries/usage'
import { decidedIn } from '@/lib/server/decided'
import { noSuchGame } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'

/** What the models of a match took, in all and by seat, for those who may read its packets; see `decidedIn`. */
export const GET = route(async ({ request, viewer, params }) => {
  const usage = await findMatchUsage(params.id, viewer, decidedIn(request))
  if (!usage) throw noSuchGame()
  return json(usage)
})
