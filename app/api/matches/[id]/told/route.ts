import { z } from 'zod'
import { may } from '@/lib/auth/access'
import { TOLD_PAGE, type ToldPage } from '@/lib/live/scene'
import { findGuard } from '@/lib/queries/guard'
import { readEntries } from '@/lib/queries/log'
import { findStatus, statusFor } from '@/lib/queries/status'
import { packedJson } from '@/lib/server/packed'
import { noSuchGame, refusalOf } from '@/lib/server/refusal'
import { route } from '@/lib/server/route'

const AFTER = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(0),
})

/** GET …/told?after=n: what everyone is told next, whoever asks. No thoughts, no numbers of decisions. */
export const GET = route(async ({ request, viewer, params }) => {
  const query = AFTER.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw refusalOf(query.error)
  const match = await findGuard(params.id)
  if (!match || !may(viewer, 'see', match)) throw noSuchGame()
  const entries = await readEntries(params.id, 'public', query.data.after, TOLD_PAGE)
  const status = await findStatus(params.id)
  if (!status) throw noSuchGame()
  const page: ToldPage = { status: statusFor('public', status), entries }
  return packedJson(request, page, 'private, no-cache')
})
