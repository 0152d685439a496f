import { keepKey, keyForm, waysOf } from '@/lib/server/models'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** The ways to models of whoever asks: never a key, at most its last four characters. */
export const GET = route(async ({ viewer }) => {
  if (!viewer) throw noAccount()
  return json(await waysOf(viewer.id))
})

/** Keeps a key, in place of an older one for the same provider. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  await keepKey(viewer.id, await readBody(request, keyForm))
  return json(await waysOf(viewer.id))
})
