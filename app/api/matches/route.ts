import { z } from 'zod'
import { DOCUMENT_BODY_MOST } from '@/lib/live/document'
import { listMatches } from '@/lib/queries/matches'
import { launch, launchForm } from '@/lib/server/launch'
import { noAccount, refusalOf } from '@/lib/server/refusal'
import { launchReplay, replayForm } from '@/lib/server/replay'
import { json, judged, readJson, route } from '@/lib/server/route'

const SEARCH = z.object({
  q: z.string().max(200).default(''),
  take: z.coerce.number().int().min(1).max(30).default(10),
})

/** GET ?q=…&take=n: matches that the viewer may see, found by title, player or owner; the newest first. */
export const GET = route(async ({ request, viewer }) => {
  const query = SEARCH.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw refusalOf(query.error)
  const { q, take } = query.data
  return json(await listMatches(viewer, { search: q, take }))
})

/** Launches a match; with `from`, the same table again with answers from its record. */
export const POST = route(async ({ request, viewer, address }) => {
  if (!viewer) throw noAccount()
  const body = await readJson(request, DOCUMENT_BODY_MOST)
  const id =
    isObject(body) && 'from' in body
      ? await launchReplay(judged(body, replayForm), viewer, address)
      : await launch(judged(body, launchForm), viewer, address)
  return json({ id }, 201)
})

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null
