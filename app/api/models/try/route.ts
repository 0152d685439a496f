import { countTry } from '@/lib/auth/limits'
import { tryForm, tryWay } from '@/lib/server/models'
import { noAccount } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** One tiny call with a key that is kept; what it came to, in words. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  const form = await readBody(request, tryForm)
  await countTry([{ limit: 'try-account', key: viewer.id }])
  return json(await tryWay(viewer.id, form))
})
