import { isUuid } from '@/lib/queries/guard'
import { waysOf } from '@/lib/server/models'
import { noAccount, Refusal } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'
import { deleteEndpoint } from '@/lib/store/keys'

/** Forgets one of one's own endpoints, with its key. */
export const DELETE = route(async ({ viewer, params }) => {
  if (!viewer) throw noAccount()
  if (!isUuid(params.id) || !(await deleteEndpoint(viewer.id, params.id)))
    throw new Refusal(404, 'There is no such endpoint.')
  return json(await waysOf(viewer.id))
})
