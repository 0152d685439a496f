import { WAY_PROVIDERS } from '@/lib/live/ways'
import { waysOf } from '@/lib/server/models'
import { noAccount, Refusal } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'
import { deleteKey } from '@/lib/store/keys'

/** Forgets one's own key for a provider. */
export const DELETE = route(async ({ viewer, params }) => {
  if (!viewer) throw noAccount()
  const provider = WAY_PROVIDERS.find((known) => known === params.provider)
  if (!provider || !(await deleteKey(viewer.id, provider))) throw new Refusal(404, 'There is no such key.')
  return json(await waysOf(viewer.id))
})
