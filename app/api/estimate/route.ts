import { DOCUMENT_BODY_MOST } from '@/lib/live/document'
import { estimateFor, estimateForm } from '@/lib/server/estimate'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** What the models of a table may be expected to take, before it is set. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  return json(await estimateFor(await readBody(request, estimateForm, DOCUMENT_BODY_MOST), viewer.id))
})
