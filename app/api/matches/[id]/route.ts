import { remove } from '@/lib/server/remove'
import { json, readBody, route } from '@/lib/server/route'
import { order, steer } from '@/lib/server/steer'

/** Pause, resume, stop, pace, rename, show: see `order`. */
export const PATCH = route(async ({ request, viewer, params }) =>
  json(await steer(params.id, await readBody(request, order), viewer)),
)

/** Deletes a match for good; one that runs is stopped first. */
export const DELETE = route(async ({ viewer, params }) => {
  await remove(params.id, viewer)
  return json({ deleted: true })
})
