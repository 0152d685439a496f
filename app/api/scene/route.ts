import { findScene } from '@/lib/queries/scene'
import { packedJson } from '@/lib/server/packed'
import { Refusal } from '@/lib/server/refusal'
import { route } from '@/lib/server/route'

/** What plays on the front page: a public match, as everyone may know it. */
export const GET = route(async ({ request }) => {
  const scene = await findScene()
  if (!scene) throw new Refusal(404, 'Nobody has played here yet.')
  return packedJson(request, scene, 'private, no-cache')
})
