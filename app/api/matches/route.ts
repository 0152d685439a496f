import { z } from 'zod'
import { listMatches } from '@/lib/queries/matches'
import { launch, launchForm } from '@/lib/server/launch'
import { noAccount, refusalOf } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

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

/** Launches a match. */
export const POST = route(async ({ request, viewer, address }) => {
  if (!viewer) throw noAccount()
  return json({ id: await launch(await readBody(request, launchForm), viewer, address) }, 201)
})
