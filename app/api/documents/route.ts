import { DOCUMENT_BODY_MOST } from '@/lib/live/document'
import { documentAsk, readDocument } from '@/lib/server/document'
import { noAccount } from '@/lib/server/refusal'
import { json, judged, readJson, route } from '@/lib/server/route'

/** Reads what a match may be set with: its preview and places, or its faults by line and column. Nothing is stored. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  return json(readDocument(judged(await readJson(request, DOCUMENT_BODY_MOST), documentAsk)))
})
