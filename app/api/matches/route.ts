import { launch, launchForm } from '@/lib/server/launch'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** Launches a match. */
export const POST = route(async ({ request, viewer, address }) => {
  if (!viewer) throw noAccount()
  return json({ id: await launch(await readBody(request, launchForm), viewer, address) }, 201)
})
