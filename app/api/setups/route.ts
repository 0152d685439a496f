import { DOCUMENT_BODY_MOST } from '@/lib/live/document'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'
import { keepSetup, setupForm } from '@/lib/server/setups'
import { listSetups } from '@/lib/store/setups'

/** The set-ups of whoever asks. */
export const GET = route(async ({ viewer }) => {
  if (!viewer) throw noAccount()
  return json({ setups: await listSetups(viewer.id) })
})

/** Keeps a set-up by name; one of the same name is overwritten. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  return json(await keepSetup(viewer.id, await readBody(request, setupForm, DOCUMENT_BODY_MOST)))
})
