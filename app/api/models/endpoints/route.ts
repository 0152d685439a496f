import { endpointForm, keepEndpoint, waysOf } from '@/lib/server/models'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** Keeps an endpoint by name; one of the same name is overwritten. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  await keepEndpoint(viewer.id, await readBody(request, endpointForm))
  return json(await waysOf(viewer.id))
})
