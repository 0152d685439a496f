import { accountUsage } from '@/lib/queries/usage'
import { decidedIn } from '@/lib/server/decided'
import { noAccount } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'

/** What the models of one's own matches took, by day and by match; see `decidedIn`. */
export const GET = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  return json(await accountUsage(viewer.id, decidedIn(request)))
})
