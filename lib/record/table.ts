import { stringify } from 'csv-stringify/sync'
import { defused } from './defused'

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return defused(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Lines of CSV (RFC 4180, CRLF), every cell defused. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map(cell)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
