import { asOf } from '@/lib/live/channel'
import type { Manifest } from '@/lib/live/manifest'
import { findManifest } from '@/lib/queries/manifest'
import { thisBuild } from '@/lib/server/build'
import { noSuchGame } from '@/lib/server/refusal'
import { json, route } from '@/lib/server/route'

/** GET […?as=town]: which match this is, as a `Manifest`, for whoever may see it. */
export const GET = route(async ({ request, viewer, params }) => {
  const as = asOf(new URL(request.url).searchParams.get('as'))
  const manifest = await findManifest(params.id, viewer, as)
  if (!manifest) throw noSuchGame()
  return json({ ...manifest, build: await thisBuild() } satisfies Manifest)
})
