import { countRows } from '@/lib/queries/research/rows'
import { deskOf } from '@/lib/server/desk'
import { json, route } from '@/lib/server/route'

/** GET ?<question>: a `DeskCount`, or null where it would take too long to count. */
export const GET = route(async ({ request, viewer }) => json(await countRows(viewer, deskOf(request))))
