import { ceilingForm, keepDailyCeiling } from '@/lib/server/ceiling'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** Sets what models may cost one's own account on one day. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  const form = await readBody(request, ceilingForm)
  await keepDailyCeiling(viewer.id, form)
  return json(form)
})
