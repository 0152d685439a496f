import { csvLines } from './table'

/** Columns of the CSV, in order; each is a field of the JSON lines by the same name. */
export const CSV_COLUMNS = [
  ...[
    'match',
    'title',
    'game',
    'version',
    'number',
    'after',
    'seat',
    'name',
    'persona',
    'agent',
    'type',
    'phase',
  ],
  ...['turn', 'source', 'failure', 'action', 'speech', 'thought', 'category', 'promptTokens', 'inputTokens'],
  ...['cachedTokens', 'outputTokens', 'cost', 'askedAt', 'answeredAt', 'ruledAt'],
] as const

/** Marks the file for spreadsheets as UTF-8. */
const BOM = '\uFEFF'

export async function* decisionsAsJsonl(
  decisions: AsyncIterable<object>,
  head: object,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`
  for await (const decision of decisions) yield `${JSON.stringify(decision)}\n`
}

export async function* decisionsAsCsv(
  decisions: AsyncIterable<Readonly<Record<string, unknown>>>,
): AsyncGenerator<string> {
  yield BOM + csvLines([CSV_COLUMNS])
  for await (const decision of decisions) yield csvLines([CSV_COLUMNS.map((name) => decision[name])])
}
