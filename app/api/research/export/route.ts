import { deskText } from '@/lib/live/desk'
import { EXPORT_SCHEMA, exportedDecisions, hasPlaces } from '@/lib/queries/research/export'
import { decisionsAsCsv, decisionsAsJsonl } from '@/lib/record/decisions'
import { deskOf } from '@/lib/server/desk'
import { Refusal } from '@/lib/server/refusal'
import { route } from '@/lib/server/route'
import { download } from '@/lib/server/streamed'

/** GET ?<question>&format=jsonl|csv[&packets=1]: every decision that answers it, streamed. See docs/export.md. */
export const GET = route(async ({ request, viewer }) => {
  const query = new URL(request.url).searchParams
  const desk = deskOf(request)
  const [format, packets] = [query.get('format') ?? 'jsonl', query.get('packets') === '1']
  if (format !== 'jsonl' && format !== 'csv') throw new Refusal(400, 'One of jsonl, csv.', 'format')
  if (format === 'csv' && packets) throw new Refusal(400, 'Packets come as JSONL alone.', 'packets')
  await hasPlaces(viewer, desk)
  const decisions = exportedDecisions(viewer, desk, packets)
  if (format === 'csv')
    return download(decisionsAsCsv(decisions), 'parlor-decisions.csv', 'text/csv; charset=utf-8')
  const head = { schema: EXPORT_SCHEMA, kind: 'parlor-decisions', question: deskText(desk), packets }
  return download(
    decisionsAsJsonl(decisions, head),
    'parlor-decisions.jsonl',
    'application/jsonl; charset=utf-8',
  )
})
