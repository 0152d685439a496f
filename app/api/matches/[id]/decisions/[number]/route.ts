import { findDecision } from '@/lib/queries/decision'
import { packedJson } from '@/lib/server/packed'
import { noSuchGame } from '@/lib/server/refusal'
import { route } from '@/lib/server/route'

/** The whole record of one decision as JSON, for observers. */
export const GET = route(async ({ request, viewer, params }) => {
  const record = await findDecision(params.id, Number(params.number), viewer)
  if (!record) throw noSuchGame()
  return packedJson(request, record, 'private, no-cache')
})
