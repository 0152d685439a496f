import { z } from 'zod'
import { audienceOf, isOver } from '@/lib/auth/access'
import { asOf } from '@/lib/live/channel'
import { findGuard, type GuardRow } from '@/lib/queries/guard'
import { readLogTogether } from '@/lib/queries/log'
import { packedJson } from '@/lib/server/packed'
import { noSuchGame, refusalOf } from '@/lib/server/refusal'
import { route } from '@/lib/server/route'

const AFTER = z.object({
  after: z.coerce
    .number()
    .int('after is a whole number.')
    .min(0, 'after is 0 or more.')
    .max(2 ** 31 - 1, 'after is too large.')
    .default(0),
})

/** A worker that is writing its last step when a match is stopped is long done. */
const SETTLED_MS = 60_000
const FOREVER = 'private, max-age=31536000, immutable'

const isFinal = (match: GuardRow): boolean =>
  isOver(match) && match.endedAt !== null && Date.now() - match.endedAt.getTime() > SETTLED_MS

/**
 * GET …/log?after=n[&as=town]: a `LogPage` for the reader's audience, or for the public; unchangeable once the match is
 * over. Caches keep the two apart by the address.
 */
export const GET = route(async ({ request, viewer, params }) => {
  const { as, ...asks } = Object.fromEntries(new URL(request.url).searchParams)
  const query = AFTER.safeParse(asks)
  if (!query.success) throw refusalOf(query.error)
  const match = await findGuard(params.id)
  const audience = match && audienceOf(viewer, match, asOf(as))
  if (!match || !audience) throw noSuchGame()
  const page = await readLogTogether(params.id, audience, { after: query.data.after, head: match.head })
  return packedJson(request, page, isFinal(match) ? FOREVER : 'private, no-cache')
})
