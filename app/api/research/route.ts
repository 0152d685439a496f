import { findRows } from '@/lib/queries/research/rows'
import { deskOf } from '@/lib/server/desk'
import { json, route } from '@/lib/server/route'

/** GET ?<question>&after=cursor: a `DeskPage` of decisions whose packets the reader may read. */
export const GET = route(async ({ request, viewer }) =>
  json(await findRows(viewer, deskOf(request), new URL(request.url).searchParams.get('after'))),
)
