import { isUuid } from '@/lib/queries/guard'
import { noAccount, Refusal } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'
import { deleteSetup } from '@/lib/store/setups'

/** Forgets one of one's own set-ups. */
export const DELETE = route(async ({ viewer, params }) => {
  if (!viewer) throw noAccount()
  if (!isUuid(params.id) || !(await deleteSetup(viewer.id, params.id)))
    throw new Refusal(404, 'There is no such set-up.')
  return json({ deleted: true })
})
